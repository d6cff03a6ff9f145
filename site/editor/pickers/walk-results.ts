import { type KeyboardEvent, useState } from 'react';

/** What arrow keys walk through: everything found, as it is seen. */
const results = '[data-result]';

/** Arrow keys lead from the search into what was found, through its rows and columns, and back. */
export function walkResults(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(results)];
  const search = event.currentTarget.querySelector<HTMLElement>('input[type="search"]');
  const from = event.target as HTMLElement;
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
  if (key === 'ArrowDown') return nearestRow(all.slice(at + 1), from);
  if (key === 'ArrowUp') return nearestRow(all.slice(0, at).reverse(), from) ?? search;
  return undefined;
}

/** In the next row that comes, the one that stands straightest above or below. */
function nearestRow(onwards: readonly HTMLElement[], from: HTMLElement): HTMLElement | undefined {
  const here = from.getBoundingClientRect();
  const others = onwards.map((element) => ({ element, box: element.getBoundingClientRect() }));
  const first = others.find(({ box }) => box.top >= here.bottom - 1 || box.bottom <= here.top + 1);
  if (!first) return undefined;
  const row = others.filter(({ box }) => Math.abs(box.top - first.box.top) < 2);
  const away = (box: DOMRect) => Math.abs(box.left + box.width / 2 - (here.left + here.width / 2));
  return row.reduce((best, each) => (away(each.box) < away(best.box) ? each : best), row[0] ?? first).element;
}

/** Of everything found one is reached by Tab: where the focus was last, else what is chosen, else the first. */
export function useTabStop(ids: readonly number[], chosen: number | null) {
  const [last, setLast] = useState<number | null>(null);
  const stop = [last, chosen].find((id) => id !== null && ids.includes(id)) ?? ids[0];
  return (id: number) => ({
    'data-result': '',
    tabIndex: id === stop ? 0 : -1,
    onFocus: () => setLast(id),
  });
}
