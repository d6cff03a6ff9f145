import { useEffect, useRef, useState } from 'react';
import type { Locale } from '#contract/base/locale.ts';
import type { PatternEntry } from '#contract/editing/patterns/patterns-api.ts';
import { m } from '#messages/paraglide/messages.js';
import { useEditor } from '../../core/editor-context.ts';
import { Dialog } from '../../ui/dialog.tsx';
import ed from '../../ui/editor.module.css';
import { Icon } from '../../ui/icon.tsx';
import { findEntries } from '../insert/find-entries.ts';
import { patternEntries } from '../insert/pattern-entries.ts';
import { PatternCard } from './pattern-card.tsx';
import styles from './pattern-library.module.css';
import { patternsResource } from '#contract/pages/pattern-resources.ts';
import { writingCalls } from '#contract/resources/define-resource.ts';
import { readPatterns, titleOf } from '../patterns/read-patterns.ts';
import type { PatternValues } from './use-pattern-form.ts';

const calls = writingCalls(patternsResource);

/** The patterns of the house, with renaming and deleting; null while they are loading. */
function usePatternList() {
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

/** All patterns of the house: insert, rename, delete. */
export default function PatternsDialog() {
  const { session, view } = useEditor();
  const { patterns, failed, change, remove } = usePatternList();
  const [query, setQuery] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const found = patterns ? matching(patterns, query, session.locale) : [];
  const state = stateOf({ patterns, failed, found: found.length });
  return (
    <Dialog title={m.editor_patterns()} icon="pattern" size="l" close={() => view.closeDialog()}>
      <div className={ed.body} aria-busy={!patterns && !failed}>
        <div className={ed.search}>
          <Icon name="search" />
          <input
            ref={search}
            className={ed.in}
            type="search"
            data-autofocus
            aria-label={m.editor_find_pattern()}
            placeholder={m.editor_find_pattern()}
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
        </div>
        <output className={ed.hint}>{state}</output>
        <ul className={styles.cards}>
          {found.map((pattern) => (
            <PatternCard
              key={pattern.id}
              pattern={pattern}
              change={(values) => change(pattern, values)}
              remove={() => remove(pattern).then(() => search.current?.focus())}
            />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

function matching(patterns: PatternEntry[], query: string, locale: Locale): PatternEntry[] {
  const entries = findEntries(patternEntries(patterns, locale), query);
  return entries.flatMap(({ pattern }) => pattern ?? []);
}

interface State {
  patterns: PatternEntry[] | null;
  failed: boolean;
  found: number;
}

function stateOf({ patterns, failed, found }: State): string {
  if (failed) return m.editor_load_failed();
  if (!patterns) return m.editor_loading();
  if (patterns.length === 0) return m.editor_patterns_none();
  return found === 0 ? m.editor_nothing_found() : '';
}
