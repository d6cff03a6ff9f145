import { useState } from 'react';
import { m } from '#messages/paraglide/messages.js';
import { useEditor } from '../../../core/editor-context.ts';
import { useAction } from '../../../core/use-action.ts';
import { type Draft, notesOf, reasonOf } from '../page-notes.ts';

const empty: Draft = { text: '', suggestion: null, mentions: [] };

interface Sent {
  text: string;
  suggestion: string | null;
  mentions: string[];
}

/** A text that is being written; closing the panel keeps it. `key` says which of them it is. */
export function useDraft(key: string, begin: Draft = empty) {
  const { session } = useEditor();
  const { drafts } = notesOf(session);
  const [draft, setDraft] = useState(drafts.get(key) ?? begin);
  const { busy, problem, setProblem, run } = useAction();
  const change = (values: Partial<Draft>) => {
    // Not from `draft`: a chosen name changes the text and the names in one go.
    const next = { ...(drafts.get(key) ?? begin), ...values };
    drafts.set(key, next);
    setDraft(next);
  };
  const drop = () => {
    drafts.delete(key);
    setDraft(begin);
    setProblem(null);
  };
  /** Sends the text; without success it stays, with the reason. A suggestion needs no words of its own. */
  const send = async (call: (sent: Sent) => Promise<void>) => {
    const { suggestion, mentions } = draft;
    const text = draft.text.trim() === '' && suggestion !== null ? m.notes_suggestion() : draft.text;
    if (text.trim() === '') return;
    const named = mentions.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id);
    await run(async () => {
      await call({ text, suggestion, mentions: [...new Set(named)] });
      drop();
    }, reasonOf);
  };
  return { draft, change, drop, send, busy, problem };
}
