import { type Block, fieldOf } from '#contract/blocks/block.ts';
import { unreadOf } from '#contract/blocks/machine-texts.ts';
import { type Locale, locales } from '#contract/base/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { useEditor, useObservable } from '../../core/editor-context.ts';
import { blockTitle } from '../../core/tree/step-names.ts';
import { ChangedWords, countChangedWords } from './changed-words.tsx';
import { omitBlocks } from './omit-blocks.ts';
import styles from './languages.module.css';
import { markRead } from '../translation/mark-read.ts';
import { translateByMachine } from '../translation/translate-by-machine.ts';
import { confirmTranslation, copyGerman } from './translate.ts';
import { gapsOf, lacksGerman, stateOf, type TranslationState } from '../../core/tree/translation-state.ts';
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
function StateChip({ state, label }: { state: TranslationState | 'omitted' | 'unread'; label?: string }) {
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
  const open = states.filter(({ state }) => state === 'missing' || state === 'outdated');
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
        <BlockState key={block.id} block={block} state={state ?? 'fine'} named={named} />
      ))}
      {unread.map((block) => (
        <Unread key={block.id} block={block} named={named} />
      ))}
      {germans.map((block) => (
        <GermanMissing key={block.id} block={block} named={named} />
      ))}
      {parts.map(({ block, language }) => (
        <Omitted key={`${block.id} ${language}`} id={block.id} block={block} language={language} named />
      ))}
    </div>
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
  const { session } = useEditor();
  const title = blockTitle(block, session.locale);
  return (
    <fieldset className={styles.state} aria-label={title} data-translation="omitted">
      <StateChip state="omitted" label={m.editor_omitted({ language })} />
      {named && <span className={`${ed.small} ${ed.soft}`}>{title}</span>}
      <Button
        look="line"
        small
        icon="eye"
        label={m.editor_not_omit({ language })}
        aria-description={title}
        onClick={() => omitBlocks(session, [id], language, false)}
      />
    </fieldset>
  );
}

/** A block with texts that a machine has translated and nobody has read. */
function Unread({ block, named }: { block: Block; named: boolean }) {
  const { session } = useEditor();
  const title = blockTitle(block, session.locale);
  return (
    <fieldset className={styles.state} aria-label={title} data-translation="unread">
      <StateChip state="unread" />
      {named && <span className={`${ed.small} ${ed.soft}`}>{title}</span>}
      <Button
        look="line"
        small
        icon="check"
        label={m.editor_read()}
        aria-description={title}
        onClick={() => markRead(session, [block.id])}
      />
    </fieldset>
  );
}

/** Drafts what is missing or outdated in one block; absent where the house has no service. */
function TranslateButton({ block, title, target }: { block: Block; title: string; target: Locale }) {
  const { session } = useEditor();
  if (!session.setup.translation) return null;
  return (
    <Button
      look="line"
      small
      icon="globe"
      label={m.editor_translate()}
      aria-description={title}
      onClick={() => void translateByMachine(session, { ids: [block.id], target })}
    />
  );
}

/** A block that has English text only; it may be hidden on the German page. */
function GermanMissing({ block, named }: { block: Block; named: boolean }) {
  const { session } = useEditor();
  const title = blockTitle(block, session.locale);
  return (
    <fieldset className={styles.state} aria-label={title} data-translation="german">
      <StateChip state="missing" label={m.editor_german_missing()} />
      {named && <span className={`${ed.small} ${ed.soft}`}>{title}</span>}
      <TranslateButton block={block} title={title} target="de" />
      <Button
        small
        label={m.editor_omit({ language: 'de' })}
        aria-description={title}
        onClick={() => omitBlocks(session, [block.id], 'de', true)}
      />
    </fieldset>
  );
}

interface StateProps {
  block: Block;
  state: 'missing' | 'outdated' | 'fine';
  /** True when the row contains several modules. */
  named: boolean;
}

function BlockState({ block, state, named }: StateProps) {
  const { session } = useEditor();
  const title = blockTitle(block, session.locale);
  return (
    <fieldset className={styles.state} aria-label={title} data-translation={state}>
      <StateChip state={state} />
      {named && <span className={`${ed.small} ${ed.soft}`}>{title}</span>}
      {state !== 'fine' && <TranslateButton block={block} title={title} target="en" />}
      {state === 'outdated' && <Outdated block={block} title={title} />}
      {state === 'missing' && (
        <>
          <Button
            look="line"
            small
            icon="copy"
            label={m.editor_copy_german()}
            aria-description={title}
            onClick={() => copyGerman(session, block.id)}
          />
          <Button
            small
            label={m.editor_omit({ language: 'en' })}
            aria-description={title}
            onClick={() => omitBlocks(session, [block.id], 'en', true)}
          />
        </>
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
