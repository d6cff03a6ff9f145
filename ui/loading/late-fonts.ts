import { useEffect, useLayoutEffect, useRef } from 'react';
import italic from '#ui/fonts/spectral-400-italic.woff2?url';
import { whenIdle } from './when-idle.ts';

/**
 * Adds fonts that arrived too late for the first page when the visitor goes to the next one. They are optional
 * (fonts.css): text painted with the fallback fonts is not changed on the same page, because new line breaks would
 * shift the layout.
 */
export function useLateFonts(pathname: string): void {
  const late = useRef<FontFace[]>([]);
  const shown = useRef(pathname);
  useEffect(
    () =>
      whenIdle(() => {
        loadItalic();
        loadLateFonts(late.current);
      }),
    [],
  );
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    for (const face of late.current.splice(0)) document.fonts.add(face);
  }, [pathname]);
}

/** Its local replacement has the same width, so it may be replaced on the same page. */
function loadItalic(): void {
  document.fonts.add(new FontFace('Spectral', `url(${italic})`, { style: 'italic', display: 'swap' }));
}

/** Collects the preloaded fonts that the browser does not use on this page. */
function loadLateFonts(late: FontFace[]): void {
  const canvas = document.createElement('canvas').getContext('2d');
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]')) {
    const weight = /spectral-([34]00)-(?!italic)/.exec(href)?.[1];
    const widthIn = (families: string) => {
      if (canvas) canvas.font = `${weight} 99px ${families}`;
      return canvas?.measureText('Spielplan').width;
    };
    if (!weight || widthIn('Spectral,serif') !== widthIn('serif')) continue;
    const face = new FontFace('Spectral', `url(${href})`, { weight });
    // A font that fails to load is requested again by the next document.
    face.load().then(
      () => late.push(face),
      () => {},
    );
  }
}
