import { AutocompleteInput, type AutocompleteInputProps, ReferenceInput } from 'react-admin';
import { recordTitle } from '../format/record-title.ts';

interface ReferenceProps extends Pick<
  AutocompleteInputProps,
  'label' | 'helperText' | 'validate' | 'create' | 'onCreate' | 'optionText'
> {
  source: string;
  /** Name of the referenced resource. */
  to: string;
  sort?: { field: string; order: 'ASC' | 'DESC' };
  /** Filter for the choices. */
  filter?: object;
  /** Read by react-admin's filter form. */
  alwaysOn?: boolean;
}

const newestFirst = { field: 'id', order: 'DESC' } as const;
const everything = {};

/** Chooses one record of another resource; searches while typing. */
export function Reference({
  source,
  to,
  sort = newestFirst,
  filter = everything,
  alwaysOn: _shown,
  ...input
}: ReferenceProps) {
  return (
    <ReferenceInput source={source} reference={to} sort={sort} filter={filter} perPage={50}>
      <AutocompleteInput
        helperText={false}
        optionText={recordTitle}
        {...input}
        filterToQuery={(query: string) => ({ query })}
      />
    </ReferenceInput>
  );
}
