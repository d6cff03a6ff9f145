import { TextInput, type TextInputProps } from 'react-admin';
import { momentOfField, toBerlinClock } from '#time/berlin-clock.ts';

/** A date and time in Europe/Berlin, whatever the browser's time zone. */
export function Moment(props: TextInputProps) {
  return <TextInput helperText={false} {...props} type="datetime-local" format={toBerlinClock} parse={momentOfField} />;
}

/** A day, `2026-11-21`. */
export function Day(props: TextInputProps) {
  return <TextInput helperText={false} {...props} type="date" parse={(day: string) => day || null} />;
}
