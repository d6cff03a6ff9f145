import { type KeyboardEvent, useState } from 'react';

/** The results that arrow keys move through, in visual order. */
const results = '[data-result]';

/** Arrow keys move from the search field into the results, through rows and columns, and back. */
export function walkResults(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(results)];
  const search = event.currentTarget.querySelector<HTMLElement>('input[type="search"]');
  const from = event.target;
  if (!(from instanceof HTMLElement)) return;
  const next = from === search ? intoResults(event.key, all) : nextResult(event.key, all, from, search);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function intoResults(key: string, all: readonly HTMLElement[]): HTMLElement | undefined {
  return key === 'ArrowDown' ? (all.find(({ tabIndex }) => tabIndex === 0) ?? all[0]) : undefined;
}

function nextResult(
  key: string,
  all: readonly HTMLElement[],
  from: HTMLElement,
  search: HTMLElement | null,
): HTMLElement | null | undefined {
  const at = all.indexOf(from);
  if (at === -1) return undefined;
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  if (key === 'ArrowRight') return all[at + 1];
  if (key === 'ArrowLeft') return all[at - 1];
  if (key === 'ArrowDown') return nearestRow(all.slice(at + 1), from, 'next');
  if (key === 'ArrowUp') return nearestRow(all.slice(0, at), from, 'before') ?? search;
  return undefined;
}

/** The result with the nearest horizontal position in the next row. */
function nearestRow(
  others: readonly HTMLElement[],
  from: HTMLElement,
  side: 'next' | 'before',
): HTMLElement | undefined {
  const here = from.getBoundingClientRect();
  const beyond = others
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => (side === 'next' ? box.top >= here.bottom - 1 : box.bottom <= here.top + 1));
  const first = side === 'next' ? beyond[0] : beyond.at(-1);
  if (!first) return undefined;
  const row = beyond.filter(({ box }) => Math.abs(box.top - first.box.top) < 2);
  const away = (box: DOMRect) => Math.abs(box.left + box.width / 2 - (here.left + here.width / 2));
  return row.reduce((best, each) => (away(each.box) < away(best.box) ? each : best), first).element;
}

/** Roving tabindex: the result with the last focus, else the chosen one, else the first. */
export function useTabStop(ids: readonly number[], chosen: number | null) {
  const [last, setLast] = useState<number | null>(null);
  const stop = [last, chosen].find((id) => id !== null && ids.includes(id)) ?? ids[0];
  return (id: number) => ({
    'data-result': '',
    tabIndex: id === stop ? 0 : -1,
    onFocus: () => setLast(id),
  });
}
