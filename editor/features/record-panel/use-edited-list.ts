import { useEffect, useState } from 'react';
import type { Issue } from '#contract/base/errors.ts';
import { inLocale, type Localized } from '#contract/base/localized.ts';
import { m } from '#messages/paraglide/messages.js';
import { ApiError } from '../../core/api-client.ts';
import { useEditor, useAction } from '../../core/editor-context.ts';
import type { RecordChange } from '../../core/saving/operation-log.ts';
import { markUnsaved } from '../../core/saving/unsaved-records.ts';
import type { EditSession } from '../../core/session/edit-session.ts';
import { unreadProblem } from '../record-translation/machine-texts.ts';

interface Entry {
  /** Negative until it is saved. */
  id: number;
  title: Localized<string>;
}

export interface ListDraft<Each> {
  /** As last read from the server. */
  stored: readonly Each[];
  edited: readonly Each[];
}

/** What has been written while a list is saved. */
export interface Written {
  changes: RecordChange[];
  /** Ids of created entries by their ids in the draft. */
  ids: Map<number, number>;
  /** The entry that is being written. */
  at: number;
}

type SavedList<Each> =
  | { kind: 'saved'; draft: ListDraft<Each> }
  /** Others have changed the same; nothing was saved. `draft` has the own changes on what is stored now. */
  | { kind: 'conflict'; draft: ListDraft<Each>; both: readonly Each[] }
  /** `draft` has what was not written before the failure. `at`: the entry that was refused. */
  | { kind: 'failed'; draft: ListDraft<Each>; error: unknown; at: number };

/** Entries that a panel edits together. */
export interface ListOfRecords<Each extends Entry> {
  /** Name under which they count as unsaved. */
  name: string;
  /** The unsaved entries by that name; kept when the panel is closed. */
  kept: Map<string, ListDraft<Each>>;
  read: (session: EditSession) => Promise<readonly Each[]>;
  /** Writes the changes entry by entry, each with its version. */
  write: (session: EditSession, draft: ListDraft<Each>, written: Written) => Promise<void>;
  /** An entry of the draft with the ids of created ones. */
  withIds: (entry: Each, ids: ReadonlyMap<number, number>) => Each;
  /** The own changes on what others have stored meanwhile; `both`: entries in which both have changed the same. */
  onNewer: (draft: ListDraft<Each>, stored: readonly Each[]) => { edited: readonly Each[]; both: readonly Each[] };
  isChanged: (draft: ListDraft<Each>) => boolean;
  /** Name of the step in the history. */
  label: () => string;
  /** Said when saving failed without a reason. */
  notSaved: () => string;
}

/** Names of the lists that are being saved. */
const saving = new Set<string>();

/** The entries being edited, and the functions of their panel; `shown` loads the page again after saving. */
export function useEditedList<Each extends Entry>(
  list: ListOfRecords<Each>,
  shown: (stored: readonly Each[]) => Promise<void>,
) {
  const { session } = useEditor();
  const { busy, problem, setProblem, run } = useAction();
  const { draft, keep } = useDraft(list, setProblem);
  const [refused, setRefused] = useState<{ id: number; issues: readonly Issue[] } | null>(null);
  const save = async () => {
    if (!draft) return;
    // A panel that was closed while it saved still does: entries would be created twice.
    if (saving.has(list.name)) return setProblem(m.editor_saving());
    const unread = unreadProblem(draft.edited);
    if (unread) return setProblem(unread);
    saving.add(list.name);
    await run(
      async () => {
        setRefused(null);
        const written: Written = { changes: [], ids: new Map(), at: 0 };
        const result = await saveList(list, session, { draft, written });
        keep(withTyped(list, { sent: draft, saved: result.draft, ids: written.ids }));
        if (written.changes.length > 0) session.records.add(list.label(), written.changes);
        if (result.kind === 'saved') session.alerts.tell(m.editor_saved(), list.label());
        else setProblem(reasonOf(result, session));
        if (result.kind === 'failed')
          setRefused({ id: result.at, issues: result.error instanceof ApiError ? result.error.issues : [] });
        if (result.kind !== 'conflict') await shown(result.draft.stored);
      },
      (error) => (error instanceof ApiError ? error.message : list.notSaved()),
    );
    saving.delete(list.name);
  };
  const edit = (edited: readonly Each[]) => draft && keep({ ...draft, edited });
  const revert = () => draft && keep({ stored: draft.stored, edited: draft.stored });
  const isChanged = draft !== null && list.isChanged(draft);
  return { draft, edit, save, revert, problem, refused, busy, isChanged };
}

function useDraft<Each extends Entry>(
  { name, kept, read, onNewer }: ListOfRecords<Each>,
  setProblem: (problem: string) => void,
) {
  const { session } = useEditor();
  const [draft, setDraft] = useState<ListDraft<Each> | null>(() => kept.get(name) ?? null);
  const keep = (newer: ListDraft<Each>) => {
    if (newer.edited === newer.stored) kept.delete(name);
    else kept.set(name, newer);
    markUnsaved(name, kept.has(name));
    setDraft(newer);
  };
  useEffect(() => {
    const readAgain = () =>
      read(session).then(
        (stored) => {
          const own = kept.get(name);
          const { edited, both } = own ? onNewer(own, stored) : { edited: stored, both: [] };
          const newer = { stored, edited };
          if (own) kept.set(name, newer);
          setDraft(newer);
          // Saving would not find it any more.
          if (both.length > 0) setProblem(conflictIn(both, session));
        },
        () => setProblem(m.editor_load_failed()),
      );
    void readAgain();
    // Undo and redo write the entries.
    return session.records.written.subscribe(() => void readAgain());
  }, [session, name, kept, read, onNewer, setProblem]);
  return { draft, keep };
}

async function saveList<Each extends Entry>(
  { read, write, withIds, onNewer }: ListOfRecords<Each>,
  session: EditSession,
  { draft, written }: { draft: ListDraft<Each>; written: Written },
): Promise<SavedList<Each>> {
  const current = await read(session);
  const { edited, both } = onNewer(draft, current);
  if (both.length > 0) return { kind: 'conflict', draft: { stored: current, edited }, both };
  try {
    await write(session, { stored: current, edited }, written);
    // Within the same `try`: without this answer, entries that were created would be created once more.
    const stored = await read(session);
    return { kind: 'saved', draft: { stored, edited: stored } };
  } catch (error) {
    const stored = await read(session).catch(() => current);
    const own = { stored: current, edited: edited.map((entry) => withIds(entry, written.ids)) };
    return { kind: 'failed', draft: { stored, edited: onNewer(own, stored).edited }, error, at: written.at };
  }
}

/** The draft after saving, with what was typed since it was sent. */
function withTyped<Each extends Entry>(
  { name, kept, withIds, onNewer }: ListOfRecords<Each>,
  { sent, saved, ids }: { sent: ListDraft<Each>; saved: ListDraft<Each>; ids: ReadonlyMap<number, number> },
): ListDraft<Each> {
  const now = kept.get(name) ?? sent;
  if (now.edited === sent.edited) return saved;
  const created = (list: readonly Each[]) => list.map((entry) => withIds(entry, ids));
  const typed = { stored: created(sent.edited), edited: created(now.edited) };
  return { stored: saved.stored, edited: onNewer(typed, saved.edited).edited };
}

function reasonOf<Each extends Entry>(
  result: Exclude<SavedList<Each>, { kind: 'saved' }>,
  session: EditSession,
): string {
  if (result.kind === 'conflict') return conflictIn(result.both, session);
  const refused = result.draft.edited.find(({ id }) => id === result.at);
  const name = refused ? nameOf(refused, session) : '';
  const why = result.error instanceof ApiError ? result.error.message : m.editor_no_answer();
  return m.menus_failed_at({ name, why });
}

function conflictIn(both: readonly Entry[], session: EditSession): string {
  return m.menus_conflict({ names: both.map((entry) => nameOf(entry, session)).join(', ') });
}

function nameOf({ title }: Entry, { locale }: EditSession): string {
  return inLocale(title, locale).text;
}
