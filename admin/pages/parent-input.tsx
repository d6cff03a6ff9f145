import { SelectInput, useGetList, useRecordContext, useTranslate } from 'react-admin';
import type { PageSettings } from '../../contract/page-settings.ts';
import { textOf } from '../house/title-of.ts';
import { nestPages, possibleParents } from './page-tree.ts';

/** Below which page it stands; the order among its siblings is changed in the tree. */
export function ParentInput() {
  const translate = useTranslate();
  const record = useRecordContext<PageSettings>();
  const { data = [] } = useGetList<PageSettings>('pages', { pagination: { page: 1, perPage: 1000 } });
  const choices = possibleParents(nestPages(data), record?.id ?? 0).map(({ page, depth }) => ({
    id: page.id,
    name: `${'   '.repeat(depth)}${textOf(page.title)}`,
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
