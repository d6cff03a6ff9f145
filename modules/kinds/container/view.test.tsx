import { expect, it } from 'vitest';
import { renderSamples, samplesOf } from '../../render-blocks.fixture.tsx';

it('a container has as many columns as its layout, each with its own blocks', () => {
  const page = renderSamples(samplesOf('container'));
  const columns = [...page.querySelectorAll('[data-columns]')].map((element) => element.children.length);
  expect(columns).toEqual([1, 2, 2, 2, 3, 3]);
  const last = [...page.querySelectorAll('[data-columns]')].at(-1)!;
  expect([...last.children].map((column) => column.querySelectorAll('[data-block]').length)).toEqual([1, 2, 1]);
});
