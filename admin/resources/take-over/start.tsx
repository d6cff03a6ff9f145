import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { type FormEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import {
  takeOverApi,
  type TakeOverRun,
  type TakeOverSubject,
  takeOverSubjects,
} from '#contract/office/take-over-api.ts';
import { request } from '../../api/request.ts';
import { refusalText } from '../../import/refusal-text.ts';
import styles from './take-over.module.css';

interface StartProps {
  /** The last run, whose address is proposed. */
  before: TakeOverRun | undefined;
  onStarted: () => void;
}

/** What is taken from where. */
export function Start({ before, onStarted }: StartProps) {
  const translate = useTranslate();
  const [source, setSource] = useState(before?.source ?? '');
  const [isPublic, setPublic] = useState(before?.state === 'public');
  const [subjects, setSubjects] = useState<readonly TakeOverSubject[]>(before?.subjects ?? takeOverSubjects);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const heading = useId();

  async function start(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setRefusal(null);
    try {
      const state = isPublic ? 'public' : 'draft';
      await request(takeOverApi.start, { body: { source, state, subjects: [...subjects] } });
      onStarted();
    } catch (error) {
      setRefusal(refusalText(error, translate));
    }
    setBusy(false);
  }

  return (
    <form className={styles.sheet} aria-labelledby={heading} onSubmit={(event) => void start(event)}>
      <h2 id={heading} className={styles.source}>
        {translate('take_over.new')}
      </h2>
      <TextField
        label={translate('take_over.source')}
        helperText={translate('take_over.source_hint')}
        value={source}
        onChange={(event) => setSource(event.target.value)}
        required
        fullWidth
        slotProps={{ htmlInput: { inputMode: 'url', autoComplete: 'off', spellCheck: false } }}
      />
      <Subjects chosen={subjects} onChange={setSubjects} />
      <PublicChoice isPublic={isPublic} onChange={setPublic} />
      <Button type="submit" variant="contained" disabled={busy || source.trim() === '' || subjects.length === 0}>
        {translate('take_over.start')}
      </Button>
      {refusal && (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
    </form>
  );
}

interface SubjectsProps {
  chosen: readonly TakeOverSubject[];
  onChange: (chosen: TakeOverSubject[]) => void;
}

function Subjects({ chosen, onChange }: SubjectsProps) {
  const translate = useTranslate();
  const set = (subject: TakeOverSubject, checked: boolean) =>
    onChange(takeOverSubjects.filter((one) => (one === subject ? checked : chosen.includes(one))));
  return (
    <fieldset className={styles.subjects}>
      <legend>{translate('take_over.subjects')}</legend>
      <FormGroup row>
        {takeOverSubjects.map((subject) => (
          <FormControlLabel
            key={subject}
            control={<Checkbox checked={chosen.includes(subject)} onChange={(_, checked) => set(subject, checked)} />}
            label={translate(`take_over.subject_${subject}`)}
          />
        ))}
      </FormGroup>
    </fieldset>
  );
}

interface PublicChoiceProps {
  isPublic: boolean;
  onChange: (isPublic: boolean) => void;
}

function PublicChoice({ isPublic, onChange }: PublicChoiceProps) {
  const translate = useTranslate();
  const hint = useId();
  return (
    <div>
      <FormControlLabel
        control={
          <Checkbox
            checked={isPublic}
            onChange={(_, checked) => onChange(checked)}
            slotProps={{ input: { 'aria-describedby': hint } }}
          />
        }
        label={translate('take_over.public')}
      />
      <FormHelperText id={hint}>{translate('take_over.public_hint')}</FormHelperText>
    </div>
  );
}
