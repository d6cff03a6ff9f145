import { expect, it } from 'vitest';
import { makeBlock, renderSamples, samplesOf } from '../../render-blocks.fixture.tsx';

it('a full teaser has one heading, one link and its picture, if there is one', () => {
  const teasers = [...renderSamples(samplesOf('fullteaser')).querySelectorAll('section')];
  expect(teasers.map((teaser) => [teaser.querySelectorAll('h2').length, teaser.querySelectorAll('a').length])).toEqual([
    [1, 1],
    [1, 1],
    [1, 1],
    [1, 1],
  ]);
  expect(teasers[1]!.querySelector('a')?.textContent).toBe('Zur Hörschule');
});

it('without a link text the headline is the link', () => {
  const block = makeBlock('fullteaser', {
    fields: { link: '/de/besuch' },
    de: { headline: 'Besuch', text: 'Kommen Sie.' },
  });
  const page = renderSamples([block]);
  expect(page.querySelectorAll('a')).toHaveLength(1);
  expect(page.querySelector('h2 > a')?.textContent).toBe('Besuch');
});
