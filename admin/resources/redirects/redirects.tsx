import { BooleanInput, DataTable, required, useTranslate } from 'react-admin';
import { isPattern } from '#contract/pages/redirects/redirect-index.ts';
import { PlainText } from '../../fields/plain.tsx';
import { formScreens } from '../../forms/form-screens.tsx';
import { ResourceForm } from '../../forms/resource-form.tsx';
import { Section } from '../../forms/section.tsx';
import { ImportLink } from '../../import/import-link.tsx';
import { TitleCell } from '../../lists/cells/cells.tsx';
import { ResourceList } from '../../lists/resource-list.tsx';
import { RowContent } from '../../lists/cells/row-content.tsx';
import { Search } from '../../lists/search.tsx';
import { TryAddress } from './try-address.tsx';

const filters = [<Search key="query" source="query" alwaysOn />];
const filled = required('fields.required');

/** Redirects from old addresses. */
export function List() {
  return (
    <ResourceList
      filters={filters}
      sort={{ field: 'old_path', order: 'ASC' }}
      card={<RowContent>{(row) => `→ ${row.new_path}`}</RowContent>}
      actions={<ImportLink resource="redirects" />}
    >
      <DataTable.Col source="old_path" render={() => <TitleCell />} />
      <DataTable.Col source="new_path" />
      <DataTable.Col
        source="try"
        label="redirects.open"
        disableSort
        render={(row) => <Open path={String(row.old_path)} />}
      />
    </ResourceList>
  );
}

/** A pattern is no address that could be opened. */
function Open({ path }: { path: string }) {
  const translate = useTranslate();
  if (isPattern(path)) return null;
  return (
    <a href={path} target="_blank" rel="noreferrer" aria-label={translate('redirects.open_one', { path })}>
      {translate('redirects.open')}
    </a>
  );
}

export const { Create, Edit } = formScreens(RedirectForm, { hasPublicPage: false });

function RedirectForm() {
  const translate = useTranslate();
  return (
    <ResourceForm>
      <Section title={translate('forms.basics')} hint={translate('redirects.hint')}>
        <PlainText source="old_path" validate={filled} helperText="redirects.old_hint" />
        <PlainText source="new_path" validate={filled} helperText="redirects.new_hint" />
        <BooleanInput source="hides_page" defaultValue={false} helperText="redirects.hides_hint" />
      </Section>
      <Section title={translate('redirects.try')} hint={translate('redirects.try_hint')}>
        <TryAddress />
      </Section>
    </ResourceForm>
  );
}
