import { AutocompleteArrayInput, type AutocompleteArrayInputProps, ReferenceArrayInput } from 'react-admin';
import { recordTitle } from '../format/record-title.ts';

interface ReferencesProps extends Pick<AutocompleteArrayInputProps, 'label' | 'helperText' | 'optionText'> {
  source: string;
  /** Name of the referenced resource. */
  to: string;
  sort?: { field: string; order: 'ASC' | 'DESC' };
}

const newestFirst = { field: 'id', order: 'DESC' } as const;

/** Chooses several records of another resource; searches while typing. */
export function References({ source, to, sort = newestFirst, ...input }: ReferencesProps) {
  return (
    <ReferenceArrayInput source={source} reference={to} sort={sort} perPage={50}>
      <AutocompleteArrayInput
        helperText={false}
        optionText={recordTitle}
        {...input}
        filterToQuery={(query: string) => ({ query })}
      />
    </ReferenceArrayInput>
  );
}
