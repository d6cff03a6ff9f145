import { useId } from 'react';
import { locales } from '#contract/base/locale.ts';
import type { Media, MediaChange } from '#contract/media/media.ts';
import { m } from '#messages/paraglide/messages.js';
import ed from '../../../ui/editor.module.css';
import { Crops } from './crops.tsx';
import { FocalPoint } from './focal-point.tsx';
import { ImageUses } from './image-uses.tsx';
import { MediaText } from './media-text.tsx';

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
