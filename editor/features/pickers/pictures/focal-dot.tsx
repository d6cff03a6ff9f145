import type { ComponentProps, KeyboardEvent } from 'react';
import type { Media } from '#contract/media/media.ts';
import { m } from '#messages/paraglide/messages.js';
import ed from '../../../ui/editor.module.css';

/** By how many percent an arrow key moves the focal point. */
const focalSteps: Record<string, [number, number]> = {
  ArrowLeft: [-2, 0],
  ArrowRight: [2, 0],
  ArrowUp: [0, -2],
  ArrowDown: [0, 2],
};

/** A point within the picture, in percent with one decimal. */
function boundedPoint(x: number, y: number): Media['focal'] {
  const inside = (value: number) => Math.round(Math.min(100, Math.max(0, value)) * 10) / 10;
  return { x: inside(x), y: inside(y) };
}

/** Where an arrow key moves a focal point; null for other keys. */
function pointByKey(key: string, { x, y }: Media['focal']): Media['focal'] | null {
  const step = focalSteps[key];
  return step ? boundedPoint(x + step[0], y + step[1]) : null;
}

/** The point of a picture that a pointer is at; `box` is where the picture is in the window. */
export function pointAt({ clientX, clientY }: { clientX: number; clientY: number }, box: DOMRect): Media['focal'] {
  return boundedPoint(((clientX - box.left) / box.width) * 100, ((clientY - box.top) / box.height) * 100);
}

interface FocalDotProps extends Omit<ComponentProps<'button'>, 'type'> {
  focal: Media['focal'];
  change: (focal: Media['focal']) => void;
}

/** A focal point on its picture, moved by the arrow keys. */
export function FocalDot({ focal, change, className = '', ...button }: FocalDotProps) {
  const { x, y } = focal;
  const keys = (event: KeyboardEvent) => {
    const moved = pointByKey(event.key, focal);
    if (!moved) return;
    event.preventDefault();
    change(moved);
  };
  return (
    <button
      {...button}
      type="button"
      className={`${ed.focalDot} ${className}`}
      style={{ left: `${x}%`, top: `${y}%` }}
      aria-label={m.editor_focal_at({ x: Math.round(x), y: Math.round(y) })}
      onKeyDown={keys}
    />
  );
}
