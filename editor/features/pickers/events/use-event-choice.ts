import { useState } from 'react';
import { programmeApi } from '#contract/api.ts';
import type { EventSummary } from '#contract/events/event-summary.ts';
import { m } from '#messages/paraglide/messages.js';
import { useEditor } from '../../../core/editor-context.ts';
import { type ChosenEvent, eventsIn, stepsToEvents, withEvent } from './choose-events.ts';
import type { ItemList } from '../item-list.ts';
import { useSearch } from '../use-search.ts';

/** A chosen event. */
export interface Choice extends ChosenEvent {
  /** Null when it no longer exists. */
  event: EventSummary | null;
}

/** Events per request. */
const pageSize = 50;

/** Search and selection, until the selection is stored in the list. */
export function useEventChoice(list: ItemList) {
  const { session, view } = useEditor();
  const { locale } = session;
  const search = useEventSearch();
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
    const operations = stepsToEvents(
      list,
      chosen.map(({ id }) => id),
    );
    const events = Object.fromEntries(chosen.flatMap(({ id, event }) => (event ? [[String(id), event]] : [])));
    session.store.addResolved({ [locale]: { events } });
    if (operations.length > 0) {
      const label = m.editor_step_events();
      session.perform({ label, operations, after: { id: list.block.id, field: null } });
      session.alerts.announce(m.editor_say_events({ count: chosen.length }));
    }
    view.closeDialog();
    session.fields.focus({ id: list.block.id, field: null });
  };
  return {
    ...search,
    chosen,
    toggle,
    drop: (gone: number) => setChosen((now) => now.filter(({ id }) => id !== gone)),
    use,
  };
}

/** The event search: by words, in one month, future events or all. */
function useEventSearch() {
  const { session } = useEditor();
  const { locale } = session;
  const [query, setQuery] = useState('');
  const [onlyComing, setOnlyComing] = useState(true);
  /** `2027-01`; empty: every month. */
  const [month, setMonth] = useState('');
  const found = useSearch<EventSummary>(
    query,
    ({ query: trimmed, page, signal }) =>
      session.api(programmeApi.events, {
        params: { locale },
        query: {
          query: trimmed,
          page,
          page_size: pageSize,
          ...(month && { from: `${month}-01`, to: lastDayOf(month) }),
          ...(!onlyComing && { past: 'with' }),
        },
        signal,
      }),
    `${month} ${onlyComing}`,
  );
  return {
    found,
    query,
    setQuery,
    month,
    setMonth,
    onlyComing,
    setOnlyComing: (only: boolean) => {
      setOnlyComing(only);
      setMonth('');
    },
  };
}

function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}
