import { expect, it } from 'vitest';
import { makeBlock, renderSamples, samplesOf } from '../../render-blocks.fixture.tsx';

it('a link opens a new window only if the field is set, and announces it', () => {
  const [inside, , outside] = renderSamples(samplesOf('link'), { locale: 'en' }).querySelectorAll('a');
  expect([inside!.target, inside!.textContent]).toEqual(['', 'Frequent questions about the pit']);
  expect([outside!.target, outside!.rel]).toEqual(['_blank', 'noopener noreferrer']);
  expect(outside!.textContent).toMatch(/forgotten instruments.*new window/);
});

it('a link to a deleted page is plain text', () => {
  const page = renderSamples([makeBlock('link', { fields: { link: 'page:99' }, de: { content: 'Zum Spielplan' } })]);
  expect(page.querySelector('a')).toBeNull();
  expect(page.body.textContent).toBe('Zum Spielplan');
});
