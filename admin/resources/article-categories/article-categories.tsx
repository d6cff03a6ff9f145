import { DataTable } from 'react-admin';
import { Bilingual } from '../../fields/bilingual.tsx';
import { PlainText, Position } from '../../fields/plain.tsx';
import { formScreens } from '../../forms/form-screens.tsx';
import { ResourceForm } from '../../forms/resource-form.tsx';
import { Section } from '../../forms/section.tsx';
import { TitleCell } from '../../lists/cells/cells.tsx';
import { RowContent } from '../../lists/cells/columns.tsx';
import { ResourceList } from '../../lists/resource-list.tsx';
import { OrderButton } from '../ordered/order-button.tsx';

/** Categories of the magazine. */
export function List() {
  return (
    <ResourceList
      sort={{ field: 'position', order: 'ASC' }}
      card={<RowContent>{(row) => row.slug}</RowContent>}
      actions={<OrderButton />}
    >
      <DataTable.Col source="name" render={(row) => <TitleCell secondLine={row.slug} />} />
      <DataTable.NumberCol source="position" />
    </ResourceList>
  );
}

export const { Create, Edit } = formScreens(CategoryForm, { hasPublicPage: false });

function CategoryForm() {
  return (
    <ResourceForm defaults={{ position: 0 }}>
      <Section title="forms.basics">
        <Bilingual source="name" required max={120} />
        <PlainText source="slug" helperText="forms.slug_hint" />
        <Position />
      </Section>
    </ResourceForm>
  );
}
