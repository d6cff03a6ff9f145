import { expect, test } from 'vitest';
import type { Navigation } from '#contract/navigation.ts';
import { marksOf } from './current-of.ts';

const entry = (url: string, children: string[] = []) => ({
  menu_name: url,
  url,
  hasChildren: children.length > 0,
  children: children.map((each) => ({ menu_name: each, url: each })),
});
const navigation: Navigation = {
  main_navigation: [entry('/de/programm'), entry('/de/besuch', ['/de/besuch/karten'])],
  menu: [entry('/de/presse')],
  footer: [],
};
const marks = (pathname: string, ...trail: string[]) =>
  marksOf(
    navigation,
    pathname,
    trail.map((url) => ({ url })),
  );

test('pages that mark the same entries in the same way have the same menus, no others', () => {
  expect(marks('/de/programm/tosca/1', '/de/programm')).toBe(marks('/de/programm/salome/2', '/de/programm'));
  expect(marks('/de/unknown')).toBe(marks('/de/elsewhere', '/de'));
  const all = [
    marks('/de/unknown'),
    marks('/de/programm'),
    marks('/de/programm/tosca/1', '/de/programm'),
    marks('/de/besuch'),
    marks('/de/besuch/karten', '/de/besuch'),
    marks('/de/besuch/karten/x', '/de/besuch', '/de/besuch/karten'),
    marks('/de/presse'),
  ];
  expect(new Set(all).size).toBe(all.length);
});
