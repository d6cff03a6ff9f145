import { isShown } from '../../core/view/editor-view.ts';
import { useState } from 'react';
import { m } from '#messages/paraglide/messages.js';
import { useEditor, useObservable } from '../../core/editor-context.ts';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { RecordPanel } from '../record-panel/record-panel.tsx';
import styles from '../record-panel/record-panel.module.css';
import {
  type AnnouncementKind,
  newAnnouncement,
  type Announcement,
  type Fields,
  isDue,
  movedBeside,
  movedTo,
  withFields,
} from './announcement.ts';
import { useAnnouncements } from './use-announcements.ts';
import { publicationStates } from '#contract/resources/publication.ts';
import { momentOfField, toBerlinClock } from '#time/berlin-clock.ts';
import { FieldFrame } from '../../ui/field-frame.tsx';
import { Select } from '../../ui/inputs.tsx';
import { EntryRow, MoveButtons, type Side } from '../record-panel/entry-row.tsx';
import { issueOf } from '../page-settings/page-form.ts';
import { Pair } from '../page-settings/pair.tsx';
import { PictureChoice } from '../page-settings/shared-image.tsx';
import { LinkTarget } from '../pickers/links/link-target.tsx';

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

interface EntryProps {
  kind: AnnouncementKind;
  entry: Announcement;
  index: number;
  state: ReturnType<typeof useAnnouncements>;
  /** Id of the entry whose fields are shown. */
  open: number | null;
  setOpen: (id: number | null) => void;
}

/** One slide or piece of news with its handle and its fields. */
function AnnouncementEntry({ kind, entry, index, state, open, setOpen }: EntryProps) {
  const { session } = useEditor();
  const { list, edit } = state;
  const name = entry.title[session.locale] || entry.title.de || m.menus_unnamed();
  const isOpen = open === entry.id;
  const [opened] = useState(() => new Date());
  const move = (key: string) => {
    const step = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0;
    if (step === 0 || !list) return null;
    const at = Math.min(list.length - 1, Math.max(0, index + step));
    edit(movedTo(list, entry.id, at));
    return m.menus_say_place({ name, at: at + 1, count: list.length });
  };
  const drop = (dragged: number, side: Side) => list && edit(movedBeside(list, dragged, { id: entry.id, side }));
  return (
    <EntryRow
      id={entry.id}
      name={name}
      hidden={isDue(entry, opened) ? undefined : m.announcement_not_shown()}
      isOpen={isOpen}
      toggle={() => setOpen(isOpen ? null : entry.id)}
      dragType={`application/x-${kind}`}
      keys="ArrowUp ArrowDown"
      {...{ drop, move }}
    >
      {(isOpen || state.refused?.id === entry.id) && <EntryFields {...{ kind, entry, state, index }} />}
    </EntryRow>
  );
}

type FieldsProps = Pick<EntryProps, 'kind' | 'entry' | 'state' | 'index'>;

function EntryFields({ kind, entry, state, index }: FieldsProps) {
  const { list, edit, refused } = state;
  if (!list) return null;
  const write = (fields: Fields) => edit(withFields(list, entry.id, fields));
  const error = (path: string) => (refused?.id === entry.id ? issueOf(refused.issues, path) : null);
  return (
    <>
      {entry.preline && (
        <Pair
          label={m.announcement_preline()}
          translated
          value={entry.preline}
          write={(preline) => write({ preline })}
          error={(locale) => error(`preline.${locale}`)}
        />
      )}
      <Pair
        label={m.editor_page_title()}
        required
        translated
        value={entry.title}
        write={(title) => write({ title })}
        error={(locale) => error(`title.${locale}`)}
      />
      <Pair
        label={m.announcement_text()}
        translated
        max={500}
        value={entry.text}
        write={(text) => write({ text })}
        error={(locale) => error(`text.${locale}`)}
      />
      <LinkFields {...{ entry, write, error }} />
      {kind === 'slides' && (
        <PictureChoice
          label={m.announcement_picture()}
          none={m.editor_page_no_hero()}
          id={entry.image_id ?? null}
          write={(picked) => write({ image_id: picked?.id ?? null })}
          problem={error('image_id')}
        />
      )}
      <Period entry={entry} write={write} error={error} />
      <EntryActs {...{ entry, state, index }} />
    </>
  );
}

interface PartProps {
  entry: Announcement;
  write: (fields: Fields) => void;
  error: (path: string) => string | null;
}

function LinkFields({ entry, write, error }: PartProps) {
  const { session } = useEditor();
  return (
    <>
      <FieldFrame label={m.announcement_link()} error={error('link')}>
        {(parts) => (
          <LinkTarget parts={parts} session={session} value={entry.link} change={(value) => write({ link: value })} />
        )}
      </FieldFrame>
      <Pair
        label={m.announcement_link_text()}
        translated
        max={80}
        value={entry.link_text}
        write={(link_text) => write({ link_text })}
        error={(locale) => error(`link_text.${locale}`)}
      />
    </>
  );
}

const stateNames = {
  draft: () => m.announcement_draft(),
  public: () => m.announcement_public(),
  archived: () => m.announcement_archived(),
};

/** State and display period; of what is public only for those who may publish. */
function Period({ entry, write, error }: PartProps) {
  const { session } = useEditor();
  const mayPublish = useObservable(session.mayPublish);
  const isFixed = !mayPublish && entry.state !== 'draft';
  const hint = mayPublish ? undefined : m.announcement_not_permitted();
  return (
    <>
      <FieldFrame label={m.announcement_state()} hint={hint} error={error('state')}>
        {(parts) => (
          <Select
            {...parts}
            disabled={!mayPublish}
            value={entry.state}
            options={publicationStates.map((each) => [each, stateNames[each]()])}
            choose={(state) => write({ state })}
          />
        )}
      </FieldFrame>
      {(['starts_at', 'ends_at'] as const).map((name) => (
        <FieldFrame
          key={name}
          label={name === 'starts_at' ? m.announcement_from() : m.announcement_to()}
          error={error(name)}
        >
          {(parts) => (
            <input
              {...parts}
              className={ed.in}
              type="datetime-local"
              disabled={isFixed}
              value={toBerlinClock(entry[name])}
              onChange={({ target }) => write({ [name]: momentOfField(target.value) })}
            />
          )}
        </FieldFrame>
      ))}
    </>
  );
}

function EntryActs({ entry, state: { list, edit }, index }: Pick<FieldsProps, 'entry' | 'state' | 'index'>) {
  if (!list) return null;
  return (
    <div className={`${ed.acts} ${styles.acts}`}>
      <MoveButtons
        isFirst={index === 0}
        isLast={index === list.length - 1}
        move={(step) => edit(movedTo(list, entry.id, index + step))}
      />
      <Button
        small
        icon="trash"
        label={m.announcement_remove()}
        onClick={() => edit(list.filter(({ id }) => id !== entry.id))}
      />
    </div>
  );
}
