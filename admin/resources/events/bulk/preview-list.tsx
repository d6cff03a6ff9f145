import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { PlannedEvent } from '#contract/programme/bulk-events-api.ts';
import { Chip, MomentText } from '../../../lists/cells/cells.tsx';
import { Conflicts, UnlistedConflicts } from '../../season-calendar/conflict-list.tsx';
import styles from './bulk.module.css';
import type { Preview } from './use-bulk-change.ts';
import { valueText } from './value-text.ts';

interface PreviewListProps {
  preview: Preview;
  busy: boolean;
  onChange: () => void;
}

/** What a change would do to each event: those that change, those that cannot, and those that stay as they are. */
export function PreviewList({ preview, busy, onChange }: PreviewListProps) {
  const translate = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const groups = groupsOf(preview.events);
  return (
    <section className={`card ${styles.preview}`} aria-labelledby="bulk-preview">
      <h2 id="bulk-preview" ref={heading} tabIndex={-1}>
        {translate('bulk.preview_of', { smart_count: preview.events.length })}
      </h2>
      <UnlistedConflicts {...preview} />
      {(['refused', 'changing', 'same'] as const).map((group) =>
        groups[group].length === 0 ? null : (
          <div key={group}>
            <h3>{translate(`bulk.group_${group}`, { smart_count: groups[group].length })}</h3>
            <ul>
              {groups[group].map((event) => (
                <PlannedItem key={event.id} event={event} venues={preview.venues} />
              ))}
            </ul>
          </div>
        ),
      )}
      <div className={`whole ${styles.actions}`}>
        <Button variant="contained" disabled={busy || groups.changing.length === 0} onClick={onChange}>
          {translate('bulk.change', { smart_count: groups.changing.length })}
        </Button>
      </div>
    </section>
  );
}

/** Events of a preview by what happens to them. */
export function groupsOf(events: PlannedEvent[]) {
  return {
    refused: events.filter(({ problems }) => problems.length > 0),
    changing: events.filter(({ problems, changes }) => problems.length === 0 && changes.length > 0),
    same: events.filter(({ problems, changes }) => problems.length === 0 && changes.length === 0),
  };
}

function PlannedItem({ event, venues }: { event: PlannedEvent; venues: Preview['venues'] }) {
  const translate = useTranslate();
  const label = (field: string) => translate(`resources.events.fields.${field}`, { _: field });
  return (
    <li>
      <p className={styles.event}>
        <Link to={`/events/${event.id}`}>{event.title}</Link> <MomentText moment={event.start} /> {event.venue}{' '}
        <PublicChip event={event} />
      </p>
      {event.problems.map(({ field, message }) => (
        <p key={`${field} ${message}`} className={styles.refusal}>
          {field && <b>{label(field)}: </b>}
          {message}
        </p>
      ))}
      {event.problems.length === 0 &&
        event.changes.map(({ field, before, after }) => (
          <p key={field} className={styles.change}>
            <b>{label(field)}:</b> {valueText(field, before, { translate, venues })} →{' '}
            <ins>{valueText(field, after, { translate, venues })}</ins>
          </p>
        ))}
      {event.conflicts.length > 0 && (
        <div className={`notice warn ${styles.conflicts}`}>
          <p>{translate('calendar.new_conflicts', { smart_count: event.conflicts.length })}</p>
          <Conflicts conflicts={event.conflicts} />
        </div>
      )}
    </li>
  );
}

/** Whether visitors see the event, and whether that changes. */
function PublicChip({ event }: { event: PlannedEvent }) {
  const translate = useTranslate();
  const { is_public: before, will_be_public: after } = event;
  const same = before === after || event.problems.length > 0;
  if (!same) return <Chip kind="warn">{translate(after ? 'bulk.becomes_public' : 'bulk.becomes_hidden')}</Chip>;
  return before ? <Chip kind="ok">{translate('bulk.seen')}</Chip> : <Chip>{translate('bulk.hidden')}</Chip>;
}
