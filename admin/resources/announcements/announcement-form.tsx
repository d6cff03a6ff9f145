import type { ReactNode } from 'react';
import { DataTable, type RaRecord } from 'react-admin';
import { Bilingual } from '../../fields/bilingual.tsx';
import { LinkTarget } from '../../fields/link-target.tsx';
import { Position } from '../../fields/plain.tsx';
import { ResourceForm } from '../../forms/resource-form.tsx';
import { PublicationState, VisibleMoment, stateFilter } from '../../fields/publication.tsx';
import { Section } from '../../forms/section.tsx';
import { DisplayPeriod, RowContent } from '../../lists/cells/columns.tsx';
import { TitleCell } from '../../lists/cells/cells.tsx';
import { ResourceList } from '../../lists/resource-list.tsx';

const filters = [stateFilter];

const displayPeriod = (row: RaRecord) => (
  <DisplayPeriod from={row.starts_at} to={row.ends_at} online={row.state === 'public'} />
);

/** List shared by slides and breaking news, in the order in which visitors see them. */
export function AnnouncementList({ secondLine }: { secondLine?: (row: RaRecord) => ReactNode }) {
  return (
    <ResourceList
      filters={filters}
      sort={{ field: 'position', order: 'ASC' }}
      card={<RowContent>{displayPeriod}</RowContent>}
    >
      <DataTable.Col<RaRecord> source="title" render={(row) => <TitleCell secondLine={secondLine?.(row)} />} />
      <DataTable.Col source="starts_at" label="announcements.shown" render={displayPeriod} />
      <DataTable.NumberCol source="position" />
    </ResourceList>
  );
}

interface AnnouncementFormProps {
  /** Before the title. */
  beforeTitle?: ReactNode;
  picture?: ReactNode;
}

const defaults = { state: 'public', position: 0, link: '', starts_at: null, ends_at: null };

/** Form shared by slides and breaking news, which are shown for a period. */
export function AnnouncementForm({ beforeTitle, picture }: AnnouncementFormProps) {
  const side = (
    <>
      <Section title="announcements.shown" hint="announcements.shown_hint">
        <PublicationState helperText={false} />
        <VisibleMoment source="starts_at" />
        <VisibleMoment source="ends_at" />
        <Position />
      </Section>
      {picture && <Section title="forms.picture">{picture}</Section>}
    </>
  );
  return (
    <ResourceForm side={side} defaults={defaults}>
      <Section title="forms.basics">
        {beforeTitle}
        <Bilingual source="title" required max={200} />
        <Bilingual source="text" lines={2} max={500} />
      </Section>
      <Section title="announcements.link">
        <LinkTarget source="link" />
        <Bilingual source="link_text" max={80} />
      </Section>
    </ResourceForm>
  );
}
