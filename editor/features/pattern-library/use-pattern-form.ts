import { useState } from 'react';
import type { Issue } from '#contract/base/errors.ts';
import type { PatternEntry } from '#contract/editing/patterns/patterns-api.ts';
import { m } from '#messages/paraglide/messages.js';
import { ApiError, reasonOf } from '../../core/api-client.ts';
import { useAction } from '../../core/editor-context.ts';

export type PatternValues = Pick<PatternEntry, 'title' | 'description' | 'is_template'>;

const none: PatternValues = { title: { de: '', en: '' }, description: { de: '', en: '' }, is_template: false };

/** Name, description and use of a pattern, or the name of a shared part, and the function that sends them. */
export function usePatternForm(send: (values: PatternValues) => Promise<void>, before: PatternValues = none) {
  const { title, description, is_template } = before;
  const [values, setValues] = useState<PatternValues>({ title, description, is_template });
  const [issues, setIssues] = useState<Issue[]>([]);
  const { busy, problem, run } = useAction();

  function change(more: Partial<PatternValues>): void {
    setValues((now) => ({ ...now, ...more }));
    const changed = Object.keys(more);
    setIssues((now) => now.filter(({ path }) => !changed.includes(path.split('.')[0] ?? '')));
  }

  async function save(): Promise<void> {
    if (values.title.de.trim() === '')
      return setIssues([{ path: 'title.de', message: m.editor_pattern_name_missing() }]);
    await run(
      () => {
        setIssues([]);
        return send(values);
      },
      (error) => {
        const found = error instanceof ApiError ? error.issues : [];
        setIssues(found);
        if (found.length === 0) return reasonOf(error, m.editor_pattern_not_saved());
        // An issue of a module has no field here.
        return found.find(({ path }) => !(path.split('.')[0] ?? '').match(/^(?:title|description)$/))?.message;
      },
    );
  }

  return { values, change, issues, problem, busy, save };
}

export type PatternForm = ReturnType<typeof usePatternForm>;
