import { lazy, Suspense } from 'react';
import type { EmbedProps } from './foreign-embed.tsx';

const load = () => import('./foreign-embed.tsx');

/** In browsers the code is loaded when a page has such content; until then the document's preview stays as it is. */
const Foreign = import.meta.env.SSR ? (await load()).default : lazy(load);

/** Content of a provider: a preview first, the player after consent. */
export function Embed(props: EmbedProps) {
  return (
    <Suspense>
      <Foreign {...props} />
    </Suspense>
  );
}
