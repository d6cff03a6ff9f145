import { useState } from 'react';
import YetAnotherLightbox from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { m } from '#messages/paraglide/messages.js';
import './lightbox.css';
import { type PageSlide, slidesAround } from './slides-around.ts';

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
