import { Button, FormHelperText, TextField } from '@mui/material';
import { type ReactNode, type Ref, useId, useRef } from 'react';
import { InputHelperText, useInput, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { isColour } from '#contract/settings/theme/colour.ts';
import { ColourDot } from './colour-dot.tsx';
import styles from './colour-input.module.css';

interface ColourInputProps {
  source: string;
  label: string;
  about: ReactNode;
  /** Why the colour cannot be used, as sentences. */
  problems: string[];
  /** A colour that can be used instead. */
  suggestion: string | undefined;
  /** The colour that is shown while none is chosen, for a field that may be empty. */
  usual?: string;
  /** Source of the fields about which the server speaks together; by default this one. */
  group?: string;
}

/** A colour, chosen by sight or typed as a code, with what speaks against it and what would do. */
export function ColourInput({ source, label, about, problems, suggestion, usual, group = source }: ColourInputProps) {
  const id = useId();
  const translate = useTranslate();
  const { value, reported, code, change, take } = useColour(source, group);
  const isInvalid = problems.length > 0 || reported !== undefined;
  // The texts themselves: the name of an `output` is not made of what it contains.
  const shown = problems.length > 0 ? problems.length : reported === undefined ? 0 : 1;
  const describedBy = [`${id}-about`, ...Array.from({ length: shown }, (_, at) => `${id}-${at}`)].join(' ');
  return (
    <div className={styles.colour} data-field={source}>
      <input
        type="color"
        className={styles.swatch}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={isInvalid}
        value={isColour(value) ? value : (usual ?? '#000000')}
        onChange={(event) => change(event.target.value)}
      />
      <div>
        <span className={styles.name} aria-hidden>
          {label}
        </span>
        <p id={`${id}-about`} className={styles.about}>
          {about}
        </p>
      </div>
      <CodeInput {...{ value, label, usual, describedBy, change }} inputRef={code} invalid={isInvalid} />
      <Problems {...{ id, problems, reported }} />
      {suggestion !== undefined && (
        <TakeButton
          colour={suggestion}
          text={translate('fields.take_colour', { colour: suggestion })}
          take={() => take(suggestion)}
        />
      )}
      {usual !== undefined && value !== '' && (
        <TakeButton colour={usual} text={translate('fields.usual_colour')} take={() => take('')} />
      )}
    </div>
  );
}

/** The colour in the form, what the server has said about it, and how it is changed. */
function useColour(source: string, group: string) {
  const code = useRef<HTMLInputElement>(null);
  const { field, fieldState } = useInput({ source, parse: (value: unknown) => value ?? '' });
  const { clearErrors } = useFormContext();
  const change = (colour: string) => {
    field.onChange(colour);
    // What the server has said may be about another colour of the pair.
    clearErrors(group);
  };
  return {
    value: typeof field.value === 'string' ? field.value : '',
    reported: fieldState.error?.message,
    /** The input of the code. */
    code,
    change,
    /** Takes the colour of a button, which is gone after that, and the focus with it. */
    take(colour: string) {
      change(colour);
      code.current?.focus();
    },
  };
}

interface CodeInputProps {
  value: string;
  label: string;
  usual: string | undefined;
  invalid: boolean;
  /** Ids of what it is for and of what is wrong with it. */
  describedBy: string;
  inputRef: Ref<HTMLInputElement>;
  change: (code: string) => void;
}

function CodeInput({ value, label, usual = '', invalid, describedBy, inputRef, change }: CodeInputProps) {
  const translate = useTranslate();
  const name = translate('fields.colour_as_code', { name: label });
  return (
    <TextField
      size="small"
      hiddenLabel
      inputRef={inputRef}
      value={value}
      error={invalid}
      placeholder={usual}
      onChange={(event) => change(event.target.value.trim())}
      slotProps={{
        htmlInput: { 'aria-label': name, 'aria-describedby': describedBy, spellCheck: false, maxLength: 7 },
      }}
    />
  );
}

function TakeButton({ colour, text, take }: { colour: string; text: string; take: () => void }) {
  return (
    <Button size="small" className={styles.take} onClick={take}>
      <ColourDot colour={colour} />
      {text}
    </Button>
  );
}

interface ProblemsProps {
  id: string;
  problems: string[];
  reported: string | undefined;
}

/** What is wrong with a colour: what is seen here, else what the server has said. */
function Problems({ id, problems, reported }: ProblemsProps) {
  return (
    <output className={styles.problems}>
      {problems.map((text, at) => (
        <FormHelperText key={text} id={`${id}-${at}`} error>
          {text}
        </FormHelperText>
      ))}
      {problems.length === 0 && reported !== undefined && (
        <FormHelperText id={`${id}-0`} error>
          <InputHelperText error={reported} />
        </FormHelperText>
      )}
    </output>
  );
}
