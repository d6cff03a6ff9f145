import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { PlannedEvent } from '#contract/programme/bulk-events-api.ts';
import { recordOf, keysOf } from '#contract/base/records.ts';
import { Chip, MomentText } from '../../../lists/cells/cells.tsx';
import { formatMoment } from '../../../format/format-moment.ts';
import { formatNumber } from '../../../format/format-number.ts';
import { localizedText } from '../../../format/record-title.ts';
import { Conflicts, UnlistedConflicts } from '../../season-calendar/conflict-list.tsx';
import styles from './bulk.module.css';
import type { Preview } from './use-bulk-change.ts';

/** Kinds of changes that can be ticked, in the order of the form, with the fields that they send. */
export const changeKinds = {
  venue: ['venue_id'],
  clock: ['clock'],
  shift: ['shift_minutes'],
  prices: ['prices'],
  price_range: ['price_from', 'price_to'],
  link: ['ticket_link'],
  availability: ['availability'],
  flags: ['add_flags', 'remove_flags'],
  state: ['state', 'public_from'],
} as const;
export type ChangeKind = keyof typeof changeKinds;

type Values = Record<string, unknown>;

const whenEmpty: Values = { venue_id: null, price_from: null, price_to: null, ticket_link: '', prices: [] };

/** The change to send: the fields of the ticked kinds. A field left empty is cleared if it may be empty. */
export function changeOfValues(values: Values, chosen: ReadonlySet<ChangeKind>): Values {
  const names = keysOf(changeKinds)
    .filter((kind) => chosen.has(kind))
    .flatMap((kind): readonly string[] => changeKinds[kind]);
  const given = names.flatMap((name) => {
    const value = valueOf(name, values);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(given);
}

function valueOf(name: string, values: Values): unknown {
  const value = values[name];
  if (name === 'public_from') return values.state === 'public' ? (value ?? null) : undefined;
  if (name === 'add_flags' || name === 'remove_flags')
    return Array.isArray(value) && value.length > 0 ? value : undefined;
  if (value === undefined || value === null || value === '') return name in whenEmpty ? whenEmpty[name] : undefined;
  return value;
}

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

interface Words {
  translate: (key: string, options?: object) => string;
  /** Names by id. */
  venues: Record<string, string>;
}

/** The value of an event's field in words: names instead of ids, dates and prices as they are read. */
export function valueText(field: string, value: unknown, { translate, venues }: Words): string {
  const none = translate(field === 'public_from' ? 'bulk.at_once' : 'forms.empty');
  if (value === null || value === undefined || value === '') return none;
  if (field === 'venue_id') return venues[String(value)] ?? `#${String(value)}`;
  if (field === 'availability') return translate(`events.availability.${String(value)}`);
  if (field === 'state') return translate(`publication.${String(value)}`);
  if (typeof value === 'number') return field.startsWith('price') ? euros(value) : String(value);
  if (typeof value === 'string') return isMoment(value) ? formatMoment(value, 'weekdayAndTime') : value;
  if (!Array.isArray(value)) return localizedText(value) || none;
  const entries = value.map((entry: unknown) => {
    if (field === 'flags') return flagName(entry, translate);
    return field === 'previous_dates' ? formerDate(entry, venues) : entryText(entry);
  });
  return entries.join(', ') || none;
}

function flagName(flag: unknown, translate: Words['translate']): string {
  return translate(`events.flag.${String(flag)}`, { _: String(flag) });
}

/** Announced date and venue of a moved event. */
function formerDate(entry: unknown, venues: Words['venues']): string {
  const { start, venue_id: venue } = recordOf(entry);
  const day = typeof start === 'string' ? formatMoment(start, 'weekdayAndTime') : '';
  return [day, venues[String(venue)]].filter(Boolean).join(', ');
}

/** A seat category with its prices: `Parkett 40,00 € / 20,00 €`. */
function entryText(entry: unknown): string {
  if (typeof entry !== 'object') return String(entry);
  const { name, price, reduced } = recordOf(entry);
  const prices = [price, reduced].filter((amount) => typeof amount === 'number').map(euros);
  return `${localizedText(name)} ${prices.join(' / ')}`.trim();
}

function isMoment(value: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value);
}

function euros(amount: number): string {
  return formatNumber(amount, { style: 'currency', currency: 'EUR' });
}
