import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useTranslate } from 'react-admin';
import styles from './focal-point.module.css';
import { movedByKey, type Point, pointAt } from './move-focal.ts';

interface FocalPointProps {
  /** URL of the uncropped picture. */
  src: string;
  value: Point;
  change: (point: Point) => void;
}

/** Previews of the most frequent crops of the website. */
const crops = [
  { name: 'wide', ratio: '16 / 9' },
  { name: 'square', ratio: '1' },
  { name: 'tall', ratio: '4 / 5' },
] as const;

/** Sets the focal point, which stays visible in every crop: by click, drag or arrow keys. */
export function FocalPoint({ src, value, change }: FocalPointProps) {
  const translate = useTranslate();
  const picture = useRef<HTMLDivElement>(null);
  const moveTo = (event: PointerEvent) => {
    if (picture.current) change(pointAt(picture.current.getBoundingClientRect(), event.clientX, event.clientY));
  };
  const press = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    moveTo(event);
  };
  const key = (event: KeyboardEvent) => {
    const moved = movedByKey(value, event.key, event.shiftKey);
    if (!moved) return;
    event.preventDefault();
    change(moved);
  };
  const place = `${Math.round(value.x)} %, ${Math.round(value.y)} %`;
  return (
    <div className={styles.focal}>
      <div
        ref={picture}
        className={styles.picture}
        onPointerDown={press}
        onPointerMove={(event) => event.buttons === 1 && moveTo(event)}
      >
        <img src={src} alt="" draggable={false} />
        <button
          type="button"
          className={styles.point}
          style={{ left: `${value.x}%`, top: `${value.y}%` }}
          aria-label={translate('media.focal_label', { place })}
          aria-describedby="focal-hint"
          onKeyDown={key}
        />
      </div>
      <output className={styles.position}>{place}</output>
      <p id="focal-hint" className={styles.hint}>
        {translate('media.focal_hint')}
      </p>
      <div className={styles.crops} aria-hidden="true">
        {crops.map(({ name, ratio }) => (
          <figure key={name}>
            <img src={src} alt="" style={{ aspectRatio: ratio, objectPosition: `${value.x}% ${value.y}%` }} />
            <figcaption>{translate(`media.crop_${name}`)}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}
