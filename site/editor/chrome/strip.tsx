import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { type Block, kindOf } from '#contract/block.ts';
import { m } from '#site/paraglide/messages.js';
import { duplicateBlocks, moveBlock, removeBlocks } from '../edit-commands.ts';
import { useEditor, useObservable } from '../editor-context.ts';
import { eventListOf } from '../pickers/choose-events.ts';
import { neighbourPlace } from '../places.ts';
import { kindName } from '../step-names.ts';
import { Button } from './button.tsx';
import ed from './chrome.module.css';
import { Icon } from './icon.tsx';
import moving from '../moving/moving.module.css';
import { RichTools } from './rich-tools.tsx';
import { StripMenu } from './strip-menu.tsx';
import { insertLabel, placeBeside, roomForFinger } from './insert-place.ts';
import { isFull } from './is-full.ts';
import type { Box } from './use-boxes.ts';

const stripHeight = 34 + 14;

/** The tools of the selected block; while a rich text is written, its formats. */
export function Strip({ block, box }: { block: Block; box: Box }) {
  const { session, view } = useEditor();
  const rich = useObservable(view.rich);
  const [width, setWidth] = useState(0);
  const { field } = useObservable(session.selection);
  const writing = rich !== null && rich.id === block.id && rich.field === field;
  const place = placeClass(box);
  const docked = place === ed.stripDocked;
  return (
    <div
      ref={(element) => setWidth(element?.offsetWidth ?? 0)}
      className={[
        ed.strip,
        ed.onDark,
        place,
        isFull(box) && ed.stripInside,
        !docked && flips(box, width) && ed.stripRight,
      ]
        .filter(Boolean)
        .join(' ')}
      style={
        docked ? { left: Math.min(box.viewLeft + 8, document.documentElement.clientWidth - width - 16) } : undefined
      }
      role="toolbar"
      aria-label={kindName(block.model, session.locale)}
      data-editor="strip"
      data-writing={writing || undefined}
      tabIndex={-1}
      onKeyDown={moveInside}
      onPointerDown={keepCaret}
    >
      <Grip block={block} />
      <span className={`${ed.stripSep} ${ed.hideP}`} />
      {writing && <RichTools rich={rich} />}
      <BlockTools block={block} tight={box.below < roomForFinger} />
    </div>
  );
}

/** The name of what is selected, by which it is dragged. */
function Grip({ block }: { block: Block }) {
  const { session, view } = useEditor();
  const together = useObservable(view.moving.together);
  const name =
    together.length > 1 && together.includes(block.id)
      ? m.editor_modules_counted({ count: together.length })
      : kindName(block.model, session.locale);
  return (
    <span className={`${ed.stripName} ${moving.grip} ${ed.hideP}`} data-grip={block.id} title={m.editor_drag_to_move()}>
      <Icon name="grip" />
      {name}
    </span>
  );
}

/** On a phone the '+' stands here where it would cover what follows the block. */
function InsertTool({ block }: { block: Block }) {
  const { session, view } = useEditor();
  const place = placeBeside(session.store, block.id, 'after');
  if (!place) return null;
  return (
    <Button
      icon="plus"
      iconOnly
      className={ed.onlyP}
      label={insertLabel(session.store, place)}
      onClick={() => view.insertMenu.set({ place, left: 0, top: 0 })}
    />
  );
}

function BlockTools({ block, tight }: { block: Block; tight: boolean }) {
  const { session, view } = useEditor();
  const up = neighbourPlace(session.store, block.id, -1);
  const down = neighbourPlace(session.store, block.id, 1);
  const panel = useObservable(view.panel);
  const open = panel?.kind === 'fields' && panel.id === block.id;
  const chosen = () => view.moving.chosen(block.id);
  return (
    <>
      <Choosers block={block} />
      <Button
        icon="up"
        iconOnly
        label={m.editor_move_up()}
        unable={!up && m.editor_say_first()}
        onClick={() => moveBlock(session, block.id, -1)}
      />
      <Button
        icon="down"
        iconOnly
        label={m.editor_move_down()}
        unable={!down && m.editor_say_last()}
        onClick={() => moveBlock(session, block.id, 1)}
      />
      <Button
        icon="pencil"
        iconOnly
        label={m.editor_open_settings()}
        aria-expanded={open}
        onClick={() => view.panel.set(open ? null : { kind: 'fields', id: block.id })}
      />
      <Button icon="copy" iconOnly label={m.editor_duplicate()} onClick={() => duplicateBlocks(session, chosen())} />
      <Button icon="trash" iconOnly label={m.editor_remove()} onClick={() => removeBlocks(session, chosen())} />
      {tight && <InsertTool block={block} />}
      <StripMenu id={block.id} />
    </>
  );
}

/** The ways to what a block shows and what is not written on the page: its picture, its events. */
function Choosers({ block }: { block: Block }) {
  const { session, view } = useEditor();
  const image = Object.entries(kindOf(block.model).fields).find(([, field]) => field.kind === 'image');
  return (
    <>
      {image && (
        <Button
          icon="image"
          iconOnly
          label={m.editor_change_image()}
          onClick={() => view.openDialog({ kind: 'image', id: block.id, field: image[0] })}
        />
      )}
      {eventListOf(session.store, block.id) && (
        <Button
          icon="event"
          iconOnly
          label={m.editor_choose_events()}
          onClick={() => view.openDialog({ kind: 'events', id: block.id })}
        />
      )}
    </>
  );
}

/** Above the block where there is room, else below it, else docked under the bar; never over the text being written. */
function placeClass(box: Box): string | undefined {
  const bar = 48;
  const above = box.above >= 44 && box.viewTop - stripHeight >= bar;
  if (above) return undefined;
  const bottom = box.viewTop + box.height;
  const below = box.below >= 44 && bottom + stripHeight <= window.innerHeight - 40 && bottom > bar;
  return below ? ed.stripBelow : ed.stripDocked;
}

function flips(box: Box, width: number): boolean {
  return box.left + width > document.documentElement.clientWidth - 16 && box.left + box.width - width > 0;
}

/** A press on a tool leaves the caret where it is; a press on the grip begins to drag. */
function keepCaret(event: PointerEvent<HTMLElement>): void {
  if (!(event.target as Element).closest('[data-grip]')) event.preventDefault();
}

/** Arrow keys go from tool to tool. */
function moveInside(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (step === 0) return;
  const tools = [...event.currentTarget.querySelectorAll('button')].filter((tool) => tool.offsetParent !== null);
  const next = tools[(tools.indexOf(document.activeElement as HTMLButtonElement) + step + tools.length) % tools.length];
  next?.focus();
  event.preventDefault();
  event.stopPropagation();
}
