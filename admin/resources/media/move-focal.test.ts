import { expect, it } from 'vitest';
import { movedByKey, pointAt } from './move-focal.ts';

it('arrow keys move the focal point by 1 %, with Shift by 10 %, within the picture', () => {
  expect(movedByKey({ x: 50, y: 50 }, 'ArrowRight', false)).toEqual({ x: 51, y: 50 });
  expect(movedByKey({ x: 50, y: 50 }, 'ArrowUp', true)).toEqual({ x: 50, y: 40 });
  expect(movedByKey({ x: 3, y: 99.5 }, 'ArrowLeft', true)).toEqual({ x: 0, y: 99.5 });
  expect(movedByKey({ x: 3, y: 99.5 }, 'ArrowDown', false)).toEqual({ x: 3, y: 100 });
  expect(movedByKey({ x: 3, y: 99.5 }, 'Home', false)).toEqual({ x: 50, y: 50 });
  expect(movedByKey({ x: 3, y: 99.5 }, 'Tab', false)).toBeNull();
});

it('a click becomes a point in percent of the picture', () => {
  const box = { left: 100, top: 50, width: 400, height: 200 };
  expect(pointAt(box, 200, 100)).toEqual({ x: 25, y: 25 });
  expect(pointAt(box, 90, 300)).toEqual({ x: 0, y: 100 });
  expect(pointAt(box, 233, 51)).toEqual({ x: 33.3, y: 0.5 });
});
