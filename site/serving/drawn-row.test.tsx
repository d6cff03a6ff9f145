import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LocaleContext, useLocale } from '../locale.ts';
import { giveDrawing } from './drawing.ts';
import { DrawnRow } from './drawn-row.tsx';

const draw = vi.fn(renderToString);
const drawnCells = vi.fn();

beforeEach(() => {
  draw.mockClear();
  giveDrawing(draw);
  drawnCells.mockClear();
});
afterEach(() => giveDrawing(undefined));

interface Look {
  locale: 'de' | 'en';
  className: string;
  cells: typeof Cells;
}

function Cells({ title }: { title: string }) {
  drawnCells();
  return (
    <>
      <h3>
        {title}, {useLocale()}
      </h3>
      <p>Großes Haus</p>
    </>
  );
}

function list(titles: string[], { locale = 'de', className = 'row', cells = Cells }: Partial<Look> = {}): string {
  return renderToString(
    <LocaleContext value={locale}>
      {titles.map((title) => (
        <DrawnRow key={title} className={className} cells={cells} shows={{ title }} />
      ))}
    </LocaleContext>,
  );
}

test('what comes again is drawn once more and then kept, as it was drawn in its place', () => {
  giveDrawing(undefined);
  const inPlace = list(['Salome', 'Tosca']);
  expect(inPlace).toMatch(/^<article class="row" data-peek=""><h3>Salome<!-- -->, <!-- -->de<\/h3><p>/);
  giveDrawing(draw);
  for (const drawn of [0, 2, 2, 2]) {
    expect(list(['Salome', 'Tosca'])).toBe(inPlace);
    expect(draw).toHaveBeenCalledTimes(drawn);
  }
  expect(drawnCells).toHaveBeenCalledTimes(6);
});

test('one that shows something else, in another language or another way is another row; its own class is not kept', () => {
  for (let time = 0; time < 3; time += 1) list(['Aida']);
  expect(list(['Fidelio'])).toContain('Fidelio');
  expect(list(['Aida'], { locale: 'en' })).toContain('Aida<!-- -->, <!-- -->en');
  expect(list(['Aida'], { className: 'off' })).toContain('class="off"');
  expect(draw).toHaveBeenCalledTimes(1);
  for (let time = 0; time < 2; time += 1)
    expect(list(['Aida'], { cells: ({ title }) => <h4>{title}</h4> })).toContain('<h4>Aida</h4>');
});

test('rows that nobody has asked for in a long while are forgotten, those asked for stay', () => {
  const others = (from: number) => Array.from({ length: 900 }, (_, index) => `Nr. ${from + index}`);
  list(['Elektra']);
  list(['Elektra']);
  list(others(0));
  list(['Elektra']);
  list(others(1000));
  list(['Elektra']);
  expect(draw).toHaveBeenCalledTimes(1);
  for (const from of [2000, 3000, 4000]) list(others(from));
  list(['Elektra']);
  expect(draw).toHaveBeenCalledTimes(1);
  list(['Elektra']);
  expect(draw).toHaveBeenCalledTimes(2);
});
