import { memo, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import { EditSurfaceContext } from '#modules/rendering/edit-surface.ts';
import { type Block, childrenOf } from '#contract/blocks/block.ts';
import type { Locale } from '#contract/base/locale.ts';
import { omits } from '#contract/blocks/omitted.ts';
import { m } from '#messages/paraglide/messages.js';
import ed from '../../ui/editor.module.css';
import { useEditor, useStoredBlock, WrittenContext } from '../../core/editor-context.ts';
import { EditBlock } from '../surface/edit-blocks.tsx';
import styles from './languages.module.css';
import { OmittedBlock } from '../surface/omitted-block.tsx';
import { ChangesOf, TranslationColumn } from './translation-column.tsx';
import { stateOf } from '../../core/tree/translation-state.ts';
import { Button } from '../../ui/button.tsx';
import { languageNames } from '../../core/language-names.ts';
import { showBlock } from '../../core/page-elements/page-elements.ts';
import type { EditSession } from '../../core/session/edit-session.ts';
import { blockTitle } from '../../core/tree/step-names.ts';
import { nextGap } from './translate.ts';

/** The page's blocks in German and English side by side, both editable; columns are flattened into rows. */
export default function SideBySide() {
  const { session } = useEditor();
  const root = useStoredBlock(session.store.root.id);
  const rows = root ? rowsOf(root, {}) : [];
  return (
    <div className={styles.sheet} data-side-by-side="">
      <GapFinder />
      {rows.length === 0 && <p className={styles.nothing}>{m.editor_languages_empty()}</p>}
      {rows.map(({ id, de, en }) => (
        <Row key={id} id={id} de={de} en={en} />
      ))}
    </div>
  );
}

/** By language: the block that hides the row on that page, which is the row itself or a container. */
type OmittedBy = Partial<Record<Locale, string | undefined>>;

/** One row for every block that is not a container. */
function rowsOf(block: Block, above: OmittedBy): (OmittedBy & { id: string })[] {
  return childrenOf(block).flatMap((child) => {
    const by = (locale: Locale) => above[locale] ?? (omits(child, locale) ? child.id : undefined);
    const omitted = { de: by('de'), en: by('en') };
    return child.columns ? rowsOf(child, omitted) : [{ id: child.id, ...omitted }];
  });
}

/** A block and its descendants; for a hidden block only the block itself. */
function partsOf(block: Block): Block[] {
  return [block, ...(block.omitted ? [] : childrenOf(block).flatMap(partsOf))];
}

const Row = memo(function Row({ id, de, en }: OmittedBy & { id: string }) {
  const block = useStoredBlock(id);
  if (!block) return null;
  const parts = partsOf(block);
  return (
    <div className={styles.row} data-pair={id}>
      <Side locale="de" id={id} omitted={de !== undefined}>
        {parts.map((part) => (
          <ChangesOf key={part.id} block={part} />
        ))}
      </Side>
      <TranslationColumn blocks={parts} de={de} en={en} />
      <Side locale="en" id={id} omitted={en !== undefined}>
        {en === undefined && parts.some((part) => !part.omitted && stateOf(part) === 'missing') && (
          <p className={`${ed.ed} ${styles.standsIn}`}>{m.editor_german_stands_in()}</p>
        )}
      </Side>
    </div>
  );
});

interface SideProps {
  locale: Locale;
  id: string;
  omitted: boolean;
  children?: ReactNode;
}

/** One language of a row. */
function Side({ locale, id, omitted, children }: SideProps) {
  const surface = useContext(EditSurfaceContext);
  // Fields shared by both languages are filled on the German side.
  const shown = useMemo(() => surface && { ...surface, blanks: surface.blanks && locale === 'de' }, [surface, locale]);
  return (
    <div className={styles.side} lang={locale} data-language={locale}>
      <WrittenContext.Provider value={locale}>
        <EditSurfaceContext.Provider value={shown}>
          {omitted ? <OmittedBlock id={id} place="column" language={locale} /> : <EditBlock id={id} place="column" />}
        </EditSurfaceContext.Provider>
      </WrittenContext.Provider>
      {children}
    </div>
  );
}

/** The language names above the two sides, and a button to the next gap. */
function GapFinder() {
  const { session } = useEditor();
  const gap = useAnyGap(session);
  return (
    <div className={`${ed.ed} ${styles.head}`} data-editor="languages">
      <h2 className={styles.title}>{m.editor_german()}</h2>
      <div className={styles.finder}>
        <Button
          look="line"
          small
          icon="down"
          label={m.editor_next_gap()}
          unable={!gap && m.editor_no_gap()}
          onClick={() => goToNextGap(session)}
        />
      </div>
      <h2 className={styles.title}>{m.editor_english()}</h2>
    </div>
  );
}

function useAnyGap(session: EditSession): boolean {
  const snapshot = () => nextGap(session.store.root, null) !== null;
  return useSyncExternalStore(session.store.watchAll, snapshot, snapshot);
}

/** Goes to the next text that is missing or outdated in a language and places the caret in it. */
function goToNextGap(session: EditSession): void {
  const { root } = session.store;
  const gap = nextGap(root, session.selection.get().id);
  const block = gap && session.store.block(gap.id);
  if (!gap || !block) return session.alerts.announce(m.editor_no_gap());
  const { id, field, locale } = gap;
  const isOutdated = locale === 'en' && stateOf(block) === 'outdated';
  const state = isOutdated ? m.editor_translation_outdated() : m.editor_translation_missing();
  const language = languageNames[locale]();
  session.select(id, field, locale);
  requestAnimationFrame(() => {
    showBlock(id);
    session.fields.focus({ id, field, locale });
    session.alerts.announce(m.editor_say_gap({ title: blockTitle(block, session.locale), language, state }));
  });
}
