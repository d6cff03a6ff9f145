import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Checkbox, FormControlLabel } from '@mui/material';
import { useState, type SyntheticEvent, useEffect, useRef } from 'react';
import {
  useRecordContext,
  useTranslate,
  useListContext,
  Form,
  HttpError,
  RecordContextProvider,
  SaveButton,
  useGetOne,
  useNotify,
  SelectInput,
  useCreate,
} from 'react-admin';
import { eventDatesApi, type ShownLine, type ShownCast } from '#contract/programme/event-dates-api.ts';
import { request, errorMessage } from '../../api/request.ts';
import { useNotifiedAction } from '../../api/use-action.ts';
import { useDirty } from '../../forms/unsaved-changes/unsaved-changes.ts';
import { formatMoment } from '../../format/format-moment.ts';
import styles from './substitutions.module.css';
import { localizedOf, type Localized } from '#contract/base/localized.ts';
import { recordOf } from '#contract/base/records.ts';
import { useWatch, useFormContext } from 'react-hook-form';
import { recordTitle, localizedText } from '../../format/record-title.ts';
import { Bilingual } from '../../fields/bilingual.tsx';
import { Reference } from '../../fields/reference.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { filled } from '../../fields/plain.tsx';

/** The cast of the event as visitors see it: somebody takes over a line, or the person in the cast is back. */
export function Substitutions() {
  const record = useRecordContext();
  return record ? <Lines eventId={Number(record.id)} /> : null;
}

function Lines({ eventId }: { eventId: number }) {
  const translate = useTranslate();
  const dirty = useDirty();
  const { data: [cast] = [] } = useCasts({ ids: String(eventId) });
  const [chosen, setChosen] = useState<ShownLine | null>(null);
  if (!cast || cast.lines.length + cast.unused.length === 0) return null;
  return (
    <div className="whole">
      <p>{translate(cast.own ? 'substitutions.own_cast' : 'substitutions.follows')}</p>
      <ul className={styles.lines}>
        {[...cast.lines, ...cast.unused].map((line) => (
          <li key={`${keyOfLine(line)} ${line.instead_of_id}`} data-changed={line.at !== null || undefined}>
            <span>
              {nameOf(line)}
              {line.at !== null && <Change line={line} unused={cast.unused.includes(line)} />}
            </span>
            <span className={styles.actions}>
              {line.at !== null && <TakeBackButton eventId={eventId} line={line} disabled={dirty} />}
              {!cast.unused.includes(line) && (
                <Button
                  size="small"
                  disabled={dirty}
                  aria-label={`${translate('substitutions.substitute')}: ${nameOf(line)}`}
                  onClick={() => setChosen(line)}
                >
                  {translate('substitutions.substitute')}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {dirty && <p>{translate('substitutions.save_first')}</p>}
      {chosen && <SubstituteDialog casts={[cast]} line={chosen} onClose={() => setChosen(null)} />}
    </div>
  );
}

function Change({ line, unused }: { line: ShownLine; unused: boolean }) {
  const translate = useTranslate();
  const day = formatMoment(line.at ?? '');
  return (
    <small>
      {translate('substitutions.instead_of', { name: line.instead_of ?? '', day })}
      {unused && ` ${translate('substitutions.unused')}`}
    </small>
  );
}

function TakeBackButton({ eventId, line, disabled }: { eventId: number; line: ShownLine; disabled: boolean }) {
  const translate = useTranslate();
  const { busy, act } = useNotifiedAction();
  const changed = useCastsChanged();
  const body = { role_id: line.role_id, instead_of_id: line.instead_of_id ?? 0 };
  const takeBack = () => request(eventDatesApi.takeBack, { params: { id: eventId }, body });

  return (
    <Button
      size="small"
      disabled={disabled || busy}
      aria-label={`${translate('substitutions.take_back')}: ${nameOf(line)}`}
      onClick={() => void act(takeBack, 'substitutions.taken_back', changed)}
    >
      {translate('substitutions.take_back')}
    </Button>
  );
}

/** For the selected events of the list. */
export function SubstituteSelected() {
  const { selectedIds } = useListContext();
  return <SubstituteButton question={{ ids: selectedIds.slice(0, 100).join(',') }} />;
}

/** For the dates of the open production. */
export function SubstituteOnDates() {
  const record = useRecordContext();
  return record ? <SubstituteButton question={{ production_id: Number(record.id) }} /> : null;
}

function SubstituteButton({ question }: { question: Parameters<typeof useCasts>[0] }) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {translate('substitutions.open')}
      </Button>
      {open && <LoadedDialog question={question} onClose={() => setOpen(false)} />}
    </>
  );
}

function LoadedDialog({ question, onClose }: { question: Parameters<typeof useCasts>[0]; onClose: () => void }) {
  const { data } = useCasts(question);
  const [now] = useState(Date.now);
  if (!data) return null;
  // Of a production only what is still to come; what has been chosen in a list is meant.
  const casts = 'ids' in question ? data : data.filter(({ start }) => Date.parse(start) > now);
  return <SubstituteDialog casts={casts.slice(0, 100)} onClose={onClose} />;
}

interface SubstituteDialogProps {
  /** The dates on which somebody can take over. */
  casts: ShownCast[];
  /** The line that is chosen at first. */
  line?: ShownLine | undefined;
  onClose: () => void;
}

/** Another person takes over a line of the cast on one date or on several, with a notice for visitors. */
function SubstituteDialog({ casts, line, onClose }: SubstituteDialogProps) {
  const translate = useTranslate();
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const lines = linesOf(casts);
  const save = useSubstitute({ casts, left, onDone: onClose });
  // The form stands inside that of the event: its events stay here.
  const stay = (event: SyntheticEvent) => event.stopPropagation();
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="substitute" onSubmit={stay}>
      <RecordContextProvider value={undefined}>
        <Form
          record={{ line: line ? keyOfLine(line) : null, person_id: null, notice: { de: '', en: '' } }}
          onSubmit={save}
          noValidate
        >
          <DialogTitle id="substitute">{translate('substitutions.title')}</DialogTitle>
          <DialogContent>
            <div className={styles.fields}>
              <SubstituteFields lines={lines} />
              {casts.length > 1 && <DateChoice casts={casts} left={left} onChange={setLeft} />}
            </div>
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
            <SaveButton type="submit" alwaysEnable />
          </DialogActions>
        </Form>
      </RecordContextProvider>
    </Dialog>
  );
}

interface Substituting {
  casts: ShownCast[];
  /** Ids of the events that stay as they are. */
  left: ReadonlySet<number>;
  onDone: () => void;
}

/** Sends the form; resolves to the errors of its fields. */
function useSubstitute({ casts, left, onDone }: Substituting) {
  const translate = useTranslate();
  const notify = useNotify();
  const changed = useCastsChanged();
  return async ({ line: key, person_id: personId, notice }: Record<string, unknown>) => {
    const chosen = linesOf(casts).find((one) => keyOfLine(one) === key);
    const dates = datesWith(casts, String(key)).filter(({ event_id: id }) => !left.has(id));
    if (!chosen || dates.length === 0) return { line: translate('substitutions.no_date') };
    const text = localizedOf(notice);
    const body = {
      event_ids: dates.map(({ event_id: id }) => id),
      role_id: chosen.role_id,
      replaced_id: chosen.person_id,
      person_id: Number(personId),
      notice: text.de.trim() === '' && text.en.trim() === '' ? null : text,
    };
    try {
      await request(eventDatesApi.substitute, { body });
    } catch (error) {
      const errors = error instanceof HttpError ? recordOf(error.body?.errors) : {};
      if ('person_id' in errors || 'notice' in errors) return errors;
      notify(Object.values(recordOf(errors.event_ids)).join('\n') || errorMessage(error), { type: 'error' });
      return undefined;
    }
    await changed();
    notify('substitutions.done', { type: 'info', messageArgs: { smart_count: dates.length } });
    onDone();
    return undefined;
  };
}

interface DateChoiceProps {
  casts: ShownCast[];
  /** Ids of the events that stay as they are. */
  left: ReadonlySet<number>;
  onChange: (left: ReadonlySet<number>) => void;
}

/** What would change on each date; a date can be left out, and one without the line stays as it is. */
function DateChoice({ casts, left, onChange }: DateChoiceProps) {
  const translate = useTranslate();
  const [key, personId] = useWatch<{ line: string | null; person_id: number | null }, ['line', 'person_id']>({
    name: ['line', 'person_id'],
  });
  const { data: person } = useGetOne('persons', { id: personId ?? 0 }, { enabled: Boolean(personId) });
  const name = personId && person ? recordTitle(person) : '…';

  function toggle(id: number) {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  }

  if (!key) return null;
  return (
    <fieldset className={styles.dates}>
      <legend>{translate('substitutions.dates')}</legend>
      {casts.map(({ event_id: id, title, start, lines }) => {
        const line = lines.find((one) => keyOfLine(one) === key);
        return (
          <FormControlLabel
            key={id}
            disabled={!line}
            control={
              <Checkbox size="small" checked={line !== undefined && !left.has(id)} onChange={() => toggle(id)} />
            }
            label={`${formatMoment(start, 'weekdayAndTime')}, ${title}: ${
              line ? `${nameOf(line)} → ${name}` : translate('substitutions.not_there')
            }`}
          />
        );
      })}
    </fieldset>
  );
}

const byName = { field: 'sort_name', order: 'ASC' } as const;

/** The line, the new person, and the notice, which follows both until somebody writes into it. */
function SubstituteFields({ lines }: { lines: ShownLine[] }) {
  const [create] = useCreate();
  const makePerson = (name: string) => create('persons', { data: { name, is_online: false } }, { returnPromise: true });
  const choices = lines.map((line) => ({ id: keyOfLine(line), name: nameOf(line) }));
  return (
    <>
      <SelectInput
        source="line"
        label="substitutions.line"
        choices={choices}
        translateChoice={false}
        validate={filled}
        helperText={false}
      />
      <Reference
        source="person_id"
        to="persons"
        sort={byName}
        label="substitutions.person"
        validate={filled}
        onCreate={(name = '') => makePerson(name)}
      />
      <div className="whole">
        <ProposedNotice lines={lines} />
        <Bilingual source="notice" label="substitutions.notice" hint="substitutions.notice_hint" lines={2} max={500} />
      </div>
    </>
  );
}

/** `Violetta: Nora Neu`. */
function nameOf(line: ShownLine): string {
  return `${localizedText(line.role)}: ${line.person}`;
}

function ProposedNotice({ lines }: { lines: ShownLine[] }) {
  const { getValues, setValue } = useFormContext();
  const [key, personId] = useWatch<{ line: string | null; person_id: number | null }, ['line', 'person_id']>({
    name: ['line', 'person_id'],
  });
  const { data: person } = useGetOne('persons', { id: personId ?? 0 }, { enabled: Boolean(personId) });
  const proposed = useRef({ de: '', en: '' });
  const line = lines.find((one) => keyOfLine(one) === key);
  const name = personId && person ? recordTitle(person) : undefined;
  useEffect(() => {
    const next = noticeText(line, name);
    const { de, en } = localizedOf(getValues('notice'));
    if (de === proposed.current.de) setValue('notice.de', next.de);
    if (en === proposed.current.en) setValue('notice.en', next.en);
    proposed.current = next;
  }, [line, name, getValues, setValue]);
  return null;
}

/** Names a line across the dates of a production: its role and the person on it. */
function keyOfLine({ role_id: role, person_id: person }: Pick<ShownLine, 'role_id' | 'person_id'>): string {
  return `${role}-${person}`;
}

/** All lines of these casts, each once, in the order in which they first occur. */
function linesOf(casts: ShownCast[]): ShownLine[] {
  const lines = casts.flatMap((cast) => cast.lines);
  return [...new Map(lines.toReversed().map((line) => [keyOfLine(line), line])).values()].toReversed();
}

/** The dates on which somebody is on that line. */
function datesWith(casts: ShownCast[], key: string): ShownCast[] {
  return casts.filter(({ lines }) => lines.some((line) => keyOfLine(line) === key));
}

/** The proposed notice in both languages; empty until a line and a person are chosen. */
function noticeText(line: ShownLine | undefined, person: string | undefined): Localized<string> {
  if (!line || !person) return { de: '', en: '' };
  const before = line.instead_of ?? line.person;
  const { de, en } = line.role;
  if (person === before) return { de: `${person} übernimmt wieder ${de}.`, en: `${person} returns as ${en || de}.` };
  if (line.kind === 'cast')
    return {
      de: `Umbesetzung: ${person} singt ${de} an Stelle von ${before}.`,
      en: `Cast change: ${person} sings ${en || de} in place of ${before}.`,
    };
  return {
    de: `Umbesetzung: ${person} übernimmt ${de} an Stelle von ${before}.`,
    en: `Change: ${person} takes over ${en || de} in place of ${before}.`,
  };
}

type Question = { ids: string } | { production_id: number };

const key = 'casts';

/** Casts of events as they are performed, with all substitutions. */
function useCasts(question: Question) {
  return useQuery({
    queryKey: [key, question],
    queryFn: async () => (await request(eventDatesApi.casts, { query: question })).events,
  });
}

/** Reads casts and events again after a substitution. */
function useCastsChanged() {
  const queries = useQueryClient();
  return async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: [key] }),
      queries.invalidateQueries({ queryKey: ['events'] }),
    ]);
  };
}
