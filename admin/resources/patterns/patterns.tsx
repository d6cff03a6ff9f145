import { BooleanInput, DataTable, useRecordContext, useTranslate } from 'react-admin';
import { Bilingual } from '../../fields/bilingual.tsx';
import { EditScreen } from '../../forms/edit-screen.tsx';
import { ResourceForm } from '../../forms/resource-form.tsx';
import { Section } from '../../forms/section.tsx';
import { TitleCell, TranslationState } from '../../lists/cells/cells.tsx';
import { ResourceList } from '../../lists/resource-list.tsx';

const filters = [<BooleanInput key="is_template" source="is_template" helperText={false} />];

/** Patterns of modules; they are made in the page editor, where their modules are. */
export function List() {
  return (
    <ResourceList filters={filters} sort={{ field: 'title', order: 'ASC' }} card={<TranslationState />} create={false}>
      <DataTable.Col source="title" render={() => <TitleCell />} />
      <DataTable.Col source="is_template" disableSort render={() => <TemplateCell />} />
    </ResourceList>
  );
}

function TemplateCell() {
  const translate = useTranslate();
  const row = useRecordContext();
  return <>{row?.is_template === true && translate('patterns.template')}</>;
}

export function Edit() {
  return (
    <EditScreen hasPublicPage={false}>
      <ResourceForm>
        <Section title="forms.texts" hint="patterns.hint">
          <Bilingual source="title" required max={120} />
          <Bilingual source="description" max={300} />
        </Section>
        <Section title="patterns.use">
          <BooleanInput source="is_template" helperText="patterns.template_hint" />
        </Section>
      </ResourceForm>
    </EditScreen>
  );
}
