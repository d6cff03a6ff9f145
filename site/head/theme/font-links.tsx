import light from '#ui/fonts/spectral-300.woff2?url';
import regular from '#ui/fonts/spectral-400.woff2?url';
import type { Look } from './look.ts';

const asFont = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const;

/** The fonts of the first window, requested at once. */
export function FontLinks({ look }: { look: Look | null | undefined }) {
  const files = look?.typeface ?? { light, regular };
  return (
    <>
      {files.light !== null && <link {...asFont} href={files.light} />}
      <link {...asFont} href={files.regular} />
    </>
  );
}
