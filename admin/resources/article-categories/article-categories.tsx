import { DataTable, useTranslate } from 'react-admin';
import { Bilingual } from '../../fields/bilingual.tsx';
import { PlainText, Position } from '../../fields/plain.tsx';
import { formScreens } from '../../forms/form-screens.tsx';
import { ResourceForm } from '../../forms/resource-form.tsx';
import { Section } from '../../forms/section.tsx';
import { TitleCell } from '../../lists/cells/cells.tsx';
import { translationColumn, RowContent } from '../../lists/cells/columns.tsx';
import { ResourceList } from '../../lists/resource-list.tsx';
import { OrderButton } from '../ordered/order-button.tsx';
import { Search } from '../../lists/search.tsx';

const filters = [<Search key="query" source="query" alwaysOn />];

/** Categories of the magazine. */
export function List() {
  return (
    <ResourceList
      filters={filters}
      sort={{ field: 'position', order: 'ASC' }}
      card={<RowContent>{(row) => row.slug}</RowContent>}
      actions={<OrderButton />}
    >
      <DataTable.Col source="name" render={(row) => <TitleCell secondLine={row.slug} />} />
      <DataTable.NumberCol source="position" />
      {translationColumn}
    </ResourceList>
  );
}

export const { Create, Edit } = formScreens(CategoryForm, { hasPublicPage: false });

function CategoryForm() {
  const translate = useTranslate();
  return (
    <ResourceForm defaults={{ position: 0 }}>
      <Section title={translate('forms.basics')}>
        <Bilingual source="name" required max={120} />
        <PlainText source="slug" helperText="forms.slug_hint" />
        <Position />
      </Section>
    </ResourceForm>
  );
}
