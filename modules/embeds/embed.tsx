import { Suspense } from 'react';
import { lazyWithRetry } from '#ui/loading/lazy-with-retry.ts';
import type { EmbedProps } from './foreign-embed.tsx';

const load = async () => (await import('./foreign-embed.tsx')).default;

/** In browsers the code is loaded when a page has such content; until then the document's preview stays as it is. */
const Foreign = import.meta.env.SSR ? await load() : lazyWithRetry(load);

/** Content of a provider: a preview first, the player after consent. */
export function Embed(props: EmbedProps) {
  return (
    <Suspense>
      <Foreign {...props} />
    </Suspense>
  );
}
