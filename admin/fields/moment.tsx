import { TextInput, type TextInputProps } from 'react-admin';
import { fromBerlin, toBerlin } from '../house/berlin-time.ts';

/** A moment by the clock in Berlin, wherever one sits. */
export function Moment(props: TextInputProps) {
  return (
    <TextInput
      helperText={false}
      {...props}
      type="datetime-local"
      format={toBerlin}
      parse={(clock: string) => (clock ? fromBerlin(clock) : null)}
    />
  );
}

/** A day, `2026-11-21`. */
export function Day(props: TextInputProps) {
  return <TextInput helperText={false} {...props} type="date" parse={(day: string) => day || null} />;
}
