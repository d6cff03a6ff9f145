import { NumberInput, type NumberInputProps, TextInput, type TextInputProps } from 'react-admin';

/** A text without translations; empty input is `''`, not null. */
export function PlainText(props: TextInputProps) {
  return <TextInput helperText={false} parse={(value: unknown) => value ?? ''} {...props} />;
}

/** A whole number or null. */
export function WholeNumber(props: NumberInputProps) {
  return <NumberInput helperText={false} step={1} min={0} {...props} />;
}

/** Euros with cents, or null. */
export function Euros(props: NumberInputProps) {
  return <NumberInput helperText={false} step={0.01} min={0} {...props} />;
}
