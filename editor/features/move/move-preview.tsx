import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';
import { m } from '#messages/paraglide/messages.js';
import { useEditor, useObservable } from '../../core/editor-context.ts';
import type { EditorStore } from '../../core/tree/store.ts';
import { isFull, listElement } from '../../core/page-elements/page-elements.ts';
import { measureOnEvents } from '../../core/page-elements/measure-on-events.ts';
import { blockElement } from '../../core/page-elements/use-boxes.ts';
import frameStyles from '../../ui/frame.module.css';
import { lineAt } from './drop-line.ts';
import type { DropTarget } from '../../core/view/editor-view.ts';
import styles from './move.module.css';
import { dragPayloadName, placeSentence } from '../../core/tree/place-names.ts';

interface RenderedPreview {
  line: (CSSProperties & { upright: boolean }) | null;
  zone: CSSProperties | null;
  lifted: (CSSProperties & { width: number })[];
}

/** The preview of a move: the target list, the drop line, and the moved blocks, hatched. */
export default function MovePreview({ layer }: { layer: RefObject<HTMLElement | null> }) {
  const { session, view } = useEditor();
  const aim = useObservable(view.moving.aim);
  const preview = useRenderedPreview(session.store, aim, layer);
  if (!aim) return null;
  const { dragPayload, place } = aim;
  const kind = dragPayloadName(dragPayload, session.locale);
  return (
    <>
      {preview.lifted.map((style, at) => (
        <span key={dragPayload.ids[at]} className={styles.lifted} style={style}>
          {at === 0 && (
            <span className={`${frameStyles.name} ${isFull(style) ? frameStyles.nameIn : ''}`}>
              {aim.by === 'keys' ? m.editor_picked_up({ kind }) : m.editor_being_moved({ kind })}
            </span>
          )}
        </span>
      ))}
      {preview.zone && <span className={styles.zone} style={preview.zone} />}
      {preview.line && place && (
        <span className={preview.line.upright ? styles.upright : styles.line} style={preview.line}>
          <span className={`${styles.label} ${place.index > 0 ? styles.labelBelow : ''}`}>
            {placeSentence(session.store, dragPayload, place, session.locale)}
          </span>
        </span>
      )}
    </>
  );
}

function useRenderedPreview(
  store: EditorStore,
  aim: DropTarget | null,
  layer: RefObject<HTMLElement | null>,
): RenderedPreview {
  const [preview, setDrawn] = useState<RenderedPreview>({ line: null, zone: null, lifted: [] });
  useLayoutEffect(() => {
    if (!aim) return undefined;
    const measure = () => setDrawn(renderPreview(store, aim, layer.current));
    measure();
    return measureOnEvents(['resize', 'scroll', 'toggle', 'load'], measure).stop;
  }, [store, aim, layer]);
  return preview;
}

function renderPreview(
  store: EditorStore,
  { dragPayload, place }: DropTarget,
  layer: HTMLElement | null,
): RenderedPreview {
  const origin = layer?.getBoundingClientRect() ?? new DOMRect();
  const put = ({
    left,
    top,
    width,
    height,
  }: Omit<DOMRect, 'toJSON'> | { left: number; top: number; width: number; height: number }) => ({
    left: left - origin.left,
    top: top - origin.top,
    width,
    height,
  });
  const lifted = dragPayload.ids.flatMap((id) => {
    const rect = blockElement(id)?.getBoundingClientRect();
    return rect ? [put(rect)] : [];
  });
  if (!place) return { lifted, line: null, zone: null };
  const line = lineAt(store, dragPayload, place);
  const zone = place.parent === store.root.id ? null : listElement(store, place)?.getBoundingClientRect();
  return {
    lifted,
    line: line && { ...put(line), upright: line.upright },
    zone: zone && zone.height > 0 ? put(zone) : null,
  };
}
