import type { Locale } from '#contract/base/locale.ts';
import { type Media, type MediaChange, mediaTextLengths } from '#contract/media/media.ts';
import { m } from '#messages/paraglide/messages.js';
import ed from '../../../ui/editor.module.css';
import { FieldFrame } from '../../../ui/field-frame.tsx';

interface MediaTextProps {
  media: Media;
  field: keyof typeof mediaTextLengths;
  locale: Locale;
  change: (change: MediaChange) => void;
  /** Id of what says which entry it belongs to, where several are on the screen. */
  describedBy?: string;
}

const labels = {
  alt: (language: string) => m.editor_alt_in({ language }),
  caption: (language: string) => m.editor_caption_in({ language }),
  copyright: (language: string) => m.editor_copyright_in({ language }),
};

/** The input of one text of a picture in one language. */
export function MediaText({ media, field, locale, change, describedBy }: MediaTextProps) {
  const value = media[field];
  const isNeeded = field === 'alt' && locale === 'de';
  const language = locale === 'de' ? m.editor_german() : m.editor_english();
  return (
    <FieldFrame
      label={labels[field](language)}
      required={isNeeded}
      error={isNeeded && value.de.trim() === '' ? m.editor_alt_missing() : null}
    >
      {(parts) => (
        <textarea
          {...parts}
          className={ed.in}
          style={{ minHeight: 58 }}
          rows={2}
          lang={locale}
          maxLength={mediaTextLengths[field]}
          aria-describedby={[describedBy, parts['aria-describedby']].filter(Boolean).join(' ') || undefined}
          value={value[locale]}
          onChange={(event) => change({ [field]: { ...value, [locale]: event.target.value } })}
        />
      )}
    </FieldFrame>
  );
}
