import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { Media } from '#contract/media/media.ts';
import { m } from '#messages/paraglide/messages.js';
import ed from '../../ui/editor.module.css';
import { pointAt, pointByKey } from '../pickers/pictures/focal-steps.ts';
import styles from './page-head.module.css';

type Point = Media['focal'];

interface FocalOnHeadProps {
  focal: Point;
  change: (focal: Point) => void;
}

/**
 * The focal point on the head itself, moved by dragging or arrow keys. A point at x percent of the picture stands at x
 * percent of the head, because the picture is positioned by it.
 */
export function FocalOnHead({ focal: { x, y }, change }: FocalOnHeadProps) {
  const area = useRef<HTMLDivElement>(null);
  const drag = (event: PointerEvent<HTMLElement>) => {
    const box = area.current?.getBoundingClientRect();
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    change(pointAt(event, box));
  };
  const keys = (event: KeyboardEvent) => {
    const moved = pointByKey(event.key, { x, y });
    if (!moved) return;
    event.preventDefault();
    change(moved);
  };
  return (
    <div ref={area} className={`${ed.ed} ${styles.area}`} data-editor="focal">
      <button
        type="button"
        className={`${ed.focalDot} ${styles.dot}`}
        style={{ left: `${x}%`, top: `${y}%` }}
        aria-label={m.editor_focal_at({ x: Math.round(x), y: Math.round(y) })}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onKeyDown={keys}
      />
    </div>
  );
}
