import { useId } from 'react';
import { type Locale, locales } from '#contract/base/locale.ts';
import type { Localized } from '#contract/base/localized.ts';
import { m } from '#messages/paraglide/messages.js';
import ed from '../../ui/editor.module.css';
import styles from './pair.module.css';
import { FieldFrame } from '../../ui/field-frame.tsx';
import { FieldTranslation } from '../record-translation/field-translation.tsx';

interface PairProps {
  label: string;
  value: Localized<string>;
  write: (value: Localized<string>) => void;
  error: (locale: Locale) => string | null;
  required?: boolean;
  hint?: (locale: Locale) => string;
  max?: number;
  /** Focused when the dialog or panel opens. */
  first?: boolean;
  /** Offers a translation by machine where one language is empty. Whoever saves asks `unreadProblem` before. */
  translated?: boolean;
}

/** One text in both languages, side by side. */
export function Pair({ label, value, write, error, required = false, hint, max = 200, ...options }: PairProps) {
  const { first = false, translated = false } = options;
  const id = useId();
  return (
    <div className={styles.pair}>
      {locales.map((locale) => (
        <div key={locale}>
          <FieldFrame
            id={`${id}-${locale}`}
            label={labelIn(label, locale)}
            required={required && locale === 'de'}
            hint={hint?.(locale)}
            error={error(locale)}
          >
            {(parts) => (
              <input
                {...parts}
                className={ed.in}
                lang={locale}
                maxLength={max}
                data-autofocus={(first && locale === 'de') || undefined}
                value={value[locale]}
                onChange={(event) => write({ ...value, [locale]: event.target.value })}
              />
            )}
          </FieldFrame>
          {translated && (
            <FieldTranslation
              label={labelIn(label, locale)}
              id={`${id}-${locale}`}
              {...{ value, locale, max, write }}
            />
          )}
        </div>
      ))}
    </div>
  );
}

function labelIn(label: string, locale: Locale): string {
  return locale === 'de' ? m.editor_in_german({ label }) : m.editor_in_english({ label });
}
