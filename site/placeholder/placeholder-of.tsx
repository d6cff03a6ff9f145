import type { ReactNode } from 'react';
import { screenOf } from '../screens.ts';
import { EventListPlaceholder } from './event-list-placeholder.tsx';
import { HomepageHeroPlaceholder } from './heroes.tsx';
import { HeadlinePlaceholder, TextPlaceholder } from './page-placeholders.tsx';
import { ProductionDetailPlaceholder, ProductionListPlaceholder } from './production-placeholders.tsx';

/** Screens whose shape is their own, by their names in screens.ts; all others are pages of text. */
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

/** What keeps the place of the screen at an address until it comes. */
export function placeholderOf(pathname: string): ReactNode {
  const name = screenOf(pathname)?.name ?? '';
  const Shape = Object.hasOwn(shapes, name) ? shapes[name] : undefined;
  return Shape ? <Shape /> : <TextPlaceholder />;
}
