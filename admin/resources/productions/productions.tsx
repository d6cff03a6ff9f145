import {
  DataTable,
  NullableBooleanInput,
  type RaRecord,
  useRecordContext,
  AutocompleteArrayInput,
  BooleanInput,
  ReferenceArrayInput,
  useGetManyReference,
  useTranslate,
} from 'react-admin';
import { Reference } from '../../fields/reference.tsx';
import { localizedText, recordTitle } from '../../format/record-title.ts';
import { Chip, StateChip, ReferenceCell, TitleCell, MomentText } from '../../lists/cells/cells.tsx';
import { stateFilter, Publication } from '../../fields/publication.tsx';
import { ResourceList } from '../../lists/resource-list.tsx';
import { useWatch } from 'react-hook-form';
import { Bilingual } from '../../fields/bilingual.tsx';
import { Entries } from '../../fields/entries.tsx';
import { PlainText, Position, WholeNumber, SpokenLanguages } from '../../fields/plain.tsx';
import { formScreens } from '../../forms/form-screens.tsx';
import { ResourceForm } from '../../forms/resource-form.tsx';
import { Section } from '../../forms/section.tsx';
import { useIsOff } from '../../api/use-site.ts';
import { PictureInput } from '../../media/picture-input.tsx';
import { PicturesInput } from '../../media/pictures-input.tsx';
import { CastLines, worksOf } from './cast-lines.tsx';
import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { SubstituteOnDates } from '../substitutions/substitutions.tsx';
import styles from './productions.module.css';

const filters = [
  <Reference key="season" source="season_id" to="seasons" sort={{ field: 'starts_on', order: 'DESC' }} alwaysOn />,
  <Reference key="category" source="category_id" to="categories" sort={{ field: 'position', order: 'ASC' }} />,
  stateFilter,
  <NullableBooleanInput key="highlight" source="is_highlight" helperText={false} />,
  <NullableBooleanInput key="revival" source="is_revival" helperText={false} />,
];

const secondLine = (row: Partial<RaRecord>) => [row.composer, localizedText(row.subtitle)].filter(Boolean).join(' · ');

/** Every production. */
export function List() {
  return (
    <ResourceList
      filters={filters}
      sort={{ field: 'updated_at', order: 'DESC' }}
      hiddenColumns={['is_revival']}
      card={<SecondLine />}
    >
      <DataTable.Col source="title" render={(row) => <TitleCell secondLine={secondLine(row)} />} />
      <DataTable.Col source="season_id" disableSort>
        <ReferenceCell source="season_id" to="seasons" />
      </DataTable.Col>
      <DataTable.Col source="category_id" disableSort>
        <ReferenceCell source="category_id" to="categories" />
      </DataTable.Col>
      <DataTable.Col
        source="is_highlight"
        disableSort
        render={(row) => row.is_highlight && <Chip kind="info">★</Chip>}
      />
      <DataTable.Col source="is_revival" disableSort render={(row) => row.is_revival && '✓'} />
    </ResourceList>
  );
}

function SecondLine() {
  const row = useRecordContext();
  return (
    <>
      {row && secondLine(row)}
      <StateChip />
    </>
  );
}

const defaultsOfNew = {
  state: 'draft',
  is_highlight: false,
  is_revival: false,
  languages: [],
  surtitles: [],
  works: [],
  credits: [],
  picture_ids: [],
  logos: [],
  questions: [],
  article_ids: [],
};

export const { Create, Edit } = formScreens(ProductionForm);

function ProductionForm() {
  return (
    <ResourceForm side={<Side />} defaults={defaultsOfNew}>
      <Section title="productions.names">
        <Bilingual source="title" required max={200} />
        <Bilingual source="subtitle" max={200} />
        <PlainText source="composer" />
        <PlainText source="title_language" helperText="productions.title_language_hint" />
        <Bilingual source="librettist" max={300} />
        <Bilingual source="first_performance" max={300} />
      </Section>
      <Works />
      <Section title="productions.texts">
        <Bilingual source="teaser" lines={3} max={1000} />
        <Bilingual source="description" rich />
        <Bilingual source="synopsis" rich />
        <Bilingual source="content_notes" lines={2} max={2000} />
      </Section>
      <Section title="productions.performance">
        <SpokenLanguages source="languages" />
        <SpokenLanguages source="surtitles" />
        <WholeNumber source="duration_minutes" min={1} max={1440} />
        <WholeNumber source="intervals" max={20} />
        <WholeNumber source="age_from" max={99} />
      </Section>
      <Section title="productions.team" hint="productions.team_hint">
        <Credits />
      </Section>
      <DatesOfProduction />
      <Section title="productions.gallery">
        <PicturesInput source="picture_ids" />
      </Section>
      <More />
    </ResourceForm>
  );
}

function Credits() {
  const works: unknown = useWatch({ name: 'works' });
  return <CastLines source="credits" works={worksOf({ works })} />;
}

/** With an id, so that lines of the cast can be assigned before the work is saved. */
const blankWork = () => ({
  id: crypto.randomUUID().slice(0, 8),
  title: { de: '', en: '' },
  title_language: '',
  composer: '',
  librettist: { de: '', en: '' },
  duration_minutes: null,
  interval_minutes: null,
});

/** The works of a double bill. */
function Works() {
  return (
    <Section title="resources.productions.fields.works" hint="productions.works_hint">
      <Entries source="works" add="productions.add_work" blank={blankWork}>
        <Bilingual source="title" required max={200} />
        <PlainText source="composer" />
        <PlainText source="title_language" helperText="productions.title_language_hint" />
        <Bilingual source="librettist" max={300} />
        <WholeNumber source="duration_minutes" min={1} max={1440} />
        <WholeNumber source="interval_minutes" min={1} max={240} />
      </Entries>
    </Section>
  );
}

function More() {
  const isOff = useIsOff();
  return (
    <>
      <Section title="productions.logos">
        <Entries
          source="logos"
          add="productions.add_logo"
          blank={{ media_id: null, text: { de: '', en: '' }, link: '' }}
        >
          <PictureInput source="media_id" />
          <Bilingual source="text" max={300} />
          <PlainText source="link" />
        </Entries>
      </Section>
      <Section title="productions.questions">
        <Entries
          source="questions"
          add="productions.add_question"
          blank={{ question: { de: '', en: '' }, answer: { de: '', en: '' } }}
        >
          <Bilingual source="question" required max={300} />
          <Bilingual source="answer" rich />
        </Entries>
      </Section>
      {!isOff('articles') && (
        <Section title="productions.articles">
          <ReferenceArrayInput source="article_ids" reference="articles">
            <AutocompleteArrayInput
              optionText={recordTitle}
              filterToQuery={(query: string) => ({ query })}
              helperText={false}
            />
          </ReferenceArrayInput>
        </Section>
      )}
    </>
  );
}

function Side() {
  return (
    <>
      <Section title="forms.visibility">
        <Publication helperText="publication.of_season_hint" />
        <BooleanInput source="is_highlight" helperText="productions.highlight_hint" />
        <BooleanInput source="is_revival" helperText={false} />
      </Section>
      <Section title="productions.place">
        <Reference source="season_id" to="seasons" sort={{ field: 'starts_on', order: 'DESC' }} />
        <Reference source="category_id" to="categories" sort={{ field: 'position', order: 'ASC' }} />
        <Position />
      </Section>
      <Section title="forms.picture">
        <PictureInput source="hero_image_id" />
      </Section>
      <Section title="forms.address" hint="forms.slug_hint">
        <Bilingual source="slug" isAddress max={80} optional />
      </Section>
    </>
  );
}

/** The production's events with links to their forms, and a button for a new one. */
function DatesOfProduction() {
  const translate = useTranslate();
  const record = useRecordContext();
  const { data = [], total = 0 } = useGetManyReference(
    'events',
    {
      target: 'production_id',
      id: record?.id,
      pagination: { page: 1, perPage: 12 },
      sort: { field: 'start', order: 'DESC' },
      filter: {},
    },
    { enabled: record?.id !== undefined },
  );
  if (record?.id === undefined) return null;
  const source = encodeURIComponent(JSON.stringify({ production_id: record.id }));
  return (
    <Section title="productions.dates">
      <div className={`whole ${styles.dates}`}>
        {data.length > 0 && (
          <ul>
            {data.map((event) => (
              <li key={event.id}>
                <Link to={`/events/${event.id}`}>
                  <MomentText moment={event.start} />
                </Link>
              </li>
            ))}
          </ul>
        )}
        <div className={`cluster ${styles.actions}`}>
          <Button component={Link} to={`/events/create?source=${source}`} variant="outlined" startIcon={<Add />}>
            {translate('resources.events.new')}
          </Button>
          {data.length > 0 && <SubstituteOnDates />}
          {total > data.length && (
            <Button component={Link} to={`/events?filter=${source}`}>
              {translate('productions.all_dates', { smart_count: total })}
            </Button>
          )}
        </div>
      </div>
    </Section>
  );
}
