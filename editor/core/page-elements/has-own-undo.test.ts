// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { hasOwnUndo } from './page-elements.ts';

function inside(name: string, html: string): Element | null {
  document.body.innerHTML = `<aside data-editor="${name}">${html}</aside>`;
  return document.querySelector('aside > *');
}

it('is true for texts that are not part of the section', () => {
  expect(hasOwnUndo(inside('notes', '<textarea></textarea>'))).toBe(true);
  expect(hasOwnUndo(inside('page', '<input>'))).toBe(true);
  expect(hasOwnUndo(inside('replace', '<input type="search">'))).toBe(true);
  document.body.innerHTML = '<h1><span contenteditable="true">Title</span></h1>';
  expect(hasOwnUndo(document.querySelector('span'))).toBe(true);
});

it('is false for texts of the section, and for what has no text', () => {
  expect(hasOwnUndo(inside('fields', '<input type="text">'))).toBe(false);
  expect(hasOwnUndo(inside('head', '<input>'))).toBe(false);
  expect(hasOwnUndo(inside('notes', '<button></button>'))).toBe(false);
  expect(hasOwnUndo(inside('replace', '<input type="checkbox">'))).toBe(false);
  document.body.innerHTML = '<div data-field="content" contenteditable="true"></div>';
  expect(hasOwnUndo(document.querySelector('div'))).toBe(false);
  expect(hasOwnUndo(null)).toBe(false);
});
