// @vitest-environment jsdom
import { act, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { createUseAction } from './create-use-action.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const useAction = createUseAction({ useRef, useState });

/** The hook in a component; `now` is what it returned last. */
async function rendered() {
  const seen: ReturnType<typeof useAction>[] = [];
  function Probe() {
    seen.push(useAction());
    return null;
  }
  await act(async () => createRoot(document.createElement('div')).render(<Probe />));
  return { now: () => seen.at(-1)! };
}

it('an action that runs keeps out every other, also before the next rendering', async () => {
  const { now } = await rendered();
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  const action = vi.fn(() => promise);
  const { run } = now();
  let first: Promise<boolean> | undefined;
  await act(async () => {
    first = run(action, String);
    expect(await run(action, String)).toBe(false);
  });
  expect(now().busy).toBe(true);
  expect(await now().run(action, String)).toBe(false);
  await act(async () => resolve());
  expect(await first).toBe(true);
  expect(now().busy).toBe(false);
  expect(action).toHaveBeenCalledTimes(1);
});

it('an action that fails leaves its problem until the next one begins', async () => {
  const { now } = await rendered();
  await act(async () => {
    const failed = await now().run(
      () => Promise.reject(new Error('refused')),
      (error) => (error instanceof Error ? error.message : ''),
    );
    expect(failed).toBe(false);
  });
  expect(now()).toMatchObject({ busy: false, problem: 'refused' });
  await act(async () => {
    await now().run(() => Promise.resolve(), String);
  });
  expect(now().problem).toBeNull();
});
