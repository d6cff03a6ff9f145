import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { maxNoteText, type NoteAnchor } from '#contract/editing/notes-api.ts';
import { m } from '#messages/paraglide/messages.js';
import { useEditor } from '../../../core/editor-context.ts';
import { Button } from '../../../ui/button.tsx';
import ed from '../../../ui/editor.module.css';
import { presentWords } from '../take-suggestion.ts';
import type { useDraft } from './use-draft.ts';

interface SuggestionFieldProps {
  target: NoteAnchor;
  writing: Pick<ReturnType<typeof useDraft>, 'draft' | 'change'>;
}

/** Another wording for the words or the field, which others can take over with one press. */
export function SuggestionField({ target, writing: { draft, change } }: SuggestionFieldProps) {
  const { session } = useEditor();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const begin = () => {
    flushSync(() => change({ suggestion: presentWords(session, target) }));
    field.current?.focus();
  };
  if (draft.suggestion === null)
    return (
      <p>
        <Button small icon="pencil" label={m.notes_suggest()} onClick={begin} />
      </p>
    );
  return (
    <div className={ed.field}>
      <div className={ed.label}>
        <label htmlFor={id}>{m.notes_suggestion()}</label>
        <Button
          small
          icon="close"
          iconOnly
          label={m.notes_no_suggestion()}
          onClick={() => change({ suggestion: null })}
        />
      </div>
      <textarea
        ref={field}
        id={id}
        className={ed.in}
        rows={2}
        maxLength={maxNoteText}
        value={draft.suggestion}
        onChange={({ target: input }) => change({ suggestion: input.value })}
      />
    </div>
  );
}
