import { pageEditorApi } from '#contract/api.ts';
import type { Block } from '#contract/blocks/block.ts';
import type { Conflict } from '#contract/blocks/operations.ts';
import { m } from '#messages/paraglide/messages.js';
import type { StepJournal } from '../saving/step-journal.ts';
import { type ConflictDecision, type ConflictView, findConflict, mergedDecisions, settleConflict } from './conflict.ts';
import type { EditSession } from './edit-session.ts';

interface Parts {
  session: EditSession;
  journal: StepJournal;
  /** Shows a tree with what others changed. */
  show: (root: Block) => void;
}

/** Reads the newest tree and merges the unsent steps into it, or lets a person decide. Rejects when it cannot be read. */
export async function resolveConflict(parts: Parts, reported: Conflict[]): Promise<void> {
  const { session } = parts;
  const { queue, alerts, locale, slug } = session;
  const theirs = await session.api(pageEditorApi.section, { params: { locale, slug } });
  const view = findConflict(theirs, reported, [...queue.unsent]);
  const merged = mergedDecisions(view, session.store);
  if (merged) {
    settle(parts, view, merged);
    // Said after a time apart, not at every letter while two people write together.
    if (view.conflicts.length > 0 && !session.isTogether) alerts.announce(m.editor_say_merged());
    return;
  }
  session.conflict.set(view);
  queue.awaitDecision();
  alerts.announce(m.editor_state_conflict());
}

/** Settles the conflict that a person has decided, with one decision for each of its places. */
export function settleDecided(parts: Parts, decisions: ConflictDecision[]): void {
  const view = parts.session.conflict.get();
  if (view) settle(parts, view, decisions);
}

function settle({ session, journal, show }: Parts, view: ConflictView, decisions: ConflictDecision[]): void {
  const { queue, store } = session;
  // The decision may have been postponed, so there can be newer steps.
  const unsent = [...queue.unsent];
  const { root, steps } = settleConflict({ ...view, steps: unsent }, decisions, store);
  journal.drop(unsent.filter(({ key }) => !steps.some((step) => step.key === key)));
  session.conflict.set(null);
  store.addResolved(view.theirs.resolved);
  show(root);
  queue.settle(view.theirs.revision, steps);
  journal.store(steps, queue.nextBatch, queue.revision);
}
