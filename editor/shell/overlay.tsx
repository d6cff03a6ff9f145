import { type CSSProperties, type RefObject, useRef, useSyncExternalStore } from 'react';
import { walk } from '#contract/blocks/block.ts';
import { m } from '#messages/paraglide/messages.js';
import { useBlockList, useDerived, useEditor, useObservable, useStoredBlock } from '../core/editor-context.ts';
import { kindName } from '../core/tree/step-names.ts';
import { OtherEditors } from '../features/presence/with-others.tsx';
import { Button } from '../ui/button.tsx';
import ed from '../ui/editor.module.css';
import frameStyles from '../ui/frame.module.css';
import { Blanks, EmptyLists } from '../features/insert/blanks.tsx';
import { EmptyBlock } from '../features/insert/empty-block.tsx';
import { InsertMenu } from '../features/insert/insert-menu.tsx';
import { isFull } from '../core/page-elements/page-elements.ts';
import { DragBar } from '../features/move/drag-bar.tsx';
import moving from '../features/move/move.module.css';
import { Icon } from '../ui/icon.tsx';
import { insertLabel, placeBeside, minTouchGap } from '../features/insert/insert-place.ts';
import { BlockToolbar } from './toolbar/block-toolbar.tsx';
import { type Box, useBoxes } from '../core/page-elements/use-boxes.ts';
import { lazyWithRetry } from '../core/lazy-with-retry.ts';

const Everything = lazyWithRetry(() => import('./palette/everything.tsx'));
const MovePreview = lazyWithRetry(() => import('../features/move/move-preview.tsx'));
const UnreadMarks = lazyWithRetry(() => import('../features/translation/unread-marks.tsx'));
const NoteMarks = lazyWithRetry(() => import('../features/notes/note-marks.tsx'));
const PasteNotice = lazyWithRetry(() => import('../features/paste/paste-notice.tsx'));

/** Everything that floats above the page: frames, names, toolbar and '+', positioned from measured boxes. */
export function Overlay() {
  const { session, view } = useEditor();
  const layer = useRef<HTMLDivElement>(null);
  const selected = useObservable(session.selection).id;
  const hovered = useObservable(view.hovered);
  const store = session.store;
  const parent = selected ? store.spot(selected)?.parent : null;
  const parentId = parent && parent !== store.root.id ? parent : null;
  const first = useBlockList(store.root.id, 0)[0] ?? null;
  const together = useObservable(view.moving.together);
  const aim = useObservable(view.moving.aim);
  const ids = [...new Set([selected, hovered, parentId, first, ...together].filter((id) => id !== null))];
  const boxes = useBoxes(store, ids, layer);
  const box = (id: string | null) => (id === null ? undefined : boxes.get(id));
  return (
    <section ref={layer} className={`${ed.ed} ${ed.layer}`} aria-label={m.editor_overlay()} data-editor="overlay">
      <OtherEditors layer={layer} />
      {aim && <MovePreview layer={layer} />}
      <DragBar />
      {/* A dragged element must stay in the document until it is dropped. */}
      <div className={aim ? moving.away : undefined}>
        {parentId && <ParentFrame id={parentId} box={box(parentId)} />}
        {together.map((id) => id !== selected && <TogetherFrame key={id} id={id} box={box(id)} />)}
        {hovered && hovered !== selected && <Hovered id={hovered} box={box(hovered)} />}
        {selected && <Selected key={selected} id={selected} box={box(selected)} />}
        {first && (hovered === first || selected === first) && <InsertHere id={first} box={box(first)} at="before" />}
        <Unread layer={layer} />
        <Notes layer={layer} />
        {selected && <LastPaste id={selected} box={box(selected)} />}
        <Blanks layer={layer} />
        <EmptyLists layer={layer} />
        <InsertMenu More={Everything} />
      </div>
    </section>
  );
}

interface Part {
  id: string;
  box: Box | undefined;
}

export function boxStyle(box: Box): CSSProperties {
  return { left: box.left, top: box.top, width: box.width, height: box.height };
}

/** A block as wide as the page has its frame inside. */
function frameClass(box: Box, extra?: string): string {
  const full = isFull(box);
  return [frameStyles.frame, extra, full && frameStyles.frameIn].filter(Boolean).join(' ');
}

/** Position of the name, always inside the page. */
function nameClass(box: Box, extra?: string): string {
  return [frameStyles.name, extra, isFull(box) && frameStyles.nameIn].filter(Boolean).join(' ');
}

function ParentFrame({ id, box }: Part) {
  const { session } = useEditor();
  const block = useStoredBlock(id);
  if (!box || !block) return null;
  return (
    <div className={ed.hold} style={boxStyle(box)}>
      <span className={frameClass(box, frameStyles.frameParent)} />
      <span className={nameClass(box, frameStyles.nameParent)}>{kindName(block.model, session.locale)}</span>
    </div>
  );
}

/** The frame of a block in a multiple selection. */
function TogetherFrame({ box }: Part) {
  if (!box) return null;
  return (
    <div className={ed.hold} style={boxStyle(box)}>
      <span className={frameClass(box)} />
    </div>
  );
}

function Hovered({ id, box }: Part) {
  const { session } = useEditor();
  const block = useStoredBlock(id);
  if (!box || !block) return null;
  return (
    <>
      <div className={ed.hold} style={boxStyle(box)}>
        <span className={frameClass(box, frameStyles.frameHover)} />
        <span className={nameClass(box, moving.nameGrip)} data-grip={id} title={m.editor_drag_to_move()}>
          <Icon name="grip" />
          {kindName(block.model, session.locale)}
        </span>
      </div>
      {box.bare && <EmptyBlock block={block} box={box} />}
      <InsertHere id={id} box={box} at="after" />
    </>
  );
}

function Selected({ id, box }: Part) {
  const block = useStoredBlock(id);
  if (!box || !block) return null;
  return (
    <>
      <div className={ed.hold} style={boxStyle(box)}>
        <span className={frameClass(box)} />
        <BlockToolbar block={block} box={box} />
      </div>
      {box.bare && <EmptyBlock block={block} box={box} />}
      <InsertHere id={id} box={box} at="after" />
    </>
  );
}

/** Loaded once a machine has translated something. */
function Unread({ layer }: { layer: RefObject<HTMLElement | null> }) {
  const { session } = useEditor();
  const { store } = session;
  const isAny = () => [...walk(store.root)].some((block) => block.machine);
  if (!useSyncExternalStore(store.watchAll, isAny, isAny)) return null;
  return <UnreadMarks layer={layer} />;
}

/** Loaded once there is a note, or the panel is open. */
function Notes({ layer }: { layer: RefObject<HTMLElement | null> }) {
  const { session, view } = useEditor();
  const isAny = useDerived(session.news.notes, (notes) => (notes?.open ?? 0) > 0 || !!notes?.news);
  const isOpen = useDerived(view.panel, (panel) => panel?.kind === 'notes');
  return <>{(isAny || isOpen) && <NoteMarks layer={layer} />}</>;
}

/** The paste notice, below the text and its toolbar. */
function LastPaste({ id, box }: Part) {
  const { view } = useEditor();
  const pasted = useObservable(view.pasted);
  if (!box || pasted?.id !== id) return null;
  return <PasteNotice pasted={pasted} style={{ left: box.left - 12, top: box.top + box.height + 60 }} />;
}

/** The '+' in the gap before or after a block. */
function InsertHere({ id, box, at }: Part & { at: 'before' | 'after' }) {
  const { session, view } = useEditor();
  const place = placeBeside(session.store, id, at);
  if (!box || !place) return null;
  const gap = Math.min(at === 'after' ? box.below : box.above, 56);
  const middle = at === 'after' ? box.top + box.height + gap / 2 : box.top - gap / 2;
  return (
    <div className={ed.hold} style={{ left: box.left, top: middle - 14, width: box.width, height: 28 }}>
      <div className={gap < minTouchGap ? `${ed.plus} ${ed.hideP}` : ed.plus}>
        <Button
          icon="plus"
          label={insertLabel(session.store, place)}
          small
          onClick={() => view.insertMenu.set({ place, left: box.left + box.width / 2 - 160, top: middle + 18 })}
        />
      </div>
    </div>
  );
}
