import { type CSSProperties, useRef } from 'react';
import { kindOf } from '#contract/block.ts';
import { m } from '#site/paraglide/messages.js';
import { useBlockList, useEditor, useObservable, useStoredBlock } from '../editor-context.ts';
import { kindName } from '../step-names.ts';
import { Button } from './button.tsx';
import ed from './chrome.module.css';
import { Blanks } from './blanks.tsx';
import { EmptyBlock } from './empty-block.tsx';
import { InsertMenu } from './insert-menu.tsx';
import { EmptyLists } from './empty-lists.tsx';
import { isFull } from './is-full.ts';
import { Strip } from './strip.tsx';
import { type Box, useBoxes } from './use-boxes.ts';

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
  const ids = [...new Set([selected, hovered, parentId, first].filter((id) => id !== null))];
  const boxes = useBoxes(store, ids, layer);
  const box = (id: string | null) => (id === null ? undefined : boxes.get(id));
  return (
    <section ref={layer} className={`${ed.ed} ${ed.layer}`} aria-label={m.editor_overlay()} data-editor="overlay">
      {parentId && <ParentFrame id={parentId} box={box(parentId)} />}
      {hovered && hovered !== selected && <Hovered id={hovered} box={box(hovered)} />}
      {selected && <Selected key={selected} id={selected} box={box(selected)} />}
      {first && (hovered === first || selected === first) && <InsertHere id={first} box={box(first)} at="before" />}
      <Blanks layer={layer} />
      <EmptyLists layer={layer} />
      <InsertMenu />
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

function ParentFrame({ id, box }: Part) {
  const { session } = useEditor();
  const block = useStoredBlock(id);
  if (!box || !block) return null;
  return (
    <div className={ed.hold} style={holdStyle(box)}>
      <span className={frameClass(box, ed.frameParent)} />
      <span className={`${ed.name} ${ed.nameParent}`}>{kindName(block.model, session.locale)}</span>
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
        <span className={ed.name}>{kindName(block.model, session.locale)}</span>
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

/** The '+' in the gap before or behind a block. */
function InsertHere({ id, box, at }: Part & { at: 'before' | 'after' }) {
  const { session, view } = useEditor();
  const spot = session.store.spot(id);
  if (!box || !spot?.parent) return null;
  const gap = at === 'after' ? Math.min(box.below, 56) : Math.min(box.above, 56);
  const middle = at === 'after' ? box.top + box.height + gap / 2 : box.top - gap / 2;
  const place = { parent: spot.parent, slot: spot.slot, index: at === 'after' ? spot.index + 1 : spot.index };
  const parent = session.store.block(spot.parent);
  const only = parent && kindOf(parent.model).children;
  return (
    <div className={ed.hold} style={{ left: box.left, top: middle - 14, width: box.width, height: 28 }}>
      <div className={ed.plus}>
        <Button
          icon="plus"
          label={only?.length === 1 ? m.editor_add_item() : m.editor_insert()}
          small
          onClick={() => view.insertMenu.set({ place, left: box.left + box.width / 2 - 160, top: middle + 18 })}
        />
      </div>
    </div>
  );
}
