import { useEffect, useLayoutEffect, useRef } from 'react';
import { whenIdle } from './when-idle.ts';

/**
 * Gives the next page the faces that came too late for the first one. They are optional (fonts.css): what has been painted
 * with their stand-ins stays so, for a line that breaks elsewhere would push all that follows it. Where the page changes,
 * everything is new anyway.
 */
export function useLateFonts(pathname: string): void {
  const late = useRef<FontFace[]>([]);
  const shown = useRef(pathname);
  useEffect(() => whenIdle(() => loadLateFonts(late.current)), []);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    for (const face of late.current.splice(0)) document.fonts.add(face);
  }, [pathname]);
}

/** Collects those of the faces asked for early that the browser does not draw with. */
function loadLateFonts(late: FontFace[]): void {
  const pen = document.createElement('canvas').getContext('2d');
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]')) {
    const weight = /spectral-([34]00)-(?!italic)/.exec(href)?.[1];
    const widthIn = (families: string) => {
      if (pen) pen.font = `${weight} 99px ${families}`;
      return pen?.measureText('Spielplan').width;
    };
    if (!weight || widthIn('Spectral,serif') !== widthIn('serif')) continue;
    const face = new FontFace('Spectral', `url(${href})`, { weight });
    // One that cannot be had is asked for again with the next document.
    face.load().then(
      () => late.push(face),
      () => {},
    );
  }
}
