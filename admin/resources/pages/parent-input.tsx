import { SelectInput, useGetList, useRecordContext, useTranslate } from 'react-admin';
import type { PageSettings } from '#contract/pages/page-settings.ts';
import { localizedText } from '../../format/record-title.ts';
import { nestPages, possibleParents } from './page-tree.ts';

/** Chooses the parent page; the order among siblings is changed in the tree. */
export function ParentInput() {
  const translate = useTranslate();
  const record = useRecordContext<PageSettings>();
  const { data = [] } = useGetList<PageSettings>('pages', { pagination: { page: 1, perPage: 1000 } });
  const choices = possibleParents(nestPages(data), record?.id ?? 0).map(({ page, depth }) => ({
    id: page.id,
    name: `${'   '.repeat(depth)}${localizedText(page.title)}`,
  }));
  return (
    <SelectInput
      source="parent_id"
      choices={choices}
      translateChoice={false}
      emptyText={translate('pages.top')}
      helperText="pages.parent_hint"
    />
  );
}
