import { expect, it } from 'vitest';
import { renderSamples, samplesOf } from '../../render-blocks.fixture.tsx';

const lists = [...renderSamples(samplesOf('imagelist')).querySelectorAll('ul')];

it('the pictures of a list are figures in list items, each with its caption', () => {
  for (const item of lists.flatMap((list) => [...list.children])) {
    expect(item.tagName).toBe('LI');
    expect(item.querySelectorAll('figure > figcaption')).toHaveLength(1);
  }
  expect(lists[1]!.querySelector('figure p')?.textContent).toBe('La traviata');
});

it('a slider has a name and can be focused for scrolling by keyboard; other lists cannot', () => {
  expect(lists.map((list) => list.tabIndex)).toEqual([-1, -1, 0]);
  expect(lists[2]!.getAttribute('aria-label')).toBe('Seitlich zu verschieben');
});
