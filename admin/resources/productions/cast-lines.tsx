import { useCreate, useTranslate } from 'react-admin';
import { Entries } from '../../fields/entries.tsx';
import { Reference } from '../../fields/reference.tsx';
import { HiddenCast } from './hidden-cast.tsx';
import { type WorkChoice, WorkOfLine } from './work-of-line.tsx';
import { SamePerson } from './same-person.tsx';
import { NewRole } from './new-role.tsx';

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
