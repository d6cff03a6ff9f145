import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/utils/set-custom-native-drag-preview';
import { isModel } from '#contract/blocks/block.ts';
import { insertBlock, writeInto } from '../blocks/block-actions.ts';
import type { EditSession } from '../../core/session/edit-session.ts';
import type { EditorView, DropTarget } from '../../core/view/editor-view.ts';
import { putDown } from './drag-keys.ts';
import styles from './move.module.css';
import { dragPayloadName } from '../../core/tree/place-names.ts';
import { placeAtPoint } from './place-at-point.ts';
import { type DragPayload, dragPayloadOf, dragPayloadOfKind, samePlace } from '../../core/tree/target-places.ts';

/** Distance from the edge of the free part of the window at which dragging scrolls the page, in pixels. */
const band = 72;
const fastest = 18;

/** Scrolls the page while the pointer is near its upper or lower edge. */
function scrollAtEdges() {
  let speed = 0;
  let frame = 0;
  const step = () => {
    frame = 0;
    if (speed === 0) return;
    window.scrollBy({ top: speed, behavior: 'instant' });
    frame = requestAnimationFrame(step);
  };
  return {
    /** Sets the pointer position, in pixels from the top of the window. */
    at(y: number) {
      const above = 48 + band - y;
      const below = y - (window.innerHeight - 32 - band);
      const near = Math.max(above, below, 0);
      speed = near === 0 ? 0 : Math.sign(below - above) * Math.ceil((Math.min(near, band) / band) * fastest);
      frame ||= requestAnimationFrame(step);
    },
    end() {
      speed = 0;
      cancelAnimationFrame(frame);
      frame = 0;
    },
  };
}

/** Makes an element with `data-grip` (block id) or `data-kind` (kind, with `data-layout`) draggable. */
export function makeGrip(element: HTMLElement, session: EditSession, view: EditorView): void {
  draggable({
    element,
    getInitialData: () => ({ dragPayload: dragPayloadFor(element, session, view) }),
    onGenerateDragPreview: ({ nativeSetDragImage, source }) =>
      setCustomNativeDragPreview({
        nativeSetDragImage,
        render: ({ container }) => {
          const chip = document.createElement('span');
          chip.className = styles.chip ?? '';
          chip.textContent = dragPayloadName(dragPayloadIn(source.data), session.locale);
          container.append(chip);
        },
      }),
  });
}

/** Only `makeGrip` makes elements draggable; it puts the payload there. */
function dragPayloadIn(data: Record<string, unknown>): DragPayload {
  return data.dragPayload as DragPayload;
}

function dragPayloadFor(element: HTMLElement, session: EditSession, view: EditorView): DragPayload {
  const { grip, kind, layout } = element.dataset;
  if (isModel(kind)) return dragPayloadOfKind(kind, layout);
  return dragPayloadOf(session.store, view.moving.chosen(grip ?? null));
}

/** Monitors every drag over the page. Returns the cleanup function. */
export function followDrags(session: EditSession, view: EditorView): () => void {
  const stopScroll = scrollAtEdges();
  const stopTarget = dropTargetForElements({ element: document.documentElement });
  const { aim } = view.moving;
  const stopMonitor = monitorForElements({
    onDragStart: ({ source }) => {
      view.hovered.set(null);
      aim.set({ dragPayload: dragPayloadIn(source.data), place: null, by: 'pointer' });
    },
    onDrag: ({ location }) => {
      const { clientX: x, clientY: y } = location.current.input;
      stopScroll.at(y);
      point(session, aim, { x, y });
    },
    onDrop: ({ location }) => {
      stopScroll.end();
      const now = aim.get();
      aim.set(null);
      // No drop target: Escape, or a drop outside of the window.
      if (now?.place && location.current.dropTargets.length > 0) drop(session, view, now);
    },
  });
  return () => {
    stopScroll.end();
    stopTarget();
    stopMonitor();
  };
}

function point(session: EditSession, aim: EditorView['moving']['aim'], at: { x: number; y: number }): void {
  const now = aim.get();
  if (!now) return;
  const overTool = document.elementFromPoint(at.x, at.y)?.closest('[data-editor]:not([data-editor="overlay"])');
  const place = overTool ? null : placeAtPoint(session.store, now.dragPayload, at);
  if (!samePlace(place ?? undefined, now.place ?? undefined)) aim.set({ ...now, place });
}

function drop(session: EditSession, view: EditorView, aim: DropTarget): void {
  const [model] = aim.dragPayload.models;
  if (aim.dragPayload.ids.length > 0) return putDown(session, view, aim);
  if (model && aim.place) writeInto(session, insertBlock(session, model, aim.place, aim.dragPayload.layout));
}
