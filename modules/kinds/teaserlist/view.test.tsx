import { expect, it } from 'vitest';
import { renderSamples, samplesOf } from '../../render-blocks.fixture.tsx';

const page = renderSamples(samplesOf('teaserlist'));

it('teasers are a list, and each has exactly one link, named by its headline', () => {
  const [standard] = page.querySelectorAll('ul');
  const items = [...standard!.children];
  expect(items.map((item) => item.tagName)).toEqual(['LI', 'LI', 'LI']);
  for (const item of items) {
    expect(item.querySelectorAll('a')).toHaveLength(1);
    expect(item.querySelector('h3 > a')?.textContent).toBe(item.querySelector('h3')?.textContent);
  }
});

it('without scripts a slider has no buttons', () => {
  expect(page.querySelectorAll('ul')[1]!.children).toHaveLength(5);
  expect(page.querySelector('button')).toBeNull();
});
