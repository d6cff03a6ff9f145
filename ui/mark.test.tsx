import { expect, it } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { HouseMark } from './mark.tsx';

const longest = (name: string) =>
  /--longest:(\d+)/.exec(renderToStaticMarkup(<HouseMark name={name} logos={null} />))?.[1];

it('the longest word of the name, at which it can break, sets its size on phones', () => {
  expect(longest('Theater Sundhafen')).toBe('9');
  expect(longest('Hans-Otto-Theater')).toBe('7');
  expect(longest('')).toBe('0');
});
