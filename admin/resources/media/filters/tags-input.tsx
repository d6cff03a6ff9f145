import { useInput, useTranslate } from 'react-admin';
import { TagsField } from '../../../media/tags-field.tsx';

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
