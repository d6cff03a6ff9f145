import type { ReactNode } from 'react';
import { type Block, fieldOf } from '#contract/blocks/block.ts';
import { unreadOf } from '#contract/blocks/machine-texts.ts';
import { type Locale, locales } from '#contract/base/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { Button, type ButtonProps } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { useEditor, useObservable } from '../../core/editor-context.ts';
import type { EditSession } from '../../core/session/edit-session.ts';
import { blockTitle } from '../../core/tree/step-names.ts';
import { ChangedWords, countChangedWords } from './changed-words.tsx';
import { omitBlocks } from './omit-blocks.ts';
import styles from './languages.module.css';
import { markRead } from '../translation/mark-read.ts';
import { translateByMachine } from '../translation/translate-by-machine.ts';
import { confirmTranslation, copyGerman } from './translate.ts';
import { gapsOf, lacksGerman, stateOf } from '../../core/tree/translation-state.ts';
import { Observable } from '../../core/observable.ts';
import { Icon } from '../../ui/icon.tsx';

const looks = {
  fine: { icon: 'saved', className: styles.fine, label: () => m.editor_translation_fine() },
  outdated: { icon: 'stale', className: styles.outdated, label: () => m.editor_translation_outdated() },
  missing: { icon: 'missing', className: styles.missing, label: () => m.editor_translation_missing() },
  unread: { icon: 'stale', className: styles.outdated, label: () => m.editor_unread() },
  omitted: { icon: 'missing', className: styles.omitted, label: () => '' },
} as const;

/** The translation state as icon, text and colour. */
function StateChip({ state, label }: { state: keyof typeof looks; label?: string }) {
  const { icon, className, label: usual } = looks[state];
  return (
    <span className={`${ed.chip} ${styles.chip} ${className}`}>
      <Icon name={icon} className={ed.iS} />
      {label ?? usual()}
    </span>
  );
}

/** Ids of the modules whose changed German text is shown; kept while the columns are closed. */
const shownChanges = new Observable<ReadonlySet<string>>(new Set());

interface TranslationColumnProps extends Partial<Record<Locale, string | undefined>> {
  /** The module of the row and its descendants. */
  blocks: Block[];
}

/**
 * The column between the languages: the translation state of a module and its descendants, and by language the block
 * that hides the row.
 */
export function TranslationColumn({ blocks: [row, ...items], ...by }: TranslationColumnProps) {
  if (!row) return null;
  const whole = locales.flatMap((language) => (by[language] ? [{ id: by[language], language }] : []));
  const parts = items.flatMap((block) => (block.omitted ?? []).map((language) => ({ block, language })));
  const compared = [row, ...items].filter((block) => !block.omitted);
  const states = by.en ? [] : compared.map((block) => ({ block, state: stateOf(block) }));
  const open = states.flatMap(({ block, state }) =>
    state === 'missing' || state === 'outdated' ? [{ block, state }] : [],
  );
  const unread = compared.filter((block) => unreadOf(block).length > 0);
  const germans = by.de ? [] : compared.filter(lacksGerman);
  const isFine =
    open.length + unread.length === 0 && germans.length === 0 && states.some(({ state }) => state !== null);
  const named = items.length > 0;
  return (
    <div className={`${ed.ed} ${styles.translation}`} data-editor="translation">
      {whole.map((place) => (
        <Omitted key={place.language} {...place} block={row} named={false} />
      ))}
      {isFine && <StateChip state="fine" />}
      {open.map(({ block, state }) => (
        <BlockState key={block.id} block={block} state={state} named={named} />
      ))}
      {unread.map((block) => (
        <State key={block.id} {...{ block, named }} kind="unread" state="unread">
          <Act block={block} icon="check" label={m.editor_read()} run={(session) => markRead(session, [block.id])} />
        </State>
      ))}
      {germans.map((block) => (
        <State key={block.id} {...{ block, named }} kind="german" state="missing" label={m.editor_german_missing()}>
          <TranslateButton block={block} target="de" />
          <Omit block={block} language="de" />
        </State>
      ))}
      {parts.map(({ block, language }) => (
        <Omitted key={`${block.id} ${language}`} id={block.id} block={block} language={language} named />
      ))}
    </div>
  );
}

interface StateProps {
  block: Block;
  /** Value of `data-translation`. */
  kind: string;
  state: keyof typeof looks;
  label?: string;
  /** True when the row contains several modules. */
  named: boolean;
  children?: ReactNode;
}

/** The state of a block, its name if the row has several, and what can be done about it. */
function State({ block, kind, state, label, named, children }: StateProps) {
  const title = blockTitle(block, useEditor().session.locale);
  return (
    <fieldset className={styles.state} aria-label={title} data-translation={kind}>
      <StateChip state={state} {...(label !== undefined && { label })} />
      {named && <span className={`${ed.small} ${ed.soft}`}>{title}</span>}
      {children}
    </fieldset>
  );
}

interface ActProps extends Pick<ButtonProps, 'label' | 'icon' | 'aria-pressed'> {
  block: Block;
  run: (session: EditSession) => void;
}

function Act({ block, run, icon, ...button }: ActProps) {
  const { session } = useEditor();
  return (
    <Button
      {...button}
      {...(icon && { look: 'line', icon })}
      small
      aria-description={blockTitle(block, session.locale)}
      onClick={() => run(session)}
    />
  );
}

interface OmittedProps {
  block: Block;
  /** The hidden block: the row itself or a container. */
  id: string;
  language: Locale;
  named: boolean;
}

/** A row that is shown in one language only, with a button to show it in the other. */
function Omitted({ block, id, language, named }: OmittedProps) {
  const show = (session: EditSession) => omitBlocks(session, [id], language, false);
  return (
    <State {...{ block, named }} kind="omitted" state="omitted" label={m.editor_omitted({ language })}>
      <Act block={block} icon="eye" label={m.editor_not_omit({ language })} run={show} />
    </State>
  );
}

/** Hides the block on the page of a language. */
function Omit({ block, language }: { block: Block; language: Locale }) {
  const omit = (session: EditSession) => omitBlocks(session, [block.id], language, true);
  return <Act block={block} label={m.editor_omit({ language })} run={omit} />;
}

/** Drafts what is missing or outdated in one block; absent where the house has no service. */
function TranslateButton({ block, target }: { block: Block; target: Locale }) {
  if (!useEditor().session.setup.translation) return null;
  const translate = (session: EditSession) => void translateByMachine(session, { ids: [block.id], target });
  return <Act block={block} icon="globe" label={m.editor_translate()} run={translate} />;
}

function BlockState({ block, state, named }: Pick<StateProps, 'block' | 'named'> & { state: 'missing' | 'outdated' }) {
  const copy = (session: EditSession) => copyGerman(session, block.id);
  return (
    <State {...{ block, named, state }} kind={state}>
      <TranslateButton block={block} target="en" />
      {state === 'outdated' ? (
        <Outdated block={block} />
      ) : (
        <>
          <Act block={block} icon="copy" label={m.editor_copy_german()} run={copy} />
          <Omit block={block} language="en" />
        </>
      )}
    </State>
  );
}

function Outdated({ block }: { block: Block }) {
  const shown = useObservable(shownChanges);
  const count = changedWordsOf(block);
  const on = shown.has(block.id);
  const toggle = () => {
    const next = new Set(shown);
    if (!next.delete(block.id)) next.add(block.id);
    shownChanges.set(next);
  };
  const confirm = (session: EditSession) => confirmTranslation(session, block.id);
  const change = on ? m.editor_hide_change() : m.editor_show_change();
  return (
    <>
      <span className={`${ed.small} ${ed.soft}`}>{m.editor_german_changed({ count })}</span>
      <Act block={block} icon="check" label={m.editor_translation_holds()} run={confirm} />
      <Act block={block} label={change} aria-pressed={on} run={toggle} />
    </>
  );
}

function changedWordsOf(block: Block): number {
  return outdatedTexts(block).reduce((sum, { before, after }) => sum + countChangedWords(before, after), 0);
}

/** Below the German text: how it changed since it was translated. */
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
