import { isShown } from '../../core/view/is-shown.ts';
import { useState } from 'react';
import { m } from '#messages/paraglide/messages.js';
import { useEditor, useObservable } from '../../core/editor-context.ts';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { RecordPanel } from '../record-panel/record-panel.tsx';
import styles from '../record-panel/record-panel.module.css';
import { type AnnouncementKind, newAnnouncement } from './announcement.ts';
import { AnnouncementEntry } from './announcement-entry.tsx';
import { useAnnouncements } from './use-announcements.ts';

/** The slides of the home page, or the breaking news; the page shows them while they are changed. */
export default function AnnouncementsPanel({ of: kind }: { of: AnnouncementKind }) {
  const { session } = useEditor();
  const mayPublish = useObservable(session.mayPublish);
  const state = useAnnouncements(kind);
  const { list, edit, busy, isChanged, problem, save, revert } = state;
  const [open, setOpen] = useState<number | null>(null);
  const add = () => {
    if (!list) return;
    const entry = newAnnouncement(kind, list, mayPublish);
    edit([entry, ...list]);
    setOpen(entry.id);
  };
  return (
    <RecordPanel
      title={kind === 'slides' ? m.slides_edit() : m.news_edit()}
      icon={kind === 'slides' ? 'images' : 'info'}
      name="announcements"
      isReady={list !== null}
      opener={() => openerOf(kind)}
      {...{ busy, isChanged, problem, revert }}
      save={() => void save()}
    >
      <p className={ed.hint}>{kind === 'slides' ? m.slides_about() : m.news_about()}</p>
      {list && (
        <>
          <Button look="line" icon="plus" label={kind === 'slides' ? m.slides_add() : m.news_add()} onClick={add} />
          <ol className={styles.list}>
            {list.map((entry, index) => (
              <AnnouncementEntry key={entry.id} {...{ kind, entry, index, state, open, setOpen }} />
            ))}
          </ol>
        </>
      )}
    </RecordPanel>
  );
}

/** The button in the page or among the modules; on a phone that of the modules, whose sheet is closed by now. */
function openerOf(kind: AnnouncementKind): HTMLElement | undefined {
  const found = document.querySelectorAll<HTMLElement>(`[data-place-opens="${kind}"], [data-opens="modules"]`);
  return [...found].find(isShown);
}
