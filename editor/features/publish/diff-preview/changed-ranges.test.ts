// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { changedRanges } from './frame-pair.ts';

function module(html: string): HTMLElement {
  const element = document.createElement('div');
  element.dataset.block = 'one';
  element.innerHTML = html;
  return element;
}

function words(before: string, after: string) {
  const { removed, added } = changedRanges(module(before), module(after));
  return { removed: removed.map(String), added: added.map(String) };
}

it('marks the words that are gone and those that are new', () => {
  expect(words('<p>Um <b>sechs</b> Uhr</p>', '<p>Um <b>acht</b> Uhr</p>')).toEqual({
    removed: ['sechs'],
    added: ['acht'],
  });
});

it('marks nothing where only elements differ', () => {
  expect(words('<p>Um acht Uhr</p>', '<p>Um acht Uhr</p><p></p>')).toEqual({ removed: [], added: [] });
});

it('keeps the words of two elements apart, and those of modules inside out', () => {
  const inner = '<div data-block="two">Innen</div>';
  expect(words(`<p>Eins</p><p>Zwei</p>${inner}`, '<p>Eins</p><p>Drei</p>')).toEqual({
    removed: ['Zwei'],
    added: ['Drei'],
  });
});
