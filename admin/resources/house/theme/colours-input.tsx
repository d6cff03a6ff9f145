import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { InputHelperText, useInput, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { isRecord } from '#contract/base/records.ts';
import { type ContrastProblem, contrastProblems } from '#contract/settings/theme/check-contrast.ts';
import { colourLabels, contrastMessage } from '#contract/settings/theme/colour-labels.ts';
import { type ColourName, colourNames, type ThemeColours } from '#contract/settings/theme/theme.ts';
import { localizedText } from '../../../format/record-title.ts';
import styles from './theme.module.css';

const isColour = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);

/** The colours of the house; pairs that cannot be read are named while they are chosen. */
export function ColoursInput({ source }: { source: string }) {
  const colours: unknown = useWatch({ name: source });
  const problems = isComplete(colours) ? contrastProblems(colours) : [];
  return (
    <ul className={styles.colours}>
      {colourNames.map((name) => (
        <li key={name}>
          <ColourInput
            name={name}
            source={`${source}.${name}`}
            problems={problems.filter(({ front }) => front === name)}
          />
        </li>
      ))}
    </ul>
  );
}

function isComplete(colours: unknown): colours is ThemeColours {
  return isRecord(colours) && colourNames.every((name) => isColour(colours[name]));
}

interface ColourInputProps {
  name: ColourName;
  source: string;
  problems: ContrastProblem[];
}

function ColourInput({ name, source, problems }: ColourInputProps) {
  const id = useId();
  const { field, fieldState } = useInput({ source, parse: (value: unknown) => value ?? '' });
  const { clearErrors } = useFormContext();
  const { label, about } = colourLabels[name];
  const value = typeof field.value === 'string' ? field.value : '';
  const suggestion = problems.find((each) => each.suggestion !== undefined)?.suggestion;
  const shown = problems.map((problem) => localizedText(contrastMessage(problem)));
  const reported = fieldState.error?.message;
  // What the server has said may be about another colour of the pair.
  const change = (code: string) => {
    field.onChange(code);
    clearErrors('theme');
  };
  const isInvalid = shown.length > 0 || reported !== undefined;
  // The texts themselves: the name of an `output` is not made of what it contains.
  const describedBy = shown.length > 0 ? shown.map((_, at) => `${id}-${at}`).join(' ') : `${id}-0`;
  return (
    <div className={styles.colour} data-field={source}>
      <input
        type="color"
        className={styles.swatch}
        aria-label={localizedText(label)}
        aria-describedby={`${id}-about ${describedBy}`}
        aria-invalid={isInvalid}
        value={isColour(value) ? value : '#000000'}
        onChange={(event) => change(event.target.value)}
      />
      <div>
        <span className={styles.name} aria-hidden>
          {localizedText(label)}
        </span>
        <p id={`${id}-about`} className={styles.about}>
          {localizedText(about)}
        </p>
      </div>
      <CodeInput {...{ value, name, change }} invalid={isInvalid} describedBy={describedBy} />
      <Problems {...{ id, shown, reported }} />
      {suggestion !== undefined && <Suggestion colour={suggestion} take={change} />}
    </div>
  );
}

/** What is wrong with a colour: contrasts that are seen here, else what the server has said. */
function Problems({ id, shown, reported }: { id: string; shown: string[]; reported: string | undefined }) {
  return (
    <output className={styles.problems}>
      {shown.map((text, at) => (
        <FormHelperText key={text} id={`${id}-${at}`} error>
          {text}
        </FormHelperText>
      ))}
      {shown.length === 0 && reported !== undefined && (
        <FormHelperText id={`${id}-0`} error>
          <InputHelperText error={reported} />
        </FormHelperText>
      )}
    </output>
  );
}

interface CodeInputProps {
  value: string;
  name: ColourName;
  invalid: boolean;
  /** Ids of what is wrong with it. */
  describedBy: string;
  change: (code: string) => void;
}

function CodeInput({ value, name, invalid, describedBy, change }: CodeInputProps) {
  const translate = useTranslate();
  const label = translate('house.colour_as_code', { name: localizedText(colourLabels[name].label) });
  return (
    <TextField
      size="small"
      hiddenLabel
      value={value}
      error={invalid}
      onChange={(event) => change(event.target.value.trim())}
      slotProps={{
        htmlInput: { 'aria-label': label, 'aria-describedby': describedBy, spellCheck: false, maxLength: 7 },
      }}
    />
  );
}

function Suggestion({ colour, take }: { colour: string; take: (colour: string) => void }) {
  const translate = useTranslate();
  return (
    <Button size="small" className={styles.take} onClick={() => take(colour)}>
      <svg className={styles.dot} viewBox="0 0 1 1" aria-hidden>
        <path fill={colour} d="M0 0h1v1H0z" />
      </svg>
      {translate('house.take_colour', { colour })}
    </Button>
  );
}
