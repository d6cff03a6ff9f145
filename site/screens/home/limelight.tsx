import { type MouseEvent, useState } from 'react';
import type { Slide } from '#contract/home/home.ts';
import { isPlain } from '../../framework/navigation/plain-click.ts';
import { PlaceTools } from '#modules/rendering/in-place.tsx';
import { m } from '#messages/paraglide/messages.js';
import { titleSize } from '../../page/stage.tsx';
import stage from '../../page/stage.module.css';
import { veilOf } from '../../page/veil.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import { PictureCredit } from '#ui/pictures/picture-credit.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import styles from './limelight.module.css';

/**
 * The slides: one fills the window, the others are listed by name below. Nothing moves automatically; a name shows its
 * slide, and without scripts links to the slide's target.
 */
export function Limelight({ slides }: { slides: Slide[] }) {
  const [shown, setShown] = useState(0);
  const slide = slides[shown] ?? slides[0];
  if (!slide) return null;
  return (
    <section
      className={`stage ${stage.stage} ${stage.whole}`}
      style={veilOf(slide.picture)}
      aria-label={m.home_limelight()}
    >
      {slide.picture && (
        <div className={stage.art} key={slide.id}>
          <Picture picture={slide.picture} priority sizes="100vw" />
        </div>
      )}
      <div className={`wrap ${stage.body} ${styles.body}`}>
        <div aria-live="polite" aria-atomic="true">
          {slide.preline !== '' && (
            <p className="preline" lang={slide.lang}>
              {slide.preline}
            </p>
          )}
          <h2 className={stage[titleSize(slide.title)]} lang={slide.lang}>
            <SmartLink href={slide.link.url}>{slide.title}</SmartLink>
          </h2>
          <div className={styles.line}>
            <p className={styles.text} lang={slide.lang}>
              {slide.text}
            </p>
            {slide.link.url !== '' && slide.link_text !== '' && (
              <ButtonLink href={slide.link.url} lang={slide.lang}>
                {slide.link_text}
                <span className="unseen">: {slide.title}</span>
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
      <PictureCredit key={slide.id} picture={slide.picture} className={styles.credit} />
      <PlaceTools place="slides" />
      {slides.length > 1 && <Names slides={slides} shown={shown} onChoose={setShown} />}
    </section>
  );
}

interface NamesProps {
  slides: Slide[];
  shown: number;
  onChoose: (index: number) => void;
}

/** Names of the slides. */
function Names({ slides, shown, onChoose }: NamesProps) {
  const choose = (index: number) => (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    onChoose(index);
  };
  return (
    <nav className={styles.slides} aria-label={m.home_slides()}>
      <ol className="wrap">
        {slides.map(({ id, title, preline, link, lang }, index) => (
          <li key={id}>
            <a
              href={link.url || '#'}
              aria-current={index === shown ? 'true' : undefined}
              lang={lang}
              onClick={choose(index)}
            >
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <span className={styles.name}>{title}</span>
              {preline !== '' && <span className={styles.note}>{preline}</span>}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
