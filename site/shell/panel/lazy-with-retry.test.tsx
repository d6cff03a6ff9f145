// @vitest-environment jsdom
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { setUpFakeTimers, renderPart, pass } from './render-part.fixture.tsx';
import { lazyWithRetry } from '#ui/loading/lazy-with-retry.ts';

setUpFakeTimers();

it('keeps the page when a chunk fails, and loads the chunk on the next try', async () => {
  let away = true;
  const load = vi.fn(() =>
    away ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(() => <p>Der Teil</p>),
  );
  const Part = lazyWithRetry(load);
  const { frame } = await renderPart(
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
