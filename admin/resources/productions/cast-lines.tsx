import { useCreate, useGetMany, useRecordContext, useTranslate } from 'react-admin';
import { Entries } from '../../fields/entries.tsx';
import { Reference } from '../../fields/reference.tsx';
import { type WorkChoice, WorkOfLine } from './work-of-line.tsx';
import { SamePerson } from './same-person.tsx';
import { NewRole } from './new-role.tsx';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { HiddenPerson } from '#contract/programme/hidden-persons.ts';
import type { PublicationState } from '#contract/resources/publication.ts';
import { useMay } from '../../api/use-may.ts';
import { HiddenNames } from '../../lists/cells/hidden-names.tsx';
import styles from './hidden-cast.module.css';

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
