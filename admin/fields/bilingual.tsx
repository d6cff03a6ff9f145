import {
  TextInput,
  useResourceContext,
  useSourceContext,
  useTranslate,
  type Validator,
  maxLength as atMost,
  required as filled,
  InputHelperText,
  useInput,
} from 'react-admin';
import { lacksEnglish } from '../api/translated-fields.ts';
import { type ReactNode, useRef, lazy, Suspense, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { TextTools } from '../translation/text-tools.tsx';
import { TranslateAnew } from '../translation/translate-anew.tsx';
import { useFieldTranslation } from '../translation/use-field-translation.ts';
import styles from './bilingual.module.css';
import { FormHelperText, InputLabel } from '@mui/material';
import richInputStyles from './rich-input.module.css';

interface BilingualProps {
  source: string;
  /** Message key of the label; default `resources.<resource>.fields.<source>`. */
  label?: string;
  /** The German text is required. */
  required?: boolean;
  /** Initial height in lines; more than one makes a multi-line input. */
  lines?: number;
  /** Maximum length of each language, in characters. */
  max?: number;
  /** Rich text: bold, italics, links, lists, quotations. */
  rich?: boolean;
  /** Helper text below the German input. */
  hint?: string;
  /** English may stay empty without being marked as missing, as in a slug. */
  optional?: boolean;
  /** Part of an address, which is not translated by machine. */
  isAddress?: boolean;
  /** Why a text cannot be used, in words; said while it is being typed. Not for rich texts. */
  check?: (text: string) => string | undefined;
  /** Shown only; not for rich texts. */
  readOnly?: boolean;
}

/**
 * A text in both languages side by side; marks a missing English text. Where the house has a service for it, one language
 * is drafted from the other.
 */
export function Bilingual({ source, label, optional = false, isAddress = false, ...input }: BilingualProps) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const at = useSourceContext();
  const place = useRef<HTMLDivElement>(null);
  const path = at.getSource(source);
  const value: unknown = useWatch({ name: path });
  const name = translate(label ?? at.getLabel(source).replaceAll(/\.\d+\./g, '.'), { _: `${resource}: ${source}` });
  const missing = !optional && lacksEnglish(value);
  const { rich = false } = input;
  const field = { path, label: nameOfEntry(name, path), rich, optional };
  const translation = useFieldTranslation({ ...field, value, place, isText: !isAddress && !input.readOnly });
  const inGerman = `${name} ${translate('fields.german')}`;
  const inEnglish = `${name} ${translate('fields.english')}`;
  return (
    <div ref={place} className={styles.pair} data-missing={missing || undefined}>
      <OneLanguage {...input} source={`${source}.de`} label={inGerman} isUnread={translation?.isUnread('de')}>
        {translation && <TextTools {...{ translation }} locale="de" name={inGerman} />}
      </OneLanguage>
      <div className={styles.second}>
        <div className={styles.corner}>
          {missing && <span className={styles.missing}>{translate('fields.missing')}</span>}
          {translation && <TranslateAnew translation={translation} />}
        </div>
        <OneLanguage
          {...input}
          required={false}
          hint={undefined}
          source={`${source}.en`}
          label={inEnglish}
          isUnread={translation?.isUnread('en')}
        >
          {translation && <TextTools {...{ translation }} locale="en" name={inEnglish} />}
        </OneLanguage>
      </div>
    </div>
  );
}

/** Name of a text with the number of its entry, if it is in a list. */
function nameOfEntry(name: string, path: string): string {
  const [, index] = /\.(\d+)\./.exec(path) ?? [];
  return index === undefined ? name : `${name} ${Number(index) + 1}`;
}

type OneLanguageProps = Omit<BilingualProps, 'label' | 'hint' | 'optional' | 'isAddress'> & {
  label: string;
  hint?: string | undefined;
  /** A machine has written the text, and nobody has read it. */
  isUnread: boolean | undefined;
  /** Below the input. */
  children: ReactNode;
};

function OneLanguage({ children, isUnread = false, ...props }: OneLanguageProps) {
  const translate = useTranslate();
  const { source, label, required, lines = 1, max, rich, hint, check, readOnly = false } = props;
  const rules: Validator[] = [...(required ? [filled('fields.required')] : []), ...(max ? [atMost(max)] : [])];
  const problem = useProblem(source, check);
  const about = isUnread ? translate('translation.unread') : hint && translate(hint, { _: hint });
  const helperText = problem ?? about ?? false;
  const lang = source.endsWith('.en') ? 'en' : 'de';
  return (
    <div className={styles.one} data-unread={isUnread || undefined}>
      {rich ? (
        <RichInput source={source} label={label} lang={lang} helperText={helperText} />
      ) : (
        <TextInput
          source={source}
          label={label}
          validate={rules}
          helperText={helperText}
          readOnly={readOnly}
          parse={emptyForNull}
          multiline={lines > 1}
          {...(lines > 1 ? { minRows: lines, maxRows: 16 } : {})}
          {...(problem === undefined ? {} : { error: true })}
          slotProps={{
            htmlInput: { lang, spellCheck: true },
            ...(check && { formHelperText: { 'aria-live': 'polite' } }),
          }}
        />
      )}
      {children}
    </div>
  );
}

function useProblem(source: string, check: BilingualProps['check']): string | undefined {
  const text: unknown = useWatch({ name: useSourceContext().getSource(source) });
  return typeof text === 'string' ? check?.(text) : undefined;
}

/** react-admin would turn an empty text into null. */
function emptyForNull(value: unknown): unknown {
  return value ?? '';
}

const RichText = lazy(async () => ({ default: (await import('./rich-text.tsx')).RichText }));

interface RichInputProps {
  source: string;
  label: string;
  lang: string;
  helperText: string | false;
}

/** Rich text with bold, italics, links, lists and quotations. */
function RichInput({ source, label, lang, helperText }: RichInputProps) {
  const id = useId();
  const { field, fieldState } = useInput({ source, parse: (value) => value ?? '' });
  const wrong = fieldState.invalid;
  const hasHelp = wrong || helperText !== false;
  return (
    <div data-field={source}>
      <InputLabel id={`${id}-label`} component="span" sx={{ display: 'block' }}>
        {label}
      </InputLabel>
      <div className={richInputStyles.box} data-invalid={wrong || undefined}>
        <Suspense fallback={<div className={richInputStyles.waiting} />}>
          <RichText
            value={typeof field.value === 'string' ? field.value : ''}
            onChange={field.onChange}
            onBlur={field.onBlur}
            labelledBy={`${id}-label`}
            describedBy={hasHelp ? `${id}-help` : undefined}
            invalid={wrong}
            lang={lang}
          />
        </Suspense>
      </div>
      {hasHelp && (
        <FormHelperText id={`${id}-help`} error={wrong}>
          <InputHelperText error={fieldState.error?.message} helperText={helperText} />
        </FormHelperText>
      )}
    </div>
  );
}
