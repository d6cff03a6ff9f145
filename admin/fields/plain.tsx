import { maxValue, minValue, NumberInput, type NumberInputProps, TextInput, type TextInputProps } from 'react-admin';
import { readNumber } from '#text/read-number.ts';
import { formatNumber } from '../format/format-number.ts';

/** A text without translations; empty input is `''`, not null. */
export function PlainText(props: TextInputProps) {
  return <TextInput helperText={false} parse={(value: unknown) => value ?? ''} {...props} />;
}

interface NumberProps extends Omit<NumberInputProps, 'format' | 'parse' | 'step' | 'min' | 'max'> {
  min?: number;
  max?: number;
}

/** A whole number or null. */
export function WholeNumber(props: NumberProps) {
  return <TypedNumber {...props} decimals={0} format={showWhole} />;
}

/** Where an entry stands among others: smaller numbers first. Without `helperText` its usual explanation. */
export function Position({ helperText = 'forms.position_hint' }: Pick<NumberProps, 'helperText'>) {
  return <WholeNumber source="position" min={-32_768} max={32_767} helperText={helperText} />;
}

/** Euros with cents, or null. */
export function Euros(props: NumberProps) {
  return <TypedNumber max={100_000} {...props} decimals={2} format={showEuros} />;
}

interface TypedNumberProps extends NumberProps {
  decimals: 0 | 2;
  /** The same function at every rendering. */
  format: (value: unknown) => string;
}

/**
 * An input of the type `number` reads `12,50` by the language of the browser, as 1250 in an English one. What cannot be
 * read stays in the form as text, with a message.
 */
function TypedNumber({ decimals, min = 0, max, validate, ...props }: TypedNumberProps) {
  const checks = [
    problemOf[decimals],
    ...[validate ?? []].flat(),
    minValue(min),
    ...(max === undefined ? [] : [maxValue(max)]),
  ];
  return (
    <NumberInput
      helperText={false}
      {...props}
      parse={(typed: string) => parseNumber(typed, decimals)}
      validate={checks}
      slotProps={{ htmlInput: { type: 'text', inputMode: min < 0 ? 'text' : 'decimal' } }}
    />
  );
}

function parseNumber(typed: string, decimals: 0 | 2): number | string | null {
  if (typed.trim() === '') return null;
  const number = readNumber(typed, decimals);
  return typeof number === 'number' ? number : typed;
}

const problemOf = { 0: (value: unknown) => numberProblem(value, 0), 2: (value: unknown) => numberProblem(value, 2) };

/** Message for the text of a number that cannot be read. */
function numberProblem(value: unknown, decimals: 0 | 2) {
  if (typeof value !== 'string') return undefined;
  const problem = readNumber(value, decimals);
  if (typeof problem === 'number') return undefined;
  return { message: `fields.${decimals === 0 ? 'whole' : 'amount'}_${problem}`, args: { text: value } };
}

function showWhole(value: unknown): string {
  return typeof value === 'number' ? formatNumber(value, { useGrouping: false }) : String(value ?? '');
}

function showEuros(value: unknown): string {
  return typeof value === 'number' ? formatNumber(value, { minimumFractionDigits: 2 }) : String(value ?? '');
}
