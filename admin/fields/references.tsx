import { AutocompleteArrayInput, type AutocompleteArrayInputProps, ReferenceArrayInput } from 'react-admin';
import { titleOf } from '../house/title-of.ts';

interface ReferencesProps extends Pick<AutocompleteArrayInputProps, 'label' | 'helperText' | 'optionText'> {
  source: string;
  /** Name of the resource that they refer to. */
  to: string;
  sort?: { field: string; order: 'ASC' | 'DESC' };
}

const newestFirst = { field: 'id', order: 'DESC' } as const;

/** Chooses several of another resource, searching while one types. */
export function References({ source, to, sort = newestFirst, ...input }: ReferencesProps) {
  return (
    <ReferenceArrayInput source={source} reference={to} sort={sort} perPage={50}>
      <AutocompleteArrayInput
        helperText={false}
        optionText={titleOf}
        {...input}
        filterToQuery={(query: string) => ({ query })}
      />
    </ReferenceArrayInput>
  );
}
