import {
  TextInput,
  useResourceContext,
  useSourceContext,
  useTranslate,
  type Validator,
  maxLength as atMost,
  required as filled,
} from 'react-admin';
import { isMissing } from '../house/translated-fields.ts';
import { useWatch } from 'react-hook-form';
import styles from './bilingual.module.css';
import { RichInput } from './rich-input.tsx';

interface BilingualProps {
  source: string;
  /** Name of the field where it is not `resources.<resource>.fields.<source>`. */
  label?: string;
  /** The German one has to be there. */
  required?: boolean;
  /** More than one: a text of several lines, so high at first. */
  lines?: number;
  /** Most characters of each. */
  max?: number;
  /** With bold, italics, links and lists. */
  rich?: boolean;
  /** A sentence below the German one. */
  hint?: string;
  /** English may stay empty without anything missing, as of a slug. */
  optional?: boolean;
}

/** A text in both languages side by side; where English is missing, it says so. */
export function Bilingual({ source, label, optional = false, ...more }: BilingualProps) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const at = useSourceContext();
  const value: unknown = useWatch({ name: at.getSource(source) });
  const name = translate(label ?? at.getLabel(source).replaceAll(/\.\d+\./g, '.'), { _: `${resource}: ${source}` });
  const missing = !optional && isMissing(value);
  return (
    <div className={styles.pair} data-missing={missing || undefined}>
      <OneLanguage {...more} source={`${source}.de`} label={`${name} ${translate('fields.german')}`} />
      <div className={styles.second}>
        {missing && <span className={styles.missing}>{translate('fields.missing')}</span>}
        <OneLanguage
          {...more}
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

function OneLanguage({ source, label, required, lines = 1, max, rich, hint }: OneLanguageProps) {
  const translate = useTranslate();
  const rules: Validator[] = [...(required ? [filled('fields.required')] : []), ...(max ? [atMost(max)] : [])];
  const helperText = hint ? translate(hint, { _: hint }) : false;
  const lang = source.endsWith('.en') ? 'en' : 'de';
  if (rich) return <RichInput source={source} label={label} lang={lang} helperText={helperText} />;
  return (
    <TextInput
      source={source}
      label={label}
      validate={rules}
      helperText={helperText}
      parse={asWritten}
      multiline={lines > 1}
      {...(lines > 1 ? { minRows: lines, maxRows: 16 } : {})}
      slotProps={{ htmlInput: { lang, spellCheck: true } }}
    />
  );
}

/** The framework would make null of an empty text. */
function asWritten(value: unknown): unknown {
  return value ?? '';
}
