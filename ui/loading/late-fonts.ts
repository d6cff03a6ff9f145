import { useEffect, useLayoutEffect, useRef } from 'react';
import italic from '#ui/fonts/spectral-400-italic.woff2?url';
import { whenIdle } from './when-idle.ts';

/** A family whose faces a page has, and the file of its italic. */
export interface Typeface {
  family: string;
  /** Null: there is none. */
  italic: string | null;
}

const usual: Typeface = { family: 'Spectral', italic };

/**
 * Adds fonts that arrived too late for the first page when the visitor goes to the next one. They are optional
 * (fonts.css): text painted with the fallback fonts is not changed on the same page, because new line breaks would
 * shift the layout. Without a `typeface` the page has that of the shared style sheet.
 */
export function useLateFonts(pathname: string, typeface: Typeface | null | undefined): void {
  const { family, italic: italicFile } = typeface ?? usual;
  const late = useRef<FontFace[]>([]);
  const shown = useRef(pathname);
  useEffect(
    () =>
      whenIdle(() => {
        if (italicFile !== null) loadItalic(family, italicFile);
        loadLateFonts(family, late.current);
      }),
    [family, italicFile],
  );
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    for (const face of late.current.splice(0)) document.fonts.add(face);
  }, [pathname]);
}

/** Its local replacement has the same width, so it may be replaced on the same page. */
function loadItalic(family: string, file: string): void {
  document.fonts.add(new FontFace(family, `url(${file})`, { style: 'italic', display: 'swap' }));
}

/** Collects the preloaded fonts that the browser does not use on this page. */
function loadLateFonts(family: string, late: FontFace[]): void {
  const canvas = document.createElement('canvas').getContext('2d');
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]')) {
    // A file without a light one beside it has both weights.
    const [, light, weight] = /-(300-)?([34]00)-(?!italic)[^/]*$/.exec(href) ?? [];
    const widthIn = (families: string) => {
      if (canvas) canvas.font = `${weight} 99px ${families}`;
      return canvas?.measureText('Spielplan').width;
    };
    if (!weight || widthIn(`${family},serif`) !== widthIn('serif')) continue;
    const face = new FontFace(family, `url(${href})`, { weight: light ? '300 400' : weight });
    // A font that fails to load is requested again by the next document.
    face.load().then(
      () => late.push(face),
      () => {},
    );
  }
}
