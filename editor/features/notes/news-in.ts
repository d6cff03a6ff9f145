import type { Note } from '#contract/editing/notes-api.ts';
import { m } from '#messages/paraglide/messages.js';

/** What others have done to the notes since, as one sentence; null for nothing. */
export function newsIn(before: readonly Note[], now: readonly Note[]): string | null {
  for (const note of now) {
    const old = before.find(({ id }) => id === note.id);
    if (!old) {
      if (!note.mine) return m.notes_say_written({ name: note.author });
      continue;
    }
    const reply = note.replies.find(({ id, mine }) => !mine && old.replies.every((other) => other.id !== id));
    if (reply) return m.notes_say_answered({ name: reply.author });
    if (note.done_at !== null && old.done_at === null) return m.notes_say_done({ name: note.done_by ?? '' });
  }
  return null;
}
