import { expect, it, vi } from 'vitest';
import { createBlock } from '#contract/blocks/block.ts';
import { contextWith } from './context.fixture.ts';
import { moveDown, moveUp } from './move-commands.ts';
import { canRun } from './context.ts';

vi.stubGlobal('requestAnimationFrame', () => 0);

/** The modules of the page, of which some are chosen and the last of these is selected. */
function pageWith(names: string[], chosen: string[]) {
  const context = contextWith({ selected: chosen.at(-1) ?? null });
  const { store } = context.session;
  context.session.perform({
    label: '',
    operations: [
      ...store.list(store.root.id, 0).map((id) => ({ op: 'remove' as const, id })),
      ...names.map((id, index) => ({
        op: 'insert' as const,
        place: { parent: store.root.id, slot: 0, index },
        block: createBlock('quote', id),
      })),
    ],
  });
  return { context: { ...context, chosen }, order: () => store.list(store.root.id, 0) };
}

it('several chosen modules move together, in their order', () => {
  const { context, order } = pageWith(['a', 'b', 'c', 'd'], ['b', 'c']);
  void moveUp.run(context);
  expect(order()).toEqual(['b', 'c', 'a', 'd']);
  void moveDown.run(context);
  void moveDown.run(context);
  expect(order()).toEqual(['a', 'd', 'b', 'c']);
});

it('chosen modules at the end of the page are not moved down, and a message says why', () => {
  const { context, order } = pageWith(['a', 'b', 'c'], ['b', 'c']);
  expect(canRun(moveDown, context)).toBe(false);
  expect(canRun(moveUp, context)).toBe(true);
  const announce = vi.spyOn(context.session.alerts, 'announce');
  void moveDown.run(context);
  expect(order()).toEqual(['a', 'b', 'c']);
  expect(announce).toHaveBeenCalledOnce();
});
