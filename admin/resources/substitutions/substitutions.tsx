import Button from '@mui/material/Button';
import { useState } from 'react';
import { useRecordContext, useTranslate, useListContext } from 'react-admin';
import { eventDatesApi, type ShownLine } from '#contract/programme/event-dates-api.ts';
import { request } from '../../api/request.ts';
import { useNotifiedAction } from '../../api/use-action.ts';
import { useDirty } from '../../forms/unsaved-changes/unsaved-changes.ts';
import { formatMoment } from '../../format/format-moment.ts';
import { keyOfLine, nameOf } from './substitute-fields.tsx';
import { SubstituteDialog } from './substitute-dialog.tsx';
import styles from './substitutions.module.css';
import { useCasts, useCastsChanged } from './use-casts.ts';

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
