import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Locale } from '#text/languages.ts';
import type { EventSummary } from '#contract/events/event-summary.ts';
import { testEvent } from '#modules/render-blocks.fixture.tsx';
import { EventRow } from '#modules/events/event-row.tsx';
import { overwriteGetLocale } from '#messages/paraglide/runtime.js';
import { TimetableRow } from '../../event-list/timetable-row.tsx';
import { LocaleContext, useLocale } from '#ui/locale.ts';
import { CachedRow, RowCacheContext } from '#ui/cached-row.tsx';
import { RowCache } from './row-cache.tsx';

const render = vi.fn(renderToString);
const renderedCells = vi.fn();

beforeEach(() => {
  render.mockClear();
  renderedCells.mockClear();
});

interface Look {
  cache: RowCache | null;
  locale: Locale;
  className: string;
  cells: typeof Cells;
}

function Cells({ title }: { title: string }) {
  renderedCells();
  return (
    <>
      <h3>
        {title}, {useLocale()}
      </h3>
      <p>Großes Haus</p>
    </>
  );
}

function list(
  titles: string[],
  { cache = null, locale = 'de', className = 'row', cells = Cells }: Partial<Look> = {},
): string {
  return renderToString(
    <RowCacheContext value={cache}>
      <LocaleContext value={locale}>
        {titles.map((title) => (
          <CachedRow key={title} className={className} cells={cells} shows={{ title }} />
        ))}
      </LocaleContext>
    </RowCacheContext>,
  );
}

it('renders in place first, separately the second time, then from the cache, always with the same HTML', () => {
  const inPlace = list(['Salome', 'Tosca']);
  expect(inPlace).toMatch(/^<article class="row" data-peek=""><h3>Salome<!-- -->, <!-- -->de<\/h3><p>/);
  const cache = new RowCache(render);
  for (const calls of [0, 2, 2, 2]) {
    expect(list(['Salome', 'Tosca'], { cache })).toBe(inPlace);
    expect(render).toHaveBeenCalledTimes(calls);
  }
  expect(renderedCells).toHaveBeenCalledTimes(6);
});

it('separates rows by data, language and cells; the class of the row is not cached', () => {
  const cache = new RowCache(render);
  for (let time = 0; time < 3; time += 1) list(['Aida'], { cache });
  expect(list(['Fidelio'], { cache })).toContain('Fidelio');
  expect(list(['Aida'], { cache, locale: 'en' })).toContain('Aida<!-- -->, <!-- -->en');
  expect(list(['Aida'], { cache, className: 'off' })).toContain('class="off"');
  expect(render).toHaveBeenCalledTimes(1);
  for (let time = 0; time < 2; time += 1)
    expect(list(['Aida'], { cache, cells: ({ title }) => <h4>{title}</h4> })).toContain('<h4>Aida</h4>');
});

it('drops rows that are not used for a long time, and keeps the others', () => {
  const cache = new RowCache(render);
  const others = (from: number) => Array.from({ length: 900 }, (_, index) => `Nr. ${from + index}`);
  list(['Elektra'], { cache });
  list(['Elektra'], { cache });
  list(others(0), { cache });
  list(['Elektra'], { cache });
  list(others(1000), { cache });
  list(['Elektra'], { cache });
  expect(render).toHaveBeenCalledTimes(1);
  for (const from of [2000, 3000, 4000]) list(others(from), { cache });
  list(['Elektra'], { cache });
  expect(render).toHaveBeenCalledTimes(1);
  list(['Elektra'], { cache });
  expect(render).toHaveBeenCalledTimes(2);
});

const now = '2026-11-23T12:00:00Z';
const soldOut: EventSummary = { ...testEvent, id: 2, title: 'Tosca', availability: 'sold_out' };
const past: EventSummary = {
  ...testEvent,
  id: 3,
  start: '2026-11-01T19:30:00+01:00',
  end: '2026-11-01T21:30:00+01:00',
};

/** The real rows of three routes. */
const routes = {
  programme: (event: EventSummary) => <TimetableRow event={event} now={now} />,
  shortlist: (event: EventSummary) => <TimetableRow event={event} now="2026-10-01T12:00:00Z" />,
  page: (event: EventSummary) => <EventRow event={event} titleAbove={event.id === 2} />,
};

describe.each(['de', 'en'] as const)('event rows in %s', (locale) => {
  it.each(Object.entries(routes))('have the same HTML in each of three renders on the route %s', (_, row) => {
    overwriteGetLocale(() => locale);
    const events = [testEvent, soldOut, past];
    const page = (cache: RowCache | null) =>
      renderToString(
        <RowCacheContext value={cache}>
          <LocaleContext value={locale}>
            <ul>
              {events.map((event) => (
                <li key={event.id}>{row(event)}</li>
              ))}
            </ul>
          </LocaleContext>
        </RowCacheContext>,
      );
    const inPlace = page(null);
    const cache = new RowCache(render);
    expect([page(cache), page(cache), page(cache)]).toEqual([inPlace, inPlace, inPlace]);
    expect(render).toHaveBeenCalledTimes(events.length);
    expect(inPlace).toContain(locale === 'de' ? 'Ausverkauft' : 'Sold out');
  });
});
