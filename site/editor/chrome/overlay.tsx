import { type CSSProperties, Suspense, useRef } from 'react';
import { m } from '#site/paraglide/messages.js';
import { useBlockList, useEditor, useObservable, useStoredBlock } from '../editor-context.ts';
import { kindName } from '../step-names.ts';
import { OthersOnPage } from '../presence/others-on-page.tsx';
import { Button } from './button.tsx';
import ed from './chrome.module.css';
import { Blanks } from './blanks.tsx';
import { EmptyBlock } from './empty-block.tsx';
import { InsertMenu } from './insert-menu.tsx';
import { EmptyLists } from './empty-lists.tsx';
import { isFull } from './is-full.ts';
import { CarryBar } from '../moving/carry-bar.tsx';
import { MovePreview } from '../moving/move-preview.tsx';
import moving from '../moving/moving.module.css';
import { Icon } from './icon.tsx';
import { insertLabel, placeBeside, roomForFinger } from './insert-place.ts';
import { Strip } from './strip.tsx';
import { type Box, useBoxes } from './use-boxes.ts';
import { laterPart } from '../later-part.ts';

const PasteNotice = laterPart(() => import('../paste/paste-notice.tsx'));

/** Everything that floats on the page: frames, names, strip and '+', placed from measured boxes. */
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
      <OthersOnPage layer={layer} />
      <MovePreview layer={layer} />
      <CarryBar />
      {/* What is dragged must stay in the page until it is let go. */}
      <div className={aim ? moving.away : undefined}>
        {parentId && <ParentFrame id={parentId} box={box(parentId)} />}
        {together.map((id) => id !== selected && <TogetherFrame key={id} id={id} box={box(id)} />)}
        {hovered && hovered !== selected && <Hovered id={hovered} box={box(hovered)} />}
        {selected && <Selected key={selected} id={selected} box={box(selected)} />}
        {first && (hovered === first || selected === first) && <InsertHere id={first} box={box(first)} at="before" />}
        {selected && <LastPaste id={selected} box={box(selected)} />}
        <Blanks layer={layer} />
        <EmptyLists layer={layer} />
        <InsertMenu />
      </div>
    </section>
  );
}

interface Part {
  id: string;
  box: Box | undefined;
}

export function holdStyle(box: Box): CSSProperties {
  return { left: box.left, top: box.top, width: box.width, height: box.height };
}

/** A block as wide as the page gets its frame inside. */
function frameClass(box: Box, extra?: string): string {
  const full = isFull(box);
  return [ed.frame, extra, full && ed.frameIn].filter(Boolean).join(' ');
}

/** Where its name stands: never beyond the edge of the page. */
function nameClass(box: Box, extra?: string): string {
  return [ed.name, extra, isFull(box) && ed.nameIn].filter(Boolean).join(' ');
}

function ParentFrame({ id, box }: Part) {
  const { session } = useEditor();
  const block = useStoredBlock(id);
  if (!box || !block) return null;
  return (
    <div className={ed.hold} style={holdStyle(box)}>
      <span className={frameClass(box, ed.frameParent)} />
      <span className={nameClass(box, ed.nameParent)}>{kindName(block.model, session.locale)}</span>
    </div>
  );
}

/** A block that is selected together with the one that has the focus. */
function TogetherFrame({ box }: Part) {
  if (!box) return null;
  return (
    <div className={ed.hold} style={holdStyle(box)}>
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
      <div className={ed.hold} style={holdStyle(box)}>
        <span className={frameClass(box, ed.frameHover)} />
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
      <div className={ed.hold} style={holdStyle(box)}>
        <span className={frameClass(box)} />
        <Strip block={block} box={box} />
      </div>
      {box.bare && <EmptyBlock block={block} box={box} />}
      <InsertHere id={id} box={box} at="after" />
    </>
  );
}

/** Beneath the text and its strip: what was pasted into it. */
function LastPaste({ id, box }: Part) {
  const { view } = useEditor();
  const pasted = useObservable(view.pasted);
  if (!box || pasted?.id !== id) return null;
  return (
    <Suspense>
      <PasteNotice pasted={pasted} style={{ left: box.left - 12, top: box.top + box.height + 60 }} />
    </Suspense>
  );
}

/** The '+' in the gap before or behind a block. */
function InsertHere({ id, box, at }: Part & { at: 'before' | 'after' }) {
  const { session, view } = useEditor();
  const place = placeBeside(session.store, id, at);
  if (!box || !place) return null;
  const gap = Math.min(at === 'after' ? box.below : box.above, 56);
  const middle = at === 'after' ? box.top + box.height + gap / 2 : box.top - gap / 2;
  return (
    <div className={ed.hold} style={{ left: box.left, top: middle - 14, width: box.width, height: 28 }}>
      <div className={gap < roomForFinger ? `${ed.plus} ${ed.hideP}` : ed.plus}>
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
