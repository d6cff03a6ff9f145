import { BooleanInput, DataTable, useRecordContext, useTranslate } from 'react-admin';
import { Bilingual } from '../../fields/bilingual.tsx';
import { EditScreen } from '../../forms/edit-screen.tsx';
import { ResourceForm } from '../../forms/resource-form.tsx';
import { Section } from '../../forms/section.tsx';
import { TitleCell, TranslationState } from '../../lists/cells/cells.tsx';
import { translationColumn } from '../../lists/cells/columns.tsx';
import { ResourceList } from '../../lists/resource-list.tsx';
import { Search } from '../../lists/search.tsx';

const filters = [
  <Search key="query" source="query" alwaysOn />,
  <BooleanInput key="is_template" source="is_template" helperText={false} />,
];

/** Patterns of modules; they are made in the page editor, where their modules are. */
export function List() {
  return (
    <ResourceList filters={filters} sort={{ field: 'title', order: 'ASC' }} card={<TranslationState />} create={false}>
      <DataTable.Col source="title" render={() => <TitleCell />} />
      <DataTable.Col source="is_template" disableSort render={() => <TemplateCell />} />
      {translationColumn}
    </ResourceList>
  );
}

function TemplateCell() {
  const translate = useTranslate();
  const row = useRecordContext();
  return <>{row?.is_template === true && translate('patterns.template')}</>;
}

export function Edit() {
  const translate = useTranslate();
  return (
    <EditScreen hasPublicPage={false}>
      <ResourceForm>
        <Section title={translate('forms.texts')} hint={translate('patterns.hint')}>
          <Bilingual source="title" required max={120} />
          <Bilingual source="description" max={300} />
        </Section>
        <Section title={translate('patterns.use')}>
          <BooleanInput source="is_template" helperText={translate('patterns.template_hint')} />
        </Section>
      </ResourceForm>
    </EditScreen>
  );
}
