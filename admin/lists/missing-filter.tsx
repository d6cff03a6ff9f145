import { SelectInput } from 'react-admin';

const choices = [
  { id: 'en', name: 'lists.missing_en' },
  { id: 'de', name: 'lists.missing_de' },
];

/** Filter for records with a missing translation; in every list of a translated resource. */
export const missingFilter = (
  <SelectInput key="missing" source="missing" label="lists.missing" choices={choices} helperText={false} />
);
