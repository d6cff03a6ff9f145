import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { PublishRequestDetails } from '#contract/editing/requests/requests-api.ts';
import { HiddenBecause, HiddenNames } from '../../lists/cells/hidden-names.tsx';
import styles from './requests.module.css';

type Persons = PublishRequestDetails['hidden_persons'];

/** Ids of the hidden persons who are published with the subject: all of them at first, but archived ones never. */
export function usePublishedPersons(persons: Persons) {
  const [omitted, setOmitted] = useState<readonly number[]>([]);
  return {
    ids: persons.filter(({ id, state }) => state !== 'archived' && !omitted.includes(id)).map(({ id }) => id),
    toggle: (id: number) => setOmitted(omitted.includes(id) ? omitted.filter((one) => one !== id) : [...omitted, id]),
  };
}

interface ChoiceProps {
  persons: Persons;
  chosen: number[];
  onToggle: (id: number) => void;
}

/** The persons of the cast who are not public, to be published with the subject. */
export function HiddenPersonChoice({ persons, chosen, onToggle }: ChoiceProps) {
  const translate = useTranslate();
  if (persons.length === 0) return null;
  return (
    <fieldset className={styles.persons}>
      <legend>{translate('requests.hidden_persons')}</legend>
      <p>{translate('requests.hidden_persons_hint')}</p>
      {persons.map((person) => (
        <FormControlLabel
          key={person.id}
          label={
            <>
              {person.name}
              <HiddenBecause person={person} />
            </>
          }
          control={
            <Checkbox
              size="small"
              checked={chosen.includes(person.id)}
              disabled={person.state === 'archived'}
              onChange={() => onToggle(person.id)}
            />
          }
        />
      ))}
    </fieldset>
  );
}

/** The same for users who only ask. */
export function HiddenPersonNames({ persons }: { persons: Persons }) {
  const translate = useTranslate();
  if (persons.length === 0) return null;
  return (
    <p>
      {translate('cast.not_public')} <HiddenNames persons={persons} />. {translate('requests.published_with')}
    </p>
  );
}
