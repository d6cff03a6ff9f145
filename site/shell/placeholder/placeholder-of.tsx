import type { ReactNode } from 'react';
import { screenOf } from '../../screens.ts';
import { EventListPlaceholder } from './event-list-placeholder.tsx';
import { HomepageHeroPlaceholder } from './heroes.tsx';
import { HeadlinePlaceholder, TextPlaceholder } from './page-placeholders.tsx';
import { ProductionDetailPlaceholder, ProductionListPlaceholder } from './production-placeholders.tsx';

/** Screens with their own placeholder, by their names in screens.ts; all others use that of a text page. */
const shapes: Readonly<Record<string, () => ReactNode>> = {
  index: () => (
    <>
      <HomepageHeroPlaceholder />
      <EventListPlaceholder />
    </>
  ),
  events: () => (
    <>
      <HeadlinePlaceholder />
      <EventListPlaceholder />
    </>
  ),
  productions: ProductionListPlaceholder,
  'productions-slug': ProductionListPlaceholder,
  'productions-slug-id': ProductionDetailPlaceholder,
};

/** The placeholder of the screen at an address. */
export function placeholderOf(pathname: string): ReactNode {
  const name = screenOf(pathname)?.name ?? '';
  const Shape = Object.hasOwn(shapes, name) ? shapes[name] : undefined;
  return Shape ? <Shape /> : <TextPlaceholder />;
}
