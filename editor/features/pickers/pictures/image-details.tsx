import { type KeyboardEvent, type MouseEvent, useEffect, useId, useState } from 'react';
import { locales } from '#contract/base/locale.ts';
import { type Media, type MediaChange, type MediaUse, renditionUrl, widthsFor } from '#contract/media/media.ts';
import { m } from '#messages/paraglide/messages.js';
import ed from '../../../ui/editor.module.css';
import { MediaText } from './media-text.tsx';
import styles from '../picker.module.css';
import { pointAt, pointByKey } from './focal-steps.ts';
import { mediaApi } from '#contract/api.ts';
import { useEditor } from '../../../core/editor-context.ts';

/** Maximum number of places listed. */
const max = 5;

/** Where else a picture is used, because a changed description applies to those pages too. */
function ImageUses({ id }: { id: number }) {
  const { session } = useEditor();
  const [uses, setUses] = useState<MediaUse[]>([]);
  useEffect(() => {
    let ended = false;
    session.api(mediaApi.uses, { params: { locale: session.locale, id } }).then(
      (found) => ended || setUses(found),
      () => undefined,
    );
    return () => {
      ended = true;
    };
  }, [session, id]);
  const places = [...new Map(uses.filter(({ title }) => title).map((use) => [use.title, use])).values()];
  if (places.length === 0) return null;
  return (
    <div className={`${ed.small} ${ed.soft}`}>
      {m.editor_used_in({ count: places.length })}
      <ul className={styles.uses}>
        {places.slice(0, max).map(({ title, url }) => (
          <li key={title}>
            {url ? (
              <a href={url} target="_blank" rel="noreferrer">
                {title}
              </a>
            ) : (
              title
            )}
          </li>
        ))}
        {places.length > max && <li>{m.editor_used_in_more({ count: places.length - max })}</li>}
      </ul>
    </div>
  );
}

/** The aspect ratios to which modules crop pictures. */
const shapes = [
  { ratio: '1240 / 700', label: () => m.editor_crop_wide() },
  { ratio: '8 / 5', label: () => m.editor_crop_standard() },
  { ratio: '4 / 5', label: () => m.editor_crop_tall() },
];

/** Previews of the crops of a picture. */
function Crops({ media: { base, focal } }: { media: Media }) {
  return (
    <ul className={styles.crops} aria-label={m.editor_crops()}>
      {shapes.map(({ ratio, label }) => (
        <li key={ratio}>
          <img
            src={renditionUrl(base, 320, 'webp')}
            alt=""
            style={{ aspectRatio: ratio, objectPosition: `${focal.x}% ${focal.y}%` }}
          />
          {label()}
        </li>
      ))}
    </ul>
  );
}

interface DetailsProps {
  media: Media;
  change: (change: MediaChange) => void;
}

/** The library entry of a picture: focal point, alternative text, credit. */
export function ImageDetails({ media, change }: DetailsProps) {
  const id = useId();
  return (
    <>
      <h3 style={{ marginBottom: 6 }}>{m.editor_focal()}</h3>
      <FocalPoint media={media} change={(focal) => change({ focal })} />
      <Crops media={media} />
      <fieldset className={ed.field} style={{ marginTop: 14 }}>
        <legend className={ed.label}>{m.editor_what_it_shows()}</legend>
        <label className={ed.check}>
          <input type="radio" name={id} checked={!media.decorative} onChange={() => change({ decorative: false })} />
          <span>{m.editor_carries_content()}</span>
        </label>
        <label className={ed.check}>
          <input type="radio" name={id} checked={media.decorative} onChange={() => change({ decorative: true })} />
          <span>{m.editor_only_decorative()}</span>
        </label>
      </fieldset>
      {!media.decorative &&
        locales.map((locale) => <MediaText key={locale} media={media} field="alt" locale={locale} change={change} />)}
      {locales.map((locale) => (
        <MediaText key={locale} media={media} field="caption" locale={locale} change={change} />
      ))}
      {locales.map((locale) => (
        <MediaText key={locale} media={media} field="copyright" locale={locale} change={change} />
      ))}
      <ImageUses id={media.id} />
    </>
  );
}

type Point = Media['focal'];

/** The focal point, which stays visible when a picture is cropped: set by a click, moved by the arrow keys. */
function FocalPoint({ media, change }: { media: Media; change: (focal: Point) => void }) {
  const { x, y } = media.focal;
  // Small pictures have no rendition of this width.
  const width = Math.min(640, widthsFor(media.width ?? 0).at(-1) ?? 640);
  const click = (event: MouseEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    change(pointAt(event, box));
  };
  const keys = (event: KeyboardEvent) => {
    const moved = pointByKey(event.key, { x, y });
    if (!moved) return;
    event.preventDefault();
    change(moved);
  };
  return (
    <div className={ed.focal} onClick={click} role="presentation">
      <img
        src={renditionUrl(media.base, width, 'webp')}
        alt=""
        style={{ aspectRatio: `${media.width ?? 3} / ${media.height ?? 2}` }}
      />
      <button
        type="button"
        className={ed.focalDot}
        style={{ left: `${x}%`, top: `${y}%` }}
        aria-label={m.editor_focal_at({ x: Math.round(x), y: Math.round(y) })}
        onKeyDown={keys}
        onClick={(event) => event.stopPropagation()}
      />
    </div>
  );
}
