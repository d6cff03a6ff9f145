import { expect, it } from 'vitest';
import { renderSamples, samplesOf } from '../../render-blocks.fixture.tsx';

const blocks = samplesOf('text');

it('a text keeps its marks, lists and links', () => {
  const page = renderSamples([blocks[0]!]);
  expect(page.querySelectorAll('ul > li')).toHaveLength(3);
  expect(page.querySelector('a[href="#termine"]')?.textContent).toBe('Salome');
  expect([page.querySelector('em')?.textContent, page.querySelector('strong')]).toEqual([
    'Schatzkarte',
    expect.anything(),
  ]);
});

it('a text missing in English is shown in German with lang="de"', () => {
  const text = renderSamples([blocks.at(-1)!], { locale: 'en' }).querySelector('[data-model="text"] > div')!;
  expect(text.getAttribute('lang')).toBe('de');
  expect(text.textContent).toContain('Bleistifte');
});

it('a link that opens a new window announces it', () => {
  const page = renderSamples([blocks[1]!]);
  const link = page.querySelector('a[target="_blank"]');
  expect(link?.textContent).toBe('Archiv der Bühnentechnik (öffnet in neuem Fenster)');
  expect(link?.querySelector('.unseen')?.textContent).toBe(' (öffnet in neuem Fenster)');
});
