import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useId } from 'react';
import { useInput } from 'react-admin';
import { partNames, type PartName, parts, readPartsOff } from '#contract/settings/parts.ts';
import { localizedText } from '../../format/record-title.ts';
import styles from './parts-input.module.css';

/** A switch for each part; the settings store those that are off. */
export function PartsInput({ source }: { source: string }) {
  const { field } = useInput({ source });
  const off = readPartsOff(field.value);
  function set(name: PartName, on: boolean) {
    field.onChange(partNames.filter((each) => (each === name ? !on : off.includes(each))));
  }
  return (
    <ul className={styles.parts}>
      {partNames.map((name) => (
        <li key={name}>
          <PartSwitch name={name} on={!off.includes(name)} set={(on) => set(name, on)} />
        </li>
      ))}
    </ul>
  );
}

interface PartSwitchProps {
  name: PartName;
  on: boolean;
  set: (on: boolean) => void;
}

function PartSwitch({ name, on, set }: PartSwitchProps) {
  const id = useId();
  const { label, about } = parts[name];
  return (
    <>
      <FormControlLabel
        label={localizedText(label)}
        control={
          <Switch
            checked={on}
            slotProps={{ input: { 'aria-describedby': id } }}
            onChange={(_, checked) => set(checked)}
          />
        }
      />
      <p id={id} className={styles.about}>
        {localizedText(about)}
      </p>
    </>
  );
}
