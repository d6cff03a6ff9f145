import type { KeyboardEvent, MouseEvent } from 'react';
import { type Media, renditionUrl, widthsFor } from '#contract/media/media.ts';
import { m } from '#messages/paraglide/messages.js';
import ed from '../../../ui/editor.module.css';
import { pointAt, pointByKey } from './focal-steps.ts';

type Point = Media['focal'];

/** The focal point, which stays visible when a picture is cropped: set by a click, moved by the arrow keys. */
export function FocalPoint({ media, change }: { media: Media; change: (focal: Point) => void }) {
  const { x, y } = media.focal;
  // Small pictures have no rendition of this width.
  const width = Math.min(640, widthsFor(media.width ?? 0).at(-1) ?? 640);
  const click = (event: MouseEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    change(pointAt(event, box));
  };
  const keys = (event: KeyboardEvent) => {
    const moved = pointByKey(event.key, { x, y });
    if (!moved) return;
    event.preventDefault();
    change(moved);
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
