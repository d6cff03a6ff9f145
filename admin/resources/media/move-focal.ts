/** A point of a picture in percent of its width and height. */
export interface Point {
  x: number;
  y: number;
}

const within = (value: number) => Math.round(Math.min(100, Math.max(0, value)) * 10) / 10;

/** Step of an arrow key in percent; ten times as far with Shift. */
const steps: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The point after a key; null for other keys. Home centres it. */
export function movedByKey({ x, y }: Point, key: string, far: boolean): Point | null {
  if (key === 'Home') return { x: 50, y: 50 };
  const step = steps[key];
  if (!step) return null;
  const factor = far ? 10 : 1;
  return { x: within(x + step.x * factor), y: within(y + step.y * factor) };
}

/** The point of the picture under the pointer. */
export function pointAt(box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>, x: number, y: number): Point {
  return { x: within(((x - box.left) / box.width) * 100), y: within(((y - box.top) / box.height) * 100) };
}
