import { BooleanInput } from 'react-admin';

/** A filter that is on or off. */
export function OnlyFilter({ source }: { source: string; alwaysOn?: boolean }) {
  return (
    <BooleanInput
      source={source}
      helperText={false}
      format={(value: unknown) => value === 'true'}
      parse={(on: unknown) => (on === true ? 'true' : '')}
    />
  );
}
