import {
  useCreate,
  useGetMany,
  useRecordContext,
  useTranslate,
  useCreateSuggestionContext,
  useNotify,
  SelectInput,
} from 'react-admin';
import { useState, type FormEvent } from 'react';
import { useWatch } from 'react-hook-form';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
  TextField,
} from '@mui/material';
import type { HiddenPerson } from '#contract/programme/hidden-persons.ts';
import type { PublicationState } from '#contract/resources/publication.ts';
import type { Locale } from '#text/languages.ts';
import { recordOf } from '#contract/base/records.ts';
import { Entries } from '../../fields/entries.tsx';
import { Reference } from '../../fields/reference.tsx';
import { useMay } from '../../api/use-site.ts';
import { HiddenNames } from '../../lists/cells/hidden-names.tsx';
import { errorMessage } from '../../api/request.ts';
import { languageNames } from '../../messages/locale.ts';
import { roleKinds } from '../roles/role-kinds.ts';
import { SamePerson } from './same-person.tsx';
import styles from './productions.module.css';

const byName = { field: 'name', order: 'ASC' } as const;

interface CastLinesProps {
  source: string;
  /** The works of a double bill. */
  works: WorkChoice[];
  /** Of an event, the lines of its production, which count while it has none. */
  usual?: { person_id: number | null }[] | undefined;
}

/** Ordered list of role and person, and the work of a double bill; role and person can be created here. */
export function CastLines({ source, works, usual }: CastLinesProps) {
  const translate = useTranslate();
  const [create] = useCreate();
  const makePerson = (name: string) => create('persons', { data: { name, is_online: false } }, { returnPromise: true });
  return (
    <>
      <Entries source={source} inline add="cast.add" blank={{ role_id: null, person_id: null, work_id: null }}>
        <Reference source="role_id" to="roles" sort={byName} label={translate('cast.role')} create={<NewRole />} />
        <Reference
          source="person_id"
          to="persons"
          sort={{ field: 'sort_name', order: 'ASC' }}
          label={translate('cast.person')}
          onCreate={(name = '') => makePerson(name)}
        />
        {works.length > 0 && <WorkOfLine works={works} />}
      </Entries>
      <SamePerson source={source} />
      <HiddenCast source={source} usual={usual} />
    </>
  );
}

interface Line {
  person_id: number | null;
}

interface Person {
  id: number;
  name: string;
  state: PublicationState;
  public_from: string | null;
}

interface HiddenCastProps {
  source: string;
  /** Lines that count while there are none at `source`. */
  usual?: Line[] | undefined;
}

/** Names the persons of a cast who are not public, and says what becomes of their lines; nothing if all are. */
function HiddenCast({ source, usual }: HiddenCastProps) {
  const translate = useTranslate();
  const mayPublish = useMay('publish');
  const record = useRecordContext<{ id: number; state?: PublicationState; substitutions?: Line[] }>();
  const lines = useWatch<Record<string, Line[] | undefined>>({ name: source }) ?? [];
  const hidden = useHidden([...(lines.length > 0 ? lines : (usual ?? [])), ...(record?.substitutions ?? [])]);
  if (hidden.length === 0) return null;
  const consequence =
    record?.state !== 'public' ? 'cast.published_with' : mayPublish ? 'cast.publish_them' : 'cast.ask_for_them';
  return (
    <p className={styles.hidden}>
      {translate('cast.not_public')} <HiddenNames persons={hidden} />. {translate(consequence)}
    </p>
  );
}

/** The persons of these lines who are not public now, in their order. */
function useHidden(lines: Line[]): HiddenPerson[] {
  const [now] = useState(Date.now);
  const ids = [...new Set(lines.flatMap(({ person_id: id }) => id ?? []))];
  const { data = [] } = useGetMany<Person>('persons', { ids }, { enabled: ids.length > 0 });
  return ids.flatMap((id) => {
    const person = data.find((one) => one?.id === id);
    if (!person) return [];
    const { name, state, public_from: from } = person;
    const isPublic = state === 'public' && (from === null || Date.parse(from) <= now);
    return isPublic ? [] : [{ id, name, state, public_from: from }];
  });
}

/** Dialog for a new role: name in both languages, cast or creative team. */
function NewRole() {
  const translate = useTranslate();
  const notify = useNotify();
  const { filter = '', onCreate, onCancel } = useCreateSuggestionContext();
  const [create, { isPending }] = useCreate();
  const [de, setDe] = useState(filter);
  const [en, setEn] = useState('');
  const [kind, setKind] = useState('cast');

  async function submit(event: FormEvent) {
    // The event bubbles through the portal: keep it from submitting the form behind.
    event.preventDefault();
    event.stopPropagation();
    try {
      const data = { name: { de: de.trim(), en: en.trim() }, kind };
      onCreate(await create('roles', { data }, { returnPromise: true }));
    } catch (error) {
      notify(errorMessage(error), { type: 'error' });
    }
  }

  return (
    <Dialog open onClose={onCancel} maxWidth="xs" fullWidth aria-labelledby="new-role">
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle id="new-role">{translate('resources.roles.new')}</DialogTitle>
        <DialogContent className={styles.fields ?? ''}>
          <Name language="de" value={de} onChange={setDe} />
          <Name language="en" value={en} onChange={setEn} />
          <RadioGroup value={kind} aria-label={translate('resources.roles.fields.kind')} row>
            {roleKinds.map(({ id, name }) => (
              <FormControlLabel
                key={id}
                value={id}
                control={<Radio size="small" onChange={() => setKind(id)} />}
                label={translate(name)}
              />
            ))}
          </RadioGroup>
        </DialogContent>
        <DialogActions>
          <Button onClick={onCancel}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={isPending || de.trim() === ''}>
            {translate('forms.create')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface NameProps {
  language: Locale;
  value: string;
  onChange: (name: string) => void;
}

function Name({ language, value, onChange }: NameProps) {
  const translate = useTranslate();
  const languageName = translate(languageNames[language]);
  return (
    <TextField
      id={`new-role-${language}`}
      label={`${translate('resources.roles.fields.name')} ${languageName}`}
      value={value}
      required={language === 'de'}
      slotProps={{ htmlInput: { lang: language, maxLength: 200 } }}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** A work of a double bill to which a line of the cast can belong. */
interface WorkChoice {
  id: string;
  name: string;
}

/** The works of a production as choices; those without a title by number. */
export function worksOf(production: unknown): WorkChoice[] {
  const { works } = recordOf(production);
  return (Array.isArray(works) ? works : []).map(recordOf).flatMap(({ id, title }, n) => {
    const { de } = recordOf(title);
    return typeof id === 'string' ? [{ id, name: typeof de === 'string' && de !== '' ? de : `${n + 1}` }] : [];
  });
}

/** The work of a line; a line of a work that is deleted belongs to the whole evening. */
function WorkOfLine({ works }: { works: WorkChoice[] }) {
  const translate = useTranslate();
  return (
    <SelectInput
      source="work_id"
      label={translate('cast.work')}
      choices={works}
      emptyText={translate('cast.whole_evening')}
      format={(value: unknown) => (works.some(({ id }) => id === value) ? value : '')}
      parse={(value: string) => value || null}
      helperText={false}
    />
  );
}
