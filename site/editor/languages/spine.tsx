import type { Block } from '#contract/block.ts';
import { fieldOf } from '#contract/block.ts';
import { m } from '#site/paraglide/messages.js';
import { Button } from '../chrome/button.tsx';
import ed from '../chrome/chrome.module.css';
import { useEditor, useObservable } from '../editor-context.ts';
import { blockTitle } from '../step-names.ts';
import { ChangedWords, countChangedWords } from './changed-words.tsx';
import { shownChanges } from './shown-changes.ts';
import styles from './languages.module.css';
import { StateChip } from './state-chip.tsx';
import { confirmTranslation, copyGerman } from './translate.ts';
import { gapsOf, stateOf } from './translation-state.ts';

/** Between the languages: how the English of a module, and of what is in it, stands to its German. */
export function Spine({ blocks }: { blocks: Block[] }) {
  const states = blocks.map((block) => ({ block, state: stateOf(block) }));
  const open = states.filter(({ state }) => state === 'missing' || state === 'outdated');
  const translatable = states.some(({ state }) => state !== null);
  return (
    <div className={`${ed.ed} ${styles.spine}`} data-editor="spine">
      {open.length === 0 && translatable && <StateChip state="fine" />}
      {open.map(({ block, state }) => (
        <BlockState key={block.id} block={block} state={state ?? 'fine'} named={blocks.length > 1} />
      ))}
    </div>
  );
}

interface StateProps {
  block: Block;
  state: 'missing' | 'outdated' | 'fine';
  /** True where several modules stand in the row. */
  named: boolean;
}

function BlockState({ block, state, named }: StateProps) {
  const { session } = useEditor();
  const title = blockTitle(block, session.locale);
  return (
    <fieldset className={styles.state} aria-label={title} data-translation={state}>
      <StateChip state={state} />
      {named && <span className={`${ed.small} ${ed.soft}`}>{title}</span>}
      {state === 'outdated' && <Outdated block={block} title={title} />}
      {state === 'missing' && (
        <Button
          look="line"
          small
          icon="copy"
          label={m.editor_copy_german()}
          aria-description={title}
          onClick={() => copyGerman(session, block.id)}
        />
      )}
    </fieldset>
  );
}

function Outdated({ block, title }: { block: Block; title: string }) {
  const { session } = useEditor();
  const shown = useObservable(shownChanges);
  const count = changedWordsOf(block);
  const on = shown.has(block.id);
  const toggle = () => {
    const next = new Set(shown);
    if (on) next.delete(block.id);
    else next.add(block.id);
    shownChanges.set(next);
  };
  return (
    <>
      <span className={`${ed.small} ${ed.soft}`}>{m.editor_german_changed({ count })}</span>
      <Button
        look="line"
        small
        icon="check"
        label={m.editor_translation_holds()}
        aria-description={title}
        onClick={() => confirmTranslation(session, block.id)}
      />
      <Button
        small
        label={on ? m.editor_hide_change() : m.editor_show_change()}
        aria-description={title}
        aria-pressed={on}
        onClick={toggle}
      />
    </>
  );
}

function changedWordsOf(block: Block): number {
  return outdatedTexts(block).reduce((sum, { before, after }) => sum + countChangedWords(before, after), 0);
}

/** Beneath the German: what has changed in it since the English was made. */
export function ChangesOf({ block }: { block: Block }) {
  const { session } = useEditor();
  const shown = useObservable(shownChanges).has(block.id);
  if (!shown) return null;
  return outdatedTexts(block).map(({ field, before, after }) => (
    <div key={field} className={`${ed.ed} ${styles.change}`} data-editor="change">
      <b>{fieldOf(block.model, field)?.label[session.locale]}</b>
      <ChangedWords before={before} after={after} />
    </div>
  ));
}

function outdatedTexts(block: Block): { field: string; before: string; after: string }[] {
  return gapsOf(block).flatMap(({ field, state }) =>
    state === 'outdated'
      ? [{ field, before: block.basis?.[field] ?? '', after: String(block.translations.de[field] ?? '') }]
      : [],
  );
}
