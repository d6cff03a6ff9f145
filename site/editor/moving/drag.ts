import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/utils/set-custom-native-drag-preview';
import { isModel } from '#contract/block.ts';
import { insertBlock } from '../edit-commands.ts';
import { writeInto } from '../chrome/write-into.ts';
import type { EditSession } from '../edit-session.ts';
import type { EditorView } from '../editor-view.ts';
import { putDown } from './carry-keys.ts';
import { scrollAtEdges } from './edge-scroll.ts';
import styles from './moving.module.css';
import type { Aim } from './moving.ts';
import { cargoName } from './place-names.ts';
import { placeAtPoint } from './place-at-point.ts';
import { type Cargo, cargoOf, cargoOfKind, samePlace } from './target-places.ts';

/** Makes an element that carries `data-grip` (a block's id) or `data-kind` (a kind, with `data-layout`) draggable. */
export function makeGrip(element: HTMLElement, session: EditSession, view: EditorView): void {
  draggable({
    element,
    getInitialData: () => ({ cargo: cargoFor(element, session, view) }),
    onGenerateDragPreview: ({ nativeSetDragImage, source }) =>
      setCustomNativeDragPreview({
        nativeSetDragImage,
        render: ({ container }) => {
          const chip = document.createElement('span');
          chip.className = styles.chip ?? '';
          chip.textContent = cargoName(source.data.cargo as Cargo, session.locale);
          container.append(chip);
        },
      }),
  });
}

function cargoFor(element: HTMLElement, session: EditSession, view: EditorView): Cargo {
  const { grip, kind, layout } = element.dataset;
  if (isModel(kind)) return cargoOfKind(kind, layout);
  return cargoOf(session.store, view.moving.chosen(grip ?? null));
}

/** Follows every drag over the page; returns how to stop. */
export function followDrags(session: EditSession, view: EditorView): () => void {
  const stopScroll = scrollAtEdges();
  const stopTarget = dropTargetForElements({ element: document.documentElement });
  const { aim } = view.moving;
  const stopMonitor = monitorForElements({
    onDragStart: ({ source }) => {
      view.hovered.set(null);
      aim.set({ cargo: source.data.cargo as Cargo, place: null, by: 'pointer' });
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
      // Esc, or let go outside of the window.
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
  const place = overTool ? null : placeAtPoint(session.store, now.cargo, at);
  if (!samePlace(place ?? undefined, now.place ?? undefined)) aim.set({ ...now, place });
}

function drop(session: EditSession, view: EditorView, aim: Aim): void {
  const [model] = aim.cargo.models;
  if (aim.cargo.ids.length > 0) return putDown(session, view, aim);
  if (model && aim.place) writeInto(session, insertBlock(session, model, aim.place, aim.cargo.layout));
}
