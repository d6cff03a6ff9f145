import {
  TextInput,
  useResourceContext,
  useSourceContext,
  useTranslate,
  type Validator,
  maxLength as atMost,
  required as filled,
} from 'react-admin';
import { lacksEnglish } from '../api/translated-fields.ts';
import { useWatch } from 'react-hook-form';
import styles from './bilingual.module.css';
import { RichInput } from './rich-input.tsx';

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
  /** Why a text cannot be used, in words; said while it is being typed. Not for rich texts. */
  check?: (text: string) => string | undefined;
}

/** A text in both languages side by side; marks a missing English text. */
export function Bilingual({ source, label, optional = false, ...input }: BilingualProps) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const at = useSourceContext();
  const value: unknown = useWatch({ name: at.getSource(source) });
  const name = translate(label ?? at.getLabel(source).replaceAll(/\.\d+\./g, '.'), { _: `${resource}: ${source}` });
  const missing = !optional && lacksEnglish(value);
  return (
    <div className={styles.pair} data-missing={missing || undefined}>
      <OneLanguage {...input} source={`${source}.de`} label={`${name} ${translate('fields.german')}`} />
      <div className={styles.second}>
        {missing && <span className={styles.missing}>{translate('fields.missing')}</span>}
        <OneLanguage
          {...input}
          required={false}
          hint={undefined}
          source={`${source}.en`}
          label={`${name} ${translate('fields.english')}`}
        />
      </div>
    </div>
  );
}

type OneLanguageProps = Omit<BilingualProps, 'label' | 'hint'> & { label: string; hint?: string | undefined };

function OneLanguage({ source, label, required, lines = 1, max, rich, hint, check }: OneLanguageProps) {
  const translate = useTranslate();
  const rules: Validator[] = [...(required ? [filled('fields.required')] : []), ...(max ? [atMost(max)] : [])];
  const problem = useProblem(source, check);
  const helperText = problem ?? (hint ? translate(hint, { _: hint }) : false);
  const lang = source.endsWith('.en') ? 'en' : 'de';
  if (rich) return <RichInput source={source} label={label} lang={lang} helperText={helperText} />;
  return (
    <TextInput
      source={source}
      label={label}
      validate={rules}
      helperText={helperText}
      parse={emptyForNull}
      multiline={lines > 1}
      {...(lines > 1 ? { minRows: lines, maxRows: 16 } : {})}
      {...(problem === undefined ? {} : { error: true })}
      slotProps={{
        htmlInput: { lang, spellCheck: true },
        ...(check && { formHelperText: { 'aria-live': 'polite' } }),
      }}
    />
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
