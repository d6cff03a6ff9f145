import { SelectInput } from 'react-admin';

const choices = [
  { id: 'en', name: 'lists.missing_en' },
  { id: 'de', name: 'lists.missing_de' },
];

/** Only what has a text in one language only. Every list of a translated resource has it. */
export const missingFilter = (
  <SelectInput key="missing" source="missing" label="lists.missing" choices={choices} helperText={false} />
);
