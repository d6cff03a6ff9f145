import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, vi } from 'vitest';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let root: Root | undefined;

/** Renders into `place` or at the end of the document until the test is over; the second time what is there changes. */
export async function render(node: ReactNode, place?: Element): Promise<void> {
  root ??= createRoot(place ?? document.body.appendChild(document.createElement('div')));
  const current = root;
  await act(async () => current.render(node));
}

afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
});
