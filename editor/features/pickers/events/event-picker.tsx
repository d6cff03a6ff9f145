import { useEffect, useState } from 'react';
import { programmeApi } from '#contract/api.ts';
import { m } from '#messages/paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import ed from '../../../ui/editor.module.css';
import { useEditor } from '../../../core/editor-context.ts';
import { eventListOf } from './choose-events.ts';
import type { ItemList } from '../item-list.ts';
import { EventRows } from './event-rows.tsx';
import { eventDay, monthName, monthsAround } from '#time/event-text.ts';
import { Picker } from '../picker.tsx';
import styles from '../picker.module.css';
import { type Choice, useEventChoice } from './use-event-choice.ts';

/** Chooses the events of a list, several at once. */
export default function EventPicker({ id }: { id: string }) {
  const { session } = useEditor();
  // A change by somebody else must not reset the choice.
  const [list] = useState(() => eventListOf(session.store, id));
  return list ? <Choosing list={list} /> : null;
}

function Choosing({ list }: { list: ItemList }) {
  const { view } = useEditor();
  const choice = useEventChoice(list);
  const { found, chosen, query, setQuery, toggle, drop, use } = choice;
  return (
    <Picker
      title={m.editor_choose_events()}
      icon="event"
      size="w"
      query={query}
      setQuery={setQuery}
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
      <EventRows events={found.results} chosen={chosen} toggle={toggle} />
    </Picker>
  );
}

type NarrowProps = Pick<ReturnType<typeof useEventChoice>, 'month' | 'setMonth' | 'onlyComing' | 'setOnlyComing'>;

/** The filters: a month, and whether past events are included. */
function Narrow({ month, setMonth, onlyComing, setOnlyComing }: NarrowProps) {
  const { session } = useEditor();
  const [now] = useState(() => new Date());
  const months = monthsAround(useDays(), onlyComing, now);
  return (
    <>
      <select
        className={`${ed.in} ${styles.narrow}`}
        aria-label={m.editor_month()}
        value={month}
        onChange={({ target }) => setMonth(target.value)}
      >
        <option value="">{m.editor_every_month()}</option>
        {months.map((each) => (
          <option key={each} value={each}>
            {monthName(each, session.locale)}
          </option>
        ))}
      </select>
      <Button
        look="line"
        label={m.editor_only_coming()}
        aria-pressed={onlyComing}
        onClick={() => setOnlyComing(!onlyComing)}
      />
    </>
  );
}

/** Future days with events, `DD.MM.YYYY`. */
function useDays(): readonly string[] {
  const { session } = useEditor();
  const [days, setDays] = useState<readonly string[]>([]);
  useEffect(() => {
    session.api(programmeApi.calendar, { params: { locale: session.locale } }).then(
      setDays,
      // Without them, every month can be selected.
      () => undefined,
    );
  }, [session]);
  return days;
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
