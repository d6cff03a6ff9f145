import { memo, type ReactNode, useContext, useMemo } from 'react';
import { EditSurfaceContext } from '#modules/edit-surface.ts';
import { type Block, childrenOf, walk } from '#contract/block.ts';
import type { Locale } from '#contract/locale.ts';
import { m } from '#site/paraglide/messages.js';
import { useEditor, useStoredBlock, WrittenContext } from '../editor-context.ts';
import { EditBlock } from '../surface/edit-blocks.tsx';
import { GapFinder } from './gap-finder.tsx';
import styles from './languages.module.css';
import { ChangesOf, Spine } from './spine.tsx';

/** The page's blocks with German and English beside each other, both to be written in; columns are taken apart for it. */
export default function SideBySide() {
  const { session } = useEditor();
  const root = useStoredBlock(session.store.root.id);
  const ids = root ? rowsOf(root) : [];
  return (
    <div className={styles.sheet} data-side-by-side="">
      <GapFinder />
      {ids.length === 0 && <p className={styles.nothing}>{m.editor_languages_empty()}</p>}
      {ids.map((id) => (
        <Row key={id} id={id} />
      ))}
    </div>
  );
}

/** What stands in a row of its own: every block that is no container. */
function rowsOf(block: Block): string[] {
  return childrenOf(block).flatMap((child) => (child.columns ? rowsOf(child) : [child.id]));
}

const Row = memo(function Row({ id }: { id: string }) {
  const block = useStoredBlock(id);
  if (!block) return null;
  const parts = [...walk(block)];
  return (
    <div className={styles.row} data-pair={id}>
      <Side locale="de" id={id}>
        {parts.map((part) => (
          <ChangesOf key={part.id} block={part} />
        ))}
      </Side>
      <Spine blocks={parts} />
      <Side locale="en" id={id} />
    </div>
  );
});

/** One language of a row. */
function Side({ locale, id, children }: { locale: Locale; id: string; children?: ReactNode }) {
  const surface = useContext(EditSurfaceContext);
  // What is filled once for both languages is filled on the German side.
  const shown = useMemo(() => surface && { ...surface, blanks: surface.blanks && locale === 'de' }, [surface, locale]);
  return (
    <div className={styles.side} lang={locale} data-language={locale}>
      <WrittenContext.Provider value={locale}>
        <EditSurfaceContext.Provider value={shown}>
          <EditBlock id={id} place="column" />
        </EditSurfaceContext.Provider>
      </WrittenContext.Provider>
      {children}
    </div>
  );
}
