import { useId } from 'react';
import { type Locale, locales } from '#contract/base/locale.ts';
import type { Media, MediaChange } from '#contract/media/media.ts';
import { m } from '#messages/paraglide/messages.js';
import ed from '../../../ui/editor.module.css';
import { FieldFrame } from '../../../ui/field-frame.tsx';
import { Crops } from './crops.tsx';
import { FocalPoint } from './focal-point.tsx';
import { ImageUses } from './image-uses.tsx';

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
        locales.map((locale) => <TextField key={locale} media={media} field="alt" locale={locale} change={change} />)}
      {locales.map((locale) => (
        <TextField key={locale} media={media} field="caption" locale={locale} change={change} />
      ))}
      {locales.map((locale) => (
        <TextField key={locale} media={media} field="copyright" locale={locale} change={change} />
      ))}
      <ImageUses id={media.id} />
    </>
  );
}

const labels = {
  alt: (language: string) => m.editor_alt_in({ language }),
  caption: (language: string) => m.editor_caption_in({ language }),
  copyright: (language: string) => m.editor_copyright_in({ language }),
};

function TextField({ media, field, locale, change }: DetailsProps & { field: keyof typeof labels; locale: Locale }) {
  const id = useId();
  const value = media[field];
  const missing = field === 'alt' && locale === 'de' && value.de.trim() === '';
  const language = locale === 'de' ? m.editor_german() : m.editor_english();
  return (
    <FieldFrame
      id={id}
      label={labels[field](language)}
      required={field === 'alt' && locale === 'de'}
      error={missing ? m.editor_alt_missing() : null}
    >
      {(parts) => (
        <textarea
          {...parts}
          className={ed.in}
          style={{ minHeight: 58 }}
          rows={2}
          lang={locale}
          value={value[locale]}
          onChange={(event) => change({ [field]: { ...value, [locale]: event.target.value } })}
        />
      )}
    </FieldFrame>
  );
}
