import { NumberInput, type NumberInputProps, TextInput, type TextInputProps } from 'react-admin';

/** One text that is the same in every language; stays an empty text where nothing is written. */
export function PlainText(props: TextInputProps) {
  return <TextInput helperText={false} parse={(value: unknown) => value ?? ''} {...props} />;
}

/** A whole number, or nothing. */
export function WholeNumber(props: NumberInputProps) {
  return <NumberInput helperText={false} step={1} min={0} {...props} />;
}

/** Euros with cents, or nothing. */
export function Euros(props: NumberInputProps) {
  return <NumberInput helperText={false} step={0.01} min={0} {...props} />;
}
