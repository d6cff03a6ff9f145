import { type ComponentProps, lazy, Suspense } from 'react';
import type OwnPlayer from './own-player.tsx';

const load = () => import('./own-player.tsx');

/** In browsers the code is loaded when a page has a film; until then the document's own player stays as it is. */
const Player = import.meta.env.SSR ? (await load()).default : lazy(load);

/** A film of the media library. */
export function OwnFilm(props: ComponentProps<typeof OwnPlayer>) {
  return (
    <Suspense>
      <Player {...props} />
    </Suspense>
  );
}
