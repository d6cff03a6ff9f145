import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Block } from '#contract/blocks/block.ts';
import { m } from '#messages/paraglide/messages.js';
import { useEditor, useObservable } from '../../core/editor-context.ts';
import { kindName } from '../../core/tree/step-names.ts';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { Icon } from '../../ui/icon.tsx';
import moving from '../../features/move/move.module.css';
import { CommandButtons } from '../command-button.tsx';
import { ToolbarMenu } from './toolbar-menu.tsx';
import { insertLabel, placeBeside, minTouchGap } from '../../features/insert/insert-place.ts';
import { isFull } from '../../core/page-elements/page-elements.ts';
import type { Box } from '../../core/page-elements/use-boxes.ts';

const toolbarHeight = 34 + 14;

/** The toolbar of the selected block; while a rich text is edited, its formats. */
export function BlockToolbar({ block, box }: { block: Block; box: Box }) {
  const { session, view } = useEditor();
  const rich = useObservable(view.rich);
  const { element, width } = useWidth();
  const { field } = useObservable(session.selection);
  const writing = rich !== null && rich.id === block.id && rich.field === field;
  const place = placeClass(box);
  const docked = place === ed.toolbarDocked;
  return (
    <div
      ref={element}
      className={[
        ed.toolbar,
        ed.onDark,
        place,
        isFull(box) && ed.toolbarInside,
        !docked && flips(box, width) && ed.toolbarRight,
      ]
        .filter(Boolean)
        .join(' ')}
      style={
        docked ? { left: Math.min(box.viewLeft + 8, document.documentElement.clientWidth - width - 16) } : undefined
      }
      role="toolbar"
      aria-label={kindName(block.model, session.locale)}
      data-editor="toolbar"
      data-writing={writing || undefined}
      tabIndex={-1}
      onKeyDown={moveInside}
      onPointerDown={keepCaret}
    >
      <Grip block={block} />
      <span className={`${ed.toolbarSep} ${ed.hideP}`} />
      {writing && <CommandButtons place="toolbar-text" look={() => ({ iconOnly: true })} parted />}
      <CommandButtons place="toolbar" look={() => ({ iconOnly: true })} />
      {box.below < minTouchGap && <InsertTool block={block} />}
      <ToolbarMenu />
    </div>
  );
}

/** The width of the toolbar, which has more tools while a text is written. */
function useWidth() {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const toolbar = element.current;
    if (!toolbar) return undefined;
    const measure = () => setWidth(toolbar.offsetWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(toolbar);
    return () => observer.disconnect();
  }, []);
  return { element, width };
}

/** The name of the selection; also the drag handle. */
function Grip({ block }: { block: Block }) {
  const { session, view } = useEditor();
  const together = useObservable(view.moving.together);
  const name =
    together.length > 1 && together.includes(block.id)
      ? m.editor_modules_counted({ count: together.length })
      : kindName(block.model, session.locale);
  return (
    <span
      className={`${ed.toolbarName} ${moving.grip} ${ed.hideP}`}
      data-grip={block.id}
      title={m.editor_drag_to_move()}
    >
      <Icon name="grip" />
      {name}
    </span>
  );
}

/** On a phone the '+' is in the toolbar when the gap is too small for it. */
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

/** Above the block when there is room, else below, else docked under the bar; never over the edited text. */
function placeClass(box: Box): string | undefined {
  const bar = 48;
  const above = box.above >= 44 && box.viewTop - toolbarHeight >= bar;
  if (above) return undefined;
  const bottom = box.viewTop + box.height;
  const below = box.below >= 44 && bottom + toolbarHeight <= window.innerHeight - 40 && bottom > bar;
  return below ? ed.toolbarBelow : ed.toolbarDocked;
}

function flips(box: Box, width: number): boolean {
  const { viewLeft } = box;
  return viewLeft + width > document.documentElement.clientWidth - 16 && viewLeft + box.width - width > 0;
}

/** A press on a tool does not move the caret; a press on the drag handle starts dragging. */
function keepCaret(event: PointerEvent<HTMLElement>): void {
  const isGrip = event.target instanceof Element && event.target.closest('[data-grip]');
  if (!isGrip) event.preventDefault();
}

/** Arrow keys move between the tools. */
function moveInside(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (step === 0) return;
  const tools = [...event.currentTarget.querySelectorAll('button')].filter((tool) => tool.offsetParent !== null);
  const now = tools.findIndex((tool) => tool === document.activeElement);
  tools[(now + step + tools.length) % tools.length]?.focus();
  event.preventDefault();
  event.stopPropagation();
}
