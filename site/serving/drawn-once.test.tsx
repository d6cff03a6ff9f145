import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { LocaleContext, useLocale } from '../locale.ts';
import { giveDrawing } from './drawing.ts';
import { DrawnOnce } from './drawn-once.tsx';

afterEach(() => giveDrawing(undefined));

function Entries({ count }: { count: number }) {
  const locale = useLocale();
  return Array.from({ length: count }, (_, index) => (
    <li key={index}>
      {locale} {index}
    </li>
  ));
}

const page = (of: (object | undefined)[], name = 'menu', locale: 'de' | 'en' = 'de') =>
  renderToString(
    <LocaleContext value={locale}>
      <DrawnOnce as="ul" className="list" of={of} name={name}>
        <Entries count={2} />
      </DrawnOnce>
      <Entries count={1} />
    </LocaleContext>,
  );

test('the server draws it once for the same objects, name and language, as it would have been drawn in its place', () => {
  const [menu, house] = [{}, {}];
  const inPlace = page([menu, house]);
  expect(inPlace).toBe(
    '<ul class="list"><li>de<!-- --> <!-- -->0</li><li>de<!-- --> <!-- -->1</li></ul><li>de<!-- --> <!-- -->0</li>',
  );
  const draw = vi.fn(renderToString);
  giveDrawing(draw);
  expect(page([menu, house])).toBe(inPlace);
  expect(page([menu, house])).toBe(inPlace);
  expect(draw).toHaveBeenCalledTimes(1);
  page([menu, house], 'footer');
  expect(draw).toHaveBeenCalledTimes(2);
  expect(page([menu, house], 'menu', 'en')).toContain('<li>en');
  expect(draw).toHaveBeenCalledTimes(3);
  expect(page([menu, house])).toBe(inPlace);
  expect(draw).toHaveBeenCalledTimes(3);
});

test('other objects are drawn anew; without one of them it is drawn in its place', () => {
  const draw = vi.fn(renderToString);
  giveDrawing(draw);
  const house = {};
  page([{}, house]);
  page([{}, house]);
  expect(draw).toHaveBeenCalledTimes(2);
  expect(page([undefined, house])).toContain('<li>de');
  expect(draw).toHaveBeenCalledTimes(2);
});
