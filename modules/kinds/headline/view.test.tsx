import { expect, it } from 'vitest';
import { makeBlock, renderSamples, samplesOf } from '../../render-blocks.fixture.tsx';

it('a headline has its chosen level', () => {
  const page = renderSamples(samplesOf('headline'));
  const tags = [...page.querySelectorAll('h1, h2, h3, h4, h5, h6')].map((heading) => heading.tagName);
  expect(tags).toEqual(['H2', 'H3', 'H4', 'H5', 'H6']);
});

it('preline and subline are outside the heading element and omitted if empty', () => {
  const [whole, , , bare] = samplesOf('headline');
  const page = renderSamples([whole!, bare!]);
  const [first, second] = page.querySelectorAll('hgroup');
  expect([...first!.children].map((child) => child.textContent)).toEqual([
    'Der Plan',
    'Wer wo sitzt, entscheidet das Licht',
    'Eine Partitur für Möbel',
  ]);
  expect(second!.children).toHaveLength(1);
});

it('a German fallback text on the English page has lang="de"', () => {
  const block = makeBlock('headline', {
    de: { content: 'Nur deutsch', preline: 'Vorab' },
    en: { preline: 'First' },
  });
  const page = renderSamples([block], { locale: 'en' });
  expect(page.querySelector('h2')?.getAttribute('lang')).toBe('de');
  expect(page.querySelector('p')?.getAttribute('lang')).toBeNull();
});

it('an anchor is the id of the element', () => {
  expect(renderSamples(samplesOf('headline')).getElementById('ueberschriften')?.querySelector('h2')).not.toBeNull();
});
