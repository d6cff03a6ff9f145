import type { KeyboardEvent, MouseEvent } from 'react';
import { type Media, renditionUrl, widthsFor } from '#contract/media/media.ts';
import { m } from '#messages/paraglide/messages.js';
import ed from '../../../ui/editor.module.css';

type Point = Media['focal'];

const steps: Record<string, [number, number]> = {
  ArrowLeft: [-2, 0],
  ArrowRight: [2, 0],
  ArrowUp: [0, -2],
  ArrowDown: [0, 2],
};

/** The focal point, which stays visible when a picture is cropped: set by a click, moved by the arrow keys. */
export function FocalPoint({ media, change }: { media: Media; change: (focal: Point) => void }) {
  const { x, y } = media.focal;
  // Small pictures have no rendition of this width.
  const width = Math.min(640, widthsFor(media.width ?? 0).at(-1) ?? 640);
  const click = (event: MouseEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    change(bounded(((event.clientX - box.left) / box.width) * 100, ((event.clientY - box.top) / box.height) * 100));
  };
  const keys = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    change(bounded(x + step[0], y + step[1]));
  };
  return (
    <div className={ed.focal} onClick={click} role="presentation">
      <img
        src={renditionUrl(media.base, width, 'webp')}
        alt=""
        style={{ aspectRatio: `${media.width ?? 3} / ${media.height ?? 2}` }}
      />
      <button
        type="button"
        className={ed.focalDot}
        style={{ left: `${x}%`, top: `${y}%` }}
        aria-label={m.editor_focal_at({ x: Math.round(x), y: Math.round(y) })}
        onKeyDown={keys}
        onClick={(event) => event.stopPropagation()}
      />
    </div>
  );
}

function bounded(x: number, y: number): Point {
  const inside = (value: number) => Math.round(Math.min(100, Math.max(0, value)) * 10) / 10;
  return { x: inside(x), y: inside(y) };
}
