import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { InputHelperText, useInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
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
  const { label, about } = colourLabels[name];
  const value = typeof field.value === 'string' ? field.value : '';
  const suggestion = problems.find((each) => each.suggestion !== undefined)?.suggestion;
  const shown = problems.map((problem) => localizedText(contrastMessage(problem)));
  const reported = fieldState.error?.message;
  return (
    <div className={styles.colour} data-field={source}>
      <input
        type="color"
        className={styles.swatch}
        aria-label={localizedText(label)}
        aria-describedby={`${id}-about ${id}-problems`}
        aria-invalid={problems.length > 0}
        value={isColour(value) ? value : '#000000'}
        onChange={(event) => field.onChange(event.target.value)}
      />
      <div>
        <span className={styles.name} aria-hidden>
          {localizedText(label)}
        </span>
        <p id={`${id}-about`} className={styles.about}>
          {localizedText(about)}
        </p>
      </div>
      <CodeInput {...{ value, name, invalid: shown.length > 0 || reported !== undefined }} change={field.onChange} />
      <output id={`${id}-problems`} className={styles.problems}>
        {shown.map((text) => (
          <FormHelperText key={text} error>
            {text}
          </FormHelperText>
        ))}
        {shown.length === 0 && reported !== undefined && (
          <FormHelperText error>
            <InputHelperText error={reported} />
          </FormHelperText>
        )}
      </output>
      {suggestion !== undefined && <Suggestion colour={suggestion} take={field.onChange} />}
    </div>
  );
}

interface CodeInputProps {
  value: string;
  name: ColourName;
  invalid: boolean;
  change: (code: string) => void;
}

function CodeInput({ value, name, invalid, change }: CodeInputProps) {
  const translate = useTranslate();
  const label = translate('house.colour_as_code', { name: localizedText(colourLabels[name].label) });
  return (
    <TextField
      size="small"
      hiddenLabel
      value={value}
      error={invalid}
      onChange={(event) => change(event.target.value.trim())}
      slotProps={{ htmlInput: { 'aria-label': label, spellCheck: false, maxLength: 7 } }}
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
