import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { InputHelperText, required, SelectInput, useInput, useTranslate } from 'react-admin';
import { isRecord } from '#contract/base/records.ts';
import { typefaceKinds } from '#contract/settings/theme/own-typeface.ts';
import { PlainText } from '../../../fields/plain.tsx';
import { Section } from '../../../forms/section.tsx';
import { FileInput } from '../../../media/file-input.tsx';
import styles from './theme.module.css';

const filled = required('fields.required');
const empty = { name: '', licence: '', kind: 'serif', regular_id: null, light_id: null, italic_id: null };

/** The typeface of the house's own: font files of the media library, which the server checks when saving. */
export function OwnTypeface() {
  const translate = useTranslate();
  const { field, fieldState } = useInput({ source: 'own_typeface' });
  const hasOwn = isRecord(field.value);
  // With one, its parts have the errors.
  const problem = hasOwn ? undefined : fieldState.error?.message;
  return (
    <Section title={translate('resources.settings.fields.own_typeface')} hint={translate('house.own_hint')}>
      {hasOwn && <Parts />}
      <div className={styles.further} data-field="own_typeface">
        <Button
          variant="outlined"
          // Takes the focus after a refused save.
          data-invalid={problem !== undefined}
          onClick={() => field.onChange(hasOwn ? null : empty)}
        >
          {translate(hasOwn ? 'house.own_remove' : 'house.own_add')}
        </Button>
        {problem !== undefined && (
          <FormHelperText error role="alert">
            <InputHelperText error={problem} />
          </FormHelperText>
        )}
      </div>
    </Section>
  );
}

function Parts() {
  const kinds = typefaceKinds.map((id) => ({ id, name: `house.kind_${id}` }));
  return (
    <>
      <PlainText source="own_typeface.name" label="house.own_name" validate={filled} />
      <PlainText
        source="own_typeface.licence"
        label="house.own_licence"
        helperText="house.own_licence_hint"
        validate={filled}
      />
      <SelectInput source="own_typeface.kind" label="house.own_kind" choices={kinds} isRequired />
      <FileInput source="own_typeface.regular_id" label="house.own_regular" validate={filled} />
      <FileInput source="own_typeface.light_id" label="house.own_light" optional />
      <FileInput source="own_typeface.italic_id" label="house.own_italic" optional />
    </>
  );
}
