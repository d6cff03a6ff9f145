import { useState } from 'react';
import YetAnotherLightbox from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { m } from '#messages/paraglide/messages.js';
import './lightbox.css';

interface LightboxProps {
  /** Link of the first picture shown; receives the focus at the end. */
  from: HTMLAnchorElement;
  onClose: () => void;
}

/** Lightbox: the pictures of the page one by one, with counter, caption and copyright. */
export function Lightbox({ from, onClose }: LightboxProps) {
  const [{ slides, index }] = useState(() => slidesAround(from));
  const single = slides.length === 1 ? { buttonPrev: () => null, buttonNext: () => null } : {};
  return (
    <YetAnotherLightbox
      open
      index={index}
      close={onClose}
      on={{ exited: () => from.focus({ preventScroll: true }) }}
      slides={slides.map(({ texts, ...slide }) => ({
        ...slide,
        description: texts.length > 0 && <SlideTexts texts={texts} />,
      }))}
      plugins={[Captions, Counter, Zoom]}
      carousel={{ finite: slides.length === 1, padding: 0 }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      captions={{ descriptionMaxLines: 6 }}
      zoom={{ maxZoomPixelRatio: 2, scrollToZoom: true }}
      className="lightbox stage-focus"
      labels={{
        Lightbox: m.picture_view(),
        'Photo gallery': m.picture_view(),
        Carousel: m.picture_carousel(),
        Slide: m.picture_slide(),
        '{index} of {total}': m.picture_of({ index: '{index}', total: '{total}' }),
        Previous: m.picture_previous(),
        Next: m.picture_next(),
        Close: m.picture_close(),
        'Zoom in': m.picture_zoom_in(),
        'Zoom out': m.picture_zoom_out(),
        Caption: m.picture_caption(),
      }}
      render={single}
    />
  );
}

function SlideTexts({ texts }: Pick<PageSlide, 'texts'>) {
  return texts.map(({ text, lang }) => (
    <span key={text} className="lightbox__words" lang={lang || undefined}>
      {text}{' '}
    </span>
  ));
}

/** A rendition of a picture. */
interface Rendition {
  src: string;
  width: number;
  height: number;
}

/** A picture of the page in the lightbox. */
interface PageSlide {
  src: string;
  alt: string;
  /** Size of the original in pixels; absent when unknown. */
  width?: number;
  height?: number;
  /** Narrowest first; absent when there is only one. */
  srcSet?: Rendition[];
  /** Caption on the page, in parts. */
  texts: { text: string; lang: string }[];
}

/** All pictures in the surroundings of an enlarging link, in the order of the page, and the index of its own. */
export function slidesAround(link: HTMLAnchorElement): { slides: PageSlide[]; index: number } {
  const place = link.closest('dialog, [role="dialog"], main') ?? document.body;
  const links = [...place.querySelectorAll<HTMLAnchorElement>('a[data-enlarge]')];
  return { slides: links.map(slideOf), index: links.indexOf(link) };
}

function slideOf(link: HTMLAnchorElement): PageSlide {
  const img = link.querySelector('img');
  const width = Number(img?.getAttribute('width'));
  const height = Number(img?.getAttribute('height'));
  const slide = { src: link.href, alt: img?.alt ?? '', texts: textsOf(link) };
  if (!img || !width || !height) return slide;
  const renditions = renditionsOf(img, height / width);
  return { ...slide, width, height, ...(renditions.length > 0 && { srcSet: renditions }) };
}

/**
 * In the format that the browser chose for the page; for a picture not loaded yet, in the format that all browsers
 * support.
 */
function renditionsOf(img: HTMLImageElement, proportion: number): Rendition[] {
  const sets = [...(img.closest('picture')?.querySelectorAll('source') ?? []), img].map(({ srcset }) => srcset);
  const format = /\.\w+$/.exec(img.currentSrc)?.[0] ?? '.webp';
  const set = sets.find((each) => each.includes(`${format} `)) ?? img.srcset;
  return [...set.matchAll(/(\S+) (\d+)w/g)].map(([, src = '', given]) => {
    const width = Number(given);
    return { src, width, height: Math.round(width * proportion) };
  });
}

function textsOf(link: HTMLAnchorElement): PageSlide['texts'] {
  const figure = link.closest('figure');
  const caption = figure?.querySelector('figcaption');
  const inCaption = caption?.childElementCount ? [...caption.children] : caption ? [caption] : [];
  return [...(figure?.querySelectorAll(':scope > p') ?? []), ...inCaption].flatMap((element) => {
    const text = element.textContent.trim();
    return text === '' ? [] : [{ text, lang: element.closest('[lang]')?.getAttribute('lang') ?? '' }];
  });
}
