import { expect, it } from 'vitest';
import type { PageSettings } from '#contract/pages/page-settings.ts';
import { changedValues, onNewer, valuesOf } from './page-form.ts';

const both = (de: string, en = '') => ({ de, en });
const stored: PageSettings = {
  id: 1,
  content_type: 'page',
  title: both('Besuch', 'Visit'),
  headline: both(''),
  slug: both('besuch', 'visit'),
  target: both(''),
  is_online: true,
  is_clickable: true,
  in_main_navigation: false,
  in_menu: false,
  in_footer: false,
  meta_title: both(''),
  meta_description: both(''),
  og_title: both(''),
  og_description: both(''),
  og_image: null,
  og_type: 'website',
  hero_image: null,
  parent_id: null,
  position: 0,
  urls: both('/de/besuch', '/en/visit'),
  version: 'a',
  updated_at: '2026-11-21T12:00:00+01:00',
};

it('sends only changed values', () => {
  const values = { ...valuesOf(stored), in_footer: true };
  expect(changedValues({ stored, values })).toEqual({ in_footer: true });
});

it('applies changes to a newer stored version and names the fields that both changed', () => {
  const values = { ...valuesOf(stored), title: both('Ihr Besuch', 'Visit'), in_footer: true };
  const current = { ...stored, title: both('Anfahrt', 'Visit'), in_menu: true, version: 'b' };
  const { draft, both: names } = onNewer({ stored, values }, current);
  expect(names).toEqual(['title']);
  expect(draft.values).toMatchObject({ title: both('Ihr Besuch', 'Visit'), in_footer: true, in_menu: true });
  expect(draft.stored.version).toBe('b');
});
