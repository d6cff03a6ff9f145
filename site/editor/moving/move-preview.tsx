import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';
import { m } from '#site/paraglide/messages.js';
import { useEditor, useObservable } from '../editor-context.ts';
import type { EditorStore } from '../store.ts';
import { isFull } from '../chrome/is-full.ts';
import { blockElement } from '../chrome/use-boxes.ts';
import chrome from '../chrome/chrome.module.css';
import { lineAt } from './drop-line.ts';
import { listElement } from './list-element.ts';
import type { Aim } from './moving.ts';
import styles from './moving.module.css';
import { cargoName, placeSentence } from './place-names.ts';

interface Drawn {
  line: (CSSProperties & { upright: boolean }) | null;
  zone: CSSProperties | null;
  lifted: (CSSProperties & { width: number })[];
}

/** Where something on its way would come to stand: its list, a line in the gap, and what is moved, hatched. */
export function MovePreview({ layer }: { layer: RefObject<HTMLElement | null> }) {
  const { session, view } = useEditor();
  const aim = useObservable(view.moving.aim);
  const drawn = useDrawn(session.store, aim, layer);
  if (!aim) return null;
  const { cargo, place } = aim;
  const kind = cargoName(cargo, session.locale);
  return (
    <>
      {drawn.lifted.map((style, at) => (
        <span key={cargo.ids[at]} className={styles.lifted} style={style}>
          {at === 0 && (
            <span className={`${chrome.name} ${isFull(style) ? chrome.nameIn : ''}`}>
              {aim.by === 'keys' ? m.editor_picked_up({ kind }) : m.editor_being_moved({ kind })}
            </span>
          )}
        </span>
      ))}
      {drawn.zone && <span className={styles.zone} style={drawn.zone} />}
      {drawn.line && place && (
        <span className={drawn.line.upright ? styles.upright : styles.line} style={drawn.line}>
          <span className={`${styles.label} ${place.index > 0 ? styles.labelBelow : ''}`}>
            {placeSentence(session.store, cargo, place, session.locale)}
          </span>
        </span>
      )}
    </>
  );
}

function useDrawn(store: EditorStore, aim: Aim | null, layer: RefObject<HTMLElement | null>): Drawn {
  const [drawn, setDrawn] = useState<Drawn>({ line: null, zone: null, lifted: [] });
  useLayoutEffect(() => {
    if (!aim) return undefined;
    let frame = 0;
    const measure = () => {
      frame = 0;
      setDrawn(draw(store, aim, layer.current));
    };
    const ask = () => {
      frame ||= requestAnimationFrame(measure);
    };
    measure();
    const events = ['resize', 'scroll', 'toggle', 'load'] as const;
    for (const event of events) window.addEventListener(event, ask, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      for (const event of events) window.removeEventListener(event, ask, { capture: true });
    };
  }, [store, aim, layer]);
  return drawn;
}

function draw(store: EditorStore, { cargo, place }: Aim, layer: HTMLElement | null): Drawn {
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
  const lifted = cargo.ids.flatMap((id) => {
    const rect = blockElement(id)?.getBoundingClientRect();
    return rect ? [put(rect)] : [];
  });
  if (!place) return { lifted, line: null, zone: null };
  const line = lineAt(store, cargo, place);
  const zone = place.parent === store.root.id ? null : listElement(store, place)?.getBoundingClientRect();
  return {
    lifted,
    line: line && { ...put(line), upright: line.upright },
    zone: zone && zone.height > 0 ? put(zone) : null,
  };
}
