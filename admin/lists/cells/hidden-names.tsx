import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { HiddenPerson } from '#contract/programme/hidden-persons.ts';
import { formatMoment } from '../../format/format-moment.ts';

/** Names of persons who are not public, with links to their forms; of planned and archived ones with that fact. */
export function HiddenNames({ persons }: { persons: readonly HiddenPerson[] }) {
  return persons.map((person, place) => (
    <span key={person.id}>
      {place > 0 && ', '}
      <Link to={`/persons/${person.id}`}>{person.name}</Link>
      <HiddenBecause person={person} />
    </span>
  ));
}

/** ` (archiviert)`; nothing for a draft. */
export function HiddenBecause({ person: { state, public_from: from } }: { person: HiddenPerson }) {
  const translate = useTranslate();
  if (state === 'archived') return <> ({translate('cast.archived')})</>;
  if (state === 'public' && from) return <> ({translate('lists.from', { moment: formatMoment(from) })})</>;
  return null;
}
