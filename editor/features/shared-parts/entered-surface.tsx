import { createElement, useContext, useEffect } from 'react';
import { EditSurfaceContext, type EditSurface, type SharedProps } from '#modules/rendering/edit-surface.ts';
import { SharedBlocks } from '#modules/rendering/shared-blocks.tsx';
import { RichText, type RichTextProps, Text, type TextProps } from '#modules/rendering/text.tsx';
import { UnmarkedContext } from '#modules/rendering/views-context.ts';
import { EditorContext, useEditor, useObservable } from '../../core/editor-context.ts';
import { goToBlock } from '../../core/page-elements/page-elements.ts';
import type { EnteredPart } from '../../core/view/editor-view.ts';
import { pageSurface } from '../languages/page-surface.tsx';
import { EditBlocks } from '../surface/edit-blocks.tsx';
import styles from './shared-parts.module.css';

/** A text of the page around the part, as visitors see it. */
function AroundText(props: TextProps) {
  return (
    <EditSurfaceContext value={null}>
      <Text {...props} />
    </EditSurfaceContext>
  );
}

function AroundRichText(props: RichTextProps) {
  return (
    <EditSurfaceContext value={null}>
      <RichText {...props} />
    </EditSurfaceContext>
  );
}

/** The part that is edited; the same part elsewhere on the page, and any other one, as visitors see it. */
function SharedOrEntered(props: SharedProps) {
  const entered = useObservable(useEditor().view.entered);
  const isSecond = useContext(EditorContext)?.session.slug === entered?.session.slug;
  if (!entered || isSecond || entered.block !== props.block.id) return <SharedBlocks {...props} />;
  return <Entered entered={entered} place={props.place} />;
}

function Entered({ entered, place }: { entered: EnteredPart } & Pick<SharedProps, 'place'>) {
  const { session, view } = entered;
  const toolsHidden = useObservable(view.toolsHidden);
  const past = useObservable(view.past);
  const surface = past?.surface ?? pageSurface(toolsHidden);
  const { root } = session.store;
  useEffect(() => {
    // The tools of the part listen from the next frame on.
    const frame = requestAnimationFrame(() =>
      goToBlock(session, session.store.list(session.store.root.id, 0)[0] ?? null),
    );
    return () => cancelAnimationFrame(frame);
  }, [session]);
  const list = { blocks: [], place, slot: 0, ...(place !== 'page' && { parent: root.id }) };
  return (
    <UnmarkedContext value={false}>
      <EditorContext.Provider value={entered}>
        <EditSurfaceContext value={surface}>
          <div className={toolsHidden ? undefined : styles.entered} data-entered="">
            {createElement(surface.Blocks, list)}
          </div>
        </EditSurfaceContext>
      </EditorContext.Provider>
    </UnmarkedContext>
  );
}

/** The page around a part that is edited: nothing of it can be edited meanwhile. */
export const enteredSurface: EditSurface = {
  Text: AroundText,
  RichText: AroundRichText,
  Blocks: EditBlocks,
  Shared: SharedOrEntered,
  blanks: false,
};
