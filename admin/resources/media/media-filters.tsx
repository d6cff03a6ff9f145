import { BooleanInput, SelectInput, useInput, useTranslate } from 'react-admin';
import { useTags, TagsField } from '../../media/tags-field.tsx';

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

/** Filter by a tag of the library; absent while there are none. */
export function TagFilter({ source }: { source: string; alwaysOn?: boolean }) {
  const tags = useTags();
  if (tags.length === 0) return null;
  const choices = tags.map(({ name, count }) => ({ id: name, name: `${name} (${count})` }));
  return <SelectInput source={source} choices={choices} translateChoice={false} helperText={false} />;
}

/** The tags of an entry in its form. */
export function TagsInput() {
  const translate = useTranslate();
  const { field, fieldState, id } = useInput({ source: 'tags', defaultValue: [] });
  return (
    <div style={{ gridColumn: '1 / -1' }} data-field="tags">
      <TagsField
        id={id}
        label={translate('resources.media.fields.tags')}
        value={Array.isArray(field.value) ? field.value : []}
        onChange={field.onChange}
        problem={fieldState.error?.message}
        hint={translate('media.tags_hint')}
      />
    </div>
  );
}
