import { expect, it } from 'vitest';
import { type EditedPage, ownerOf, sectionOf } from './edited-page.ts';

const page = (changes: Partial<EditedPage>): EditedPage => ({ id: null, title: '', urls: {}, ...changes });

it.each([
  ['a page without a section', page({ id: 7 }), 'page-7', 'page', 7],
  ['a page with one', page({ id: 7, section: 'startseite' }), 'startseite', 'page', 7],
  ['a production', page({ section: 'production-3' }), 'production-3', 'production', 3],
  ['a section of its own', page({ section: 'fuss-links' }), 'fuss-links', null, null],
])('the section of %s belongs to it', (_, edited, slug, kind, number) => {
  expect(sectionOf(edited)).toBe(slug);
  expect(ownerOf(edited)).toEqual({ content_type: kind, object_id: number });
});
