import {
  maxValue,
  minValue,
  NumberInput,
  type NumberInputProps,
  TextInput,
  type TextInputProps,
  AutocompleteArrayInput,
  useLocaleState,
  type AutocompleteArrayInputProps,
  ReferenceArrayInput,
  required,
} from 'react-admin';
import { readNumber } from '#text/read-number.ts';
import { momentOfField, toBerlinClock } from '#time/berlin-clock.ts';
import { formatNumber } from '../format/format-number.ts';
import { recordTitle } from '../format/record-title.ts';

/** Refuses an empty value. */
export const filled = required('fields.required');

/** Choices for a weekday; Monday is 1. */
export const weekdayChoices = [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, name: `days.${id}` }));

interface ReferencesProps extends Pick<AutocompleteArrayInputProps, 'label' | 'helperText' | 'optionText'> {
  source: string;
  /** Name of the referenced resource. */
  to: string;
  sort?: { field: string; order: 'ASC' | 'DESC' };
}

const newestFirst = { field: 'id', order: 'DESC' } as const;

/** Chooses several records of another resource; searches while typing. */
export function References({ source, to, sort = newestFirst, ...input }: ReferencesProps) {
  return (
    <ReferenceArrayInput source={source} reference={to} sort={sort} perPage={50}>
      <AutocompleteArrayInput
        helperText={false}
        optionText={recordTitle}
        {...input}
        filterToQuery={(query: string) => ({ query })}
      />
    </ReferenceArrayInput>
  );
}

const tags = ['de', 'en', 'it', 'fr', 'es', 'ru', 'cs', 'pl', 'hu', 'la', 'nl', 'uk', 'tr', 'el', 'ja', 'ko', 'zh'];

/** Chooses the languages that are sung, spoken or shown as surtitles. */
export function SpokenLanguages({ source }: { source: string }) {
  const [locale] = useLocaleState();
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const choices = tags
    .map((id) => ({ id, name: names.of(id) ?? id }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale));
  return <AutocompleteArrayInput source={source} choices={choices} helperText={false} />;
}

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

/** A date and time in Europe/Berlin, whatever the browser's time zone. */
export function Moment(props: TextInputProps) {
  return <TextInput helperText={false} {...props} type="datetime-local" format={toBerlinClock} parse={momentOfField} />;
}

/** A day, `2026-11-21`. */
export function Day(props: TextInputProps) {
  return <TextInput helperText={false} {...props} type="date" parse={(day: string) => day || null} />;
}

/** For `inputRef`: focuses the input when it is mounted. */
export function focusOnMount(input: HTMLElement | null): void {
  input?.focus();
}
