import { Problem } from '../../layout/problem.tsx';
import { DataTable, useRecordContext, useTranslate } from 'react-admin';
import { sharedPartsApi } from '#contract/editing/patterns/shared-parts-api.ts';
import { Bilingual } from '../../fields/bilingual.tsx';
import { EditScreen } from '../../forms/edit-screen.tsx';
import { ResourceForm } from '../../forms/resource-form.tsx';
import { Section } from '../../forms/section.tsx';
import { TitleCell, TranslationState } from '../../lists/cells/cells.tsx';
import { getLocale } from '../../messages/locale.ts';
import { ResourceList } from '../../lists/resource-list.tsx';
import { useCall } from '../../api/use-call.ts';

/** Shared parts; they are made and edited in the page editor, where their modules are. */
export function List() {
  return (
    <ResourceList sort={{ field: 'title', order: 'ASC' }} card={<TranslationState />} create={false}>
      <DataTable.Col source="title" render={() => <TitleCell />} />
    </ResourceList>
  );
}

export function Edit() {
  return (
    <EditScreen hasPublicPage={false}>
      <ResourceForm>
        <Section title="forms.texts" hint="shared_parts.hint">
          <Bilingual source="title" required max={120} />
        </Section>
        <Section title="shared_parts.uses">
          <Uses />
        </Section>
      </ResourceForm>
    </EditScreen>
  );
}

/** The pages with the part, with links to their editor. */
function Uses() {
  const translate = useTranslate();
  const id = Number(useRecordContext()?.id);
  const locale = getLocale();
  const { data: uses, isError } = useCall(['shared-part-uses', id], sharedPartsApi.uses, { params: { id } });
  if (isError) return <Problem>{translate('shared_parts.uses_failed')}</Problem>;
  if (!uses) return null;
  if (uses.length === 0) return <p>{translate('shared_parts.nowhere')}</p>;
  return (
    <ul>
      {uses.map(({ section, title, urls }) => (
        <li key={section}>
          {urls ? (
            <a href={`${urls[locale] || urls.de}?edit`}>{title[locale] || title.de}</a>
          ) : (
            title[locale] || title.de
          )}
        </li>
      ))}
    </ul>
  );
}
