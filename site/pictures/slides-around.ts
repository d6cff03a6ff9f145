/** A rendition of a picture. */
interface Rendition {
  src: string;
  width: number;
  height: number;
}

/** A picture of the page as the lightbox shows it. */
export interface PageSlide {
  src: string;
  alt: string;
  /** Size of the original in pixels; absent where it is not known. */
  width?: number;
  height?: number;
  /** Narrowest first; absent where there is only the one. */
  srcSet?: Rendition[];
  /** What stands below it on the page, piece by piece. */
  words: { text: string; lang: string }[];
}

/** All pictures around a link that enlarges one of them, in their order on the page, and which of them that is. */
export function slidesAround(link: HTMLAnchorElement): { slides: PageSlide[]; index: number } {
  const place = link.closest('dialog, [role="dialog"], main') ?? document.body;
  const links = [...place.querySelectorAll<HTMLAnchorElement>('a[data-enlarge]')];
  return { slides: links.map(slideOf), index: links.indexOf(link) };
}

function slideOf(link: HTMLAnchorElement): PageSlide {
  const img = link.querySelector('img');
  const width = Number(img?.getAttribute('width'));
  const height = Number(img?.getAttribute('height'));
  const slide = { src: link.href, alt: img?.alt ?? '', words: wordsOf(link) };
  if (!img || !width || !height) return slide;
  return { ...slide, width, height, srcSet: renditionsOf(img, height / width) };
}

/** In the format that the browser chose on the page; of a picture that it has not loaded yet, in one that all know. */
function renditionsOf(img: HTMLImageElement, proportion: number): Rendition[] {
  const sets = [...(img.closest('picture')?.querySelectorAll('source') ?? []), img].map(({ srcset }) => srcset);
  const format = /\.\w+$/.exec(img.currentSrc)?.[0] ?? '.webp';
  const set = sets.find((each) => each.includes(`${format} `)) ?? img.srcset;
  return [...set.matchAll(/(\S+) (\d+)w/g)].map(([, src = '', given]) => {
    const width = Number(given);
    return { src, width, height: Math.round(width * proportion) };
  });
}

function wordsOf(link: HTMLAnchorElement): PageSlide['words'] {
  const figure = link.closest('figure');
  const caption = figure?.querySelector('figcaption');
  const inCaption = caption?.childElementCount ? [...caption.children] : caption ? [caption] : [];
  return [...(figure?.querySelectorAll(':scope > p') ?? []), ...inCaption].flatMap((element) => {
    const text = element.textContent.trim();
    return text === '' ? [] : [{ text, lang: element.closest('[lang]')?.getAttribute('lang') ?? '' }];
  });
}
