// @vitest-environment jsdom
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { beginStill, drawPart, pass } from '../panel/draw-part.fixture.tsx';
import { later } from './later.ts';

beginStill();

test('a part that cannot be had leaves the page as it is, and comes once it can', async () => {
  let away = true;
  const load = vi.fn(() =>
    away ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(() => <p>Der Teil</p>),
  );
  const Part = later(load);
  const { frame } = await drawPart(
    <>
      <h1>Die Seite</h1>
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </>,
  );
  await pass(12_000);
  expect(load).toHaveBeenCalledTimes(3);
  expect(frame.textContent).toBe('Die Seite');
  away = false;
  await pass(5000);
  expect(frame.textContent).toBe('Die SeiteDer Teil');
});
