import { DataTable, required, useTranslate } from 'react-admin';
import { PlainText } from '../../fields/plain.tsx';
import { formScreens } from '../../forms/form-screens.tsx';
import { ResourceForm } from '../../forms/resource-form.tsx';
import { Section } from '../../forms/section.tsx';
import { TitleCell } from '../../lists/cells/cells.tsx';
import { ResourceList } from '../../lists/resource-list.tsx';
import { RowContent } from '../../lists/cells/row-content.tsx';
import { Search } from '../../lists/search.tsx';

const filters = [<Search key="query" source="query" alwaysOn />];
const filled = required('fields.required');

/** Redirects from old addresses. */
export function List() {
  return (
    <ResourceList
      filters={filters}
      sort={{ field: 'old_path', order: 'ASC' }}
      card={<RowContent>{(row) => `→ ${row.new_path}`}</RowContent>}
    >
      <DataTable.Col source="old_path" render={() => <TitleCell />} />
      <DataTable.Col source="new_path" />
      <DataTable.Col
        source="try"
        label="redirects.try"
        disableSort
        render={(row) => <Try path={String(row.old_path)} />}
      />
    </ResourceList>
  );
}

function Try({ path }: { path: string }) {
  const translate = useTranslate();
  return (
    <a href={path} target="_blank" rel="noreferrer" aria-label={translate('redirects.try_one', { path })}>
      {translate('redirects.try')}
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
      </Section>
    </ResourceForm>
  );
}
