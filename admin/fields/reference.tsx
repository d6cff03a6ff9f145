import { AutocompleteInput, type AutocompleteInputProps, ReferenceInput } from 'react-admin';
import { titleOf } from '../house/title-of.ts';

interface ReferenceProps extends Pick<
  AutocompleteInputProps,
  'label' | 'helperText' | 'validate' | 'create' | 'onCreate' | 'optionText'
> {
  source: string;
  /** Name of the resource that it refers to. */
  to: string;
  sort?: { field: string; order: 'ASC' | 'DESC' };
  /** Narrows what can be chosen. */
  filter?: object;
  /** Of filters of a list. */
  alwaysOn?: boolean;
}

const newestFirst = { field: 'id', order: 'DESC' } as const;
const everything = {};

/** Chooses one of another resource, searching while one types. */
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
        optionText={titleOf}
        {...input}
        filterToQuery={(query: string) => ({ query })}
      />
    </ReferenceInput>
  );
}
