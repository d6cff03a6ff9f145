import { useEffect, useLayoutEffect, useRef } from 'react';
import { whenIdle } from './when-idle.ts';

/**
 * Gives the next page the faces that came too late for the first one. They are optional (fonts.css): what has been painted
 * with their stand-ins stays so, for a line that breaks elsewhere would push all that follows it. Where the page changes,
 * everything is new anyway.
 */
export function useLateFaces(pathname: string): void {
  const late = useRef<FontFace[]>([]);
  const shown = useRef(pathname);
  useEffect(() => whenIdle(() => void lateFaces().then((faces) => (late.current = faces))), []);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    for (const face of late.current) document.fonts.add(face);
    late.current = [];
  }, [pathname]);
}

/** Those of the faces asked for early that the browser does not draw with; loaded, but not in use yet. */
async function lateFaces(): Promise<FontFace[]> {
  const pen = document.createElement('canvas').getContext('2d');
  const widthIn = (weight: string, families: string) => {
    if (pen) pen.font = `${weight} 99px ${families}`;
    return pen?.measureText('Spielplan').width;
  };
  const late: FontFace[] = [];
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]')) {
    const weight = /spectral-([34]00)-(?!italic)/.exec(href)?.[1];
    if (weight && widthIn(weight, `Spectral,${standIn}`) === widthIn(weight, standIn))
      late.push(new FontFace('Spectral', `url(${href})`, { weight }));
  }
  // One that cannot be had is asked for again with the next document.
  const loaded = await Promise.allSettled(late.map((face) => face.load()));
  return loaded.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
}

const standIn = '"Spectral Stand-in","Spectral Stand-in for Android",serif';
