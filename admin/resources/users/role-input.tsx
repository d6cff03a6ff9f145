import { RadioButtonGroupInput, required, useRecordContext, useTranslate } from 'react-admin';
import { roleChoices } from './choices.ts';
import styles from './role-input.module.css';

const filled = required('fields.required');

/** The roles, each with what it may do. */
export function RoleInput() {
  return (
    <RadioButtonGroupInput
      source="role"
      choices={roleChoices}
      optionText={<RoleOption />}
      validate={filled}
      row={false}
      helperText={false}
    />
  );
}

function RoleOption() {
  const translate = useTranslate();
  const choice = useRecordContext<(typeof roleChoices)[number]>();
  if (!choice) return null;
  return (
    <span className={styles.option}>
      {translate(choice.name)}
      <small>{translate(choice.about)}</small>
    </span>
  );
}
