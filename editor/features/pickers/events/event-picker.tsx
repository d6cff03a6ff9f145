import { useState } from 'react';
import { programmeApi } from '#contract/api.ts';
import { m } from '#messages/paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/inputs.tsx';
import ed from '../../../ui/editor.module.css';
import { useEditor, useRead } from '../../../core/editor-context.ts';
import { eventListOf, type ChosenEvent, eventsIn, stepsToEvents, withEvent } from './choose-events.ts';
import { type ItemList, stepsThatFit } from '../item-list.ts';
import { eventDay, monthName, monthsAround, eventClock, monthOf } from '#time/event-text.ts';
import { Picker } from '../picker.tsx';
import styles from '../picker.module.css';
import type { EventSummary } from '#contract/events/event-summary.ts';
import { useTabStop } from '../walk-results.ts';
import { useSearch } from '../use-search.ts';

/** Chooses the events of a list, several at once. */
export default function EventPicker({ id }: { id: string }) {
  const { session } = useEditor();
  // A change by somebody else must not reset the choice.
  const [list] = useState(() => eventListOf(session.store, id));
  return list ? <Choosing list={list} /> : null;
}

function Choosing({ list }: { list: ItemList }) {
  const { session, view } = useEditor();
  const choice = useEventChoice(list);
  const { found, chosen, toggle, drop, use } = choice;
  const tabStop = useTabStop(
    found.results.map(({ id }) => id),
    null,
  );
  return (
    <Picker
      title={m.editor_choose_events()}
      icon="event"
      size="w"
      searchLabel={m.editor_search_events()}
      found={found}
      narrow={<Narrow {...choice} />}
      side={<Chosen chosen={chosen} drop={drop} />}
      toSide={chosen.length > 0 && m.editor_events_chosen({ count: chosen.length })}
      status={m.editor_events_found({ shown: found.results.length, count: found.count })}
      use={{
        label: m.editor_use_events({ count: chosen.length }),
        unable: chosen.length === 0 && m.editor_no_event(),
        run: use,
      }}
      close={() => view.closeDialog()}
    >
      {byMonth(found.results).map(([month, inMonth]) => (
        <fieldset key={month}>
          <legend className={styles.month}>{monthName(month, session.locale)}</legend>
          {inMonth.map((event) => (
            <label key={event.id} className={`${ed.opt} ${styles.event}`}>
              <input
                type="checkbox"
                checked={chosen.some(({ id }) => id === event.id)}
                onChange={() => toggle(event)}
                {...tabStop(event.id)}
              />
              <span className={styles.day}>{eventDay(event.start, session.locale)}</span>
              <span className={ed.optMain}>
                {event.title}
                <small>{[eventClock(event.start, session.locale), event.venue].filter(Boolean).join(', ')}</small>
              </span>
              <EventStatus event={event} />
            </label>
          ))}
        </fieldset>
      ))}
    </Picker>
  );
}

type NarrowProps = Pick<ReturnType<typeof useEventChoice>, 'month' | 'setMonth' | 'onlyComing' | 'setOnlyComing'>;

/** The filters: a month, and whether past events are included. */
function Narrow({ month, setMonth, onlyComing, setOnlyComing }: NarrowProps) {
  const { session } = useEditor();
  const [now] = useState(() => new Date());
  // Future days with events, `DD.MM.YYYY`; without them, every month can be selected.
  const { answer: days } = useRead(({ api, locale }) => api(programmeApi.calendar, { params: { locale } }));
  const months = monthsAround(days ?? [], onlyComing, now);
  return (
    <>
      <Select
        className={styles.narrow}
        aria-label={m.editor_month()}
        value={month}
        options={[
          ['', m.editor_every_month()],
          ...months.map((each) => [each, monthName(each, session.locale)] as const),
        ]}
        choose={setMonth}
      />
      <Button
        look="line"
        label={m.editor_only_coming()}
        aria-pressed={onlyComing}
        onClick={() => setOnlyComing(!onlyComing)}
      />
    </>
  );
}

/** The chosen events, in the order of the list. */
function Chosen({ chosen, drop }: { chosen: readonly Choice[]; drop: (id: number) => void }) {
  const { session } = useEditor();
  return (
    <>
      <h3>{m.editor_events_chosen({ count: chosen.length })}</h3>
      {chosen.length === 0 && <p className={`${ed.small} ${ed.soft}`}>{m.editor_events_none_chosen()}</p>}
      <ol className={styles.chosen}>
        {chosen.map(({ id, event }) => {
          const name = event ? `${eventDay(event.start, session.locale)}, ${event.title}` : m.editor_event_gone();
          return (
            <li key={id}>
              <span>{name}</span>
              <Button
                icon="close"
                iconOnly
                label={m.editor_take_event_away({ name })}
                onClick={(event_) => {
                  // Move the focus to the next row, else to the previous one.
                  const row = event_.currentTarget.closest('li');
                  const next = row?.nextElementSibling ?? row?.previousElementSibling;
                  next?.querySelector('button')?.focus();
                  drop(id);
                }}
              />
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** The status of an event, as a warning before it is inserted. */
function EventStatus({ event }: { event: EventSummary }) {
  const [now] = useState(() => new Date());
  const over = new Date(event.end ?? event.start) < now;
  if (over) return <span className={ed.chip}>{m.target_past()}</span>;
  if (event.availability === 'cancelled') return <span className={ed.chip}>{m.module_cancelled()}</span>;
  if (event.flags.includes('private-event')) return <span className={ed.chip}>{m.module_private()}</span>;
  return event.availability === 'sold_out' ? <span className={ed.chip}>{m.module_sold_out()}</span> : null;
}

function byMonth(events: readonly EventSummary[]): [string, EventSummary[]][] {
  const months = new Map<string, EventSummary[]>();
  for (const event of events) {
    const month = monthOf(event.start);
    months.set(month, [...(months.get(month) ?? []), event]);
  }
  return [...months];
}

/** A chosen event. */
interface Choice extends ChosenEvent {
  /** Null when it no longer exists. */
  event: EventSummary | null;
}

/** Events per request. */
const pageSize = 50;

/** The search, by words, in one month, future events or all; and the selection, until it is stored in the list. */
function useEventChoice(list: ItemList) {
  const { session, view } = useEditor();
  const { locale } = session;
  const [onlyComing, setOnlyComing] = useState(true);
  /** `2027-01`; empty: every month. */
  const [month, setMonth] = useState('');
  const found = useSearch<EventSummary>(
    ({ signal, ...typed }) =>
      session.api(programmeApi.events, {
        params: { locale },
        query: {
          ...typed,
          page_size: pageSize,
          ...(month && { from: `${month}-01`, to: lastDayOf(month) }),
          ...(!onlyComing && { past: 'with' }),
        },
        signal,
      }),
    `${month} ${onlyComing}`,
  );
  const [chosen, setChosen] = useState<Choice[]>(() =>
    eventsIn(list).map((id) => {
      const event = session.store.resolved[locale].events[String(id)] ?? null;
      return { id, start: event?.start ?? null, event };
    }),
  );
  const toggle = (event: EventSummary) =>
    setChosen((now) =>
      now.some(({ id }) => id === event.id)
        ? now.filter(({ id }) => id !== event.id)
        : withEvent(now, { id: event.id, start: event.start, event }),
    );
  const use = () => {
    const ids = chosen.map(({ id }) => id);
    const operations = stepsThatFit(session.store, list, stepsToEvents(list, ids));
    const events = Object.fromEntries(chosen.flatMap(({ id, event }) => (event ? [[String(id), event]] : [])));
    session.store.addResolved({ [locale]: { events } });
    if (!operations) session.alerts.announce(m.editor_say_gone());
    else if (operations.length > 0) {
      const label = m.editor_step_events();
      session.perform({ label, operations, after: { id: list.block.id, field: null } });
      session.alerts.announce(m.editor_say_events({ count: chosen.length }));
    }
    view.closeDialog();
    session.fields.focus({ id: list.block.id, field: null });
  };
  return {
    found,
    month,
    setMonth,
    onlyComing,
    setOnlyComing: (only: boolean) => {
      setOnlyComing(only);
      setMonth('');
    },
    chosen,
    toggle,
    drop: (gone: number) => setChosen((now) => now.filter(({ id }) => id !== gone)),
    use,
  };
}

function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}
