import { useState } from 'react';
import { programmeApi } from '#contract/api.ts';
import type { EventSummary } from '#contract/event.ts';
import { m } from '#site/paraglide/messages.js';
import { Button } from '../chrome/button.tsx';
import ed from '../chrome/chrome.module.css';
import { Icon } from '../chrome/icon.tsx';
import { Dialog } from '../dialogs/dialog.tsx';
import { useEditor, useStoredBlock } from '../editor-context.ts';
import { eventTime } from './event-time.ts';
import { useSearch } from './use-search.ts';

/** Chooses an event of the programme. */
export function EventPicker({ id, field }: { id: string; field: string }) {
  const { session, view } = useEditor();
  const [words, setWords] = useState('');
  const chosen = useStoredBlock(id)?.fields[field];
  const { results, failed, loading } = useSearch<EventSummary>(words, (query, signal) =>
    session.api(programmeApi.events, { params: { locale: session.locale }, query: { query, page_size: 50 }, signal }),
  );
  const choose = (event: EventSummary) => {
    session.store.addResolved({ de: { events: { [event.id]: event } }, en: { events: { [event.id]: event } } });
    session.write(id, field, event.id);
    view.closeDialog();
  };
  return (
    <Dialog
      title={m.editor_choose_event()}
      icon="event"
      close={() => view.closeDialog()}
      foot={<Button look="line" label={m.editor_cancel()} onClick={() => view.closeDialog()} />}
    >
      <div className={ed.body}>
        <div className={ed.search}>
          <Icon name="search" />
          <input
            className={ed.in}
            type="search"
            data-autofocus
            aria-label={m.editor_search_events()}
            placeholder={m.editor_search_events()}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </div>
        <output className={ed.hint}>
          {loading
            ? m.editor_loading()
            : failed
              ? m.editor_load_failed()
              : results.length === 0
                ? m.editor_nothing_found()
                : ''}
        </output>
        <Events events={results} chosen={chosen} choose={choose} />
      </div>
    </Dialog>
  );
}

interface EventsProps {
  events: EventSummary[];
  /** Id of the event that stands in the field. */
  chosen: unknown;
  choose: (event: EventSummary) => void;
}

/** The events found, with time and venue. */
function Events({ events, chosen, choose }: EventsProps) {
  const { session } = useEditor();
  return (
    <ul className={ed.list}>
      {events.map((event) => (
        <li key={event.id}>
          <button type="button" className={ed.opt} aria-pressed={event.id === chosen} onClick={() => choose(event)}>
            <Icon name={event.id === chosen ? 'check' : 'event'} />
            <span className={ed.optMain}>
              {event.title}
              <small>{[eventTime(event.start, session.locale), event.venue].filter(Boolean).join(', ')}</small>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
