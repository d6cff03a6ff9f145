import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { PatternEntry } from '#contract/editing/patterns/patterns-api.ts';
import { m } from '#messages/paraglide/messages.js';
import { reasonOf } from '../../core/api-client.ts';
import { useEditor, useAction, useRead } from '../../core/editor-context.ts';
import { Dialog } from '../../ui/dialog.tsx';
import ed from '../../ui/editor.module.css';
import { Problem } from '../../ui/field-frame.tsx';
import { SearchField } from '../../ui/inputs.tsx';
import { findEntries } from '../insert/find-entries.ts';
import { patternEntries } from '../insert/pattern-entries.ts';
import styles from './pattern-library.module.css';
import { patternsResource } from '#contract/pages/pattern-resources.ts';
import { writingCalls } from '#contract/resources/define-resource.ts';
import { readPatterns, titleOf, aboutOf } from '../patterns/read-patterns.ts';
import { type PatternValues, usePatternForm } from './use-pattern-form.ts';
import { isModel } from '#contract/blocks/block.ts';
import { placeForAll } from '../../core/tree/target-places.ts';
import { Button } from '../../ui/button.tsx';
import { insertPattern } from '../patterns/insert-pattern.ts';
import { PatternFields } from './pattern-fields.tsx';
import PatternPicture from '../patterns/pattern-picture.tsx';

const calls = writingCalls(patternsResource);

/** All patterns of the house: insert, rename, delete. */
export default function PatternsDialog() {
  const { session, view } = useEditor();
  const { locale } = session;
  const { answer: patterns, setAnswer: setPatterns, failed } = useRead(readPatterns);

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
  const [query, setQuery] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const found = findEntries(patternEntries(patterns ?? [], locale), query).flatMap(({ pattern }) => pattern ?? []);
  const none = patterns?.length === 0 ? m.editor_patterns_none() : found.length === 0 && m.editor_nothing_found();
  return (
    <Dialog title={m.editor_patterns()} icon="pattern" size="l" close={() => view.closeDialog()}>
      <div className={ed.body} aria-busy={!patterns && !failed}>
        <SearchField
          ref={search}
          label={m.editor_find_pattern()}
          type="search"
          data-autofocus
          value={query}
          change={setQuery}
        />
        <output className={ed.hint}>{failed ? m.editor_load_failed() : patterns ? none : m.editor_loading()}</output>
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

interface PatternCardProps {
  pattern: PatternEntry;
  change: (values: PatternValues) => Promise<void>;
  remove: () => Promise<void>;
}

/** A pattern with its picture; renaming and deleting take the place of its buttons. */
function PatternCard({ pattern, change, remove }: PatternCardProps) {
  const { session } = useEditor();
  const [doing, setDoing] = useState<'nothing' | 'renaming' | 'deleting'>('nothing');
  const card = useRef<HTMLLIElement>(null);
  const back = () => {
    setDoing('nothing');
    requestAnimationFrame(() => card.current?.querySelector('button')?.focus());
  };
  const name = titleOf(pattern, session.locale);
  return (
    <li className={styles.card} ref={card}>
      <PatternPicture pattern={pattern} width={236} height={148} />
      {doing === 'renaming' ? (
        <Renaming pattern={pattern} change={(values) => change(values).then(back)} cancel={back} />
      ) : (
        <>
          <div className={styles.words}>
            <h3>{name}</h3>
            <p className={ed.soft}>{aboutOf(pattern, session.locale)}</p>
            {pattern.is_template && <p className={ed.hint}>{m.editor_pattern_template()}</p>}
          </div>
          {doing === 'deleting' ? (
            <Deleting name={name} remove={remove} cancel={back} />
          ) : (
            <div className={ed.acts}>
              <Insert pattern={pattern} />
              <Button
                look="line"
                small
                label={m.editor_pattern_rename()}
                aria-description={name}
                onClick={() => setDoing('renaming')}
              />
              <Button
                look="line"
                small
                label={m.editor_delete_for_good()}
                aria-description={name}
                onClick={() => setDoing('deleting')}
              />
            </div>
          )}
        </>
      )}
    </li>
  );
}

/** Inserts it after the selection, or at the end of the page. */
function Insert({ pattern }: { pattern: PatternEntry }) {
  const { session, view } = useEditor();
  const payload = { ids: [], models: pattern.models.filter(isModel), height: 0 };
  const place = placeForAll(session.store, payload, session.selection.get().id);
  const insert = () => {
    view.dialog.set(null);
    if (place) void insertPattern(session, pattern, { place });
  };
  return (
    <Button
      look="main"
      small
      label={m.editor_insert()}
      aria-description={titleOf(pattern, session.locale)}
      unable={!place && m.editor_pattern_no_place()}
      onClick={insert}
    />
  );
}

interface RenamingProps {
  pattern: PatternEntry;
  change: (values: PatternValues) => Promise<void>;
  cancel: () => void;
}

function Renaming({ pattern, change, cancel }: RenamingProps) {
  const form = usePatternForm(change, pattern);
  const whole = useFirstFocused<HTMLFormElement>('input');
  return (
    <form
      noValidate
      ref={whole}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void form.save();
      }}
    >
      <PatternFields form={form} />
      <Problem text={form.problem} />
      <div className={ed.acts}>
        <Button look="main" small submit label={form.busy ? m.editor_saving() : m.editor_pattern_save()} />
        <Button look="line" small label={m.editor_cancel()} onClick={cancel} />
      </div>
    </form>
  );
}

interface DeletingProps {
  name: string;
  remove: () => Promise<void>;
  cancel: () => void;
}

function Deleting({ name, remove, cancel }: DeletingProps) {
  const { problem, run } = useAction();
  const whole = useFirstFocused<HTMLDivElement>('button');
  return (
    <div ref={whole}>
      <p>{m.editor_pattern_delete_about({ name })}</p>
      <Problem text={problem} />
      <div className={ed.acts}>
        <Button look="line" small label={m.editor_cancel()} onClick={cancel} />
        <Button
          look="bad"
          small
          label={m.editor_delete_for_good()}
          aria-description={name}
          onClick={() => void run(remove, (error) => reasonOf(error, m.editor_delete_failed()))}
        />
      </div>
    </div>
  );
}

/** The first element of this kind gets the focus when its parent appears. */
function useFirstFocused<E extends HTMLElement>(selector: string) {
  const whole = useRef<E>(null);
  useEffect(() => {
    whole.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [selector]);
  return whole;
}
