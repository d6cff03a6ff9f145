import { useEffect, useState } from 'react';
import { patternsResource } from '#contract/pages/pattern-resources.ts';
import type { PatternEntry } from '#contract/editing/patterns/patterns-api.ts';
import { writingCalls } from '#contract/resources/define-resource.ts';
import { m } from '#messages/paraglide/messages.js';
import { useEditor } from '../../core/editor-context.ts';
import { readPatterns, titleOf } from '../patterns/read-patterns.ts';
import type { PatternValues } from './use-pattern-form.ts';

const calls = writingCalls(patternsResource);

/** The patterns of the house, with renaming and deleting; null while they are loading. */
export function usePatternList() {
  const { session } = useEditor();
  const { locale } = session;
  const [patterns, setPatterns] = useState<PatternEntry[] | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    readPatterns(session).then(setPatterns, () => setFailed(true));
  }, [session]);

  async function change(pattern: PatternEntry, values: PatternValues): Promise<void> {
    const params = { locale, id: pattern.id };
    await session.api(calls.change, { params, query: { translations: 'all' }, body: { ...values } });
    const changed = { ...pattern, ...values };
    setPatterns((known) => known?.map((one) => (one.id === pattern.id ? changed : one)) ?? null);
    session.alerts.announce(m.editor_pattern_saved({ name: titleOf(changed, locale) }));
  }

  async function remove(pattern: PatternEntry): Promise<void> {
    await session.api(calls.remove, { params: { locale, id: pattern.id } });
    setPatterns((known) => known?.filter(({ id }) => id !== pattern.id) ?? null);
    session.alerts.announce(m.editor_pattern_deleted({ name: titleOf(pattern, locale) }));
  }

  return { patterns, failed, change, remove };
}
