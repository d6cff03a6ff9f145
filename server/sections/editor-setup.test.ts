import { afterEach, beforeAll, expect, test } from 'vitest';
import { createBlock } from '#contract/block.ts';
import { checkBlock } from '#contract/check-block.ts';
import { configureHeadlineLevels, everyHeadlineLevel } from '#contract/headline-levels.ts';
import { createTestHouse, type TestHouse } from '#tests/house.ts';
import { readConfig } from '../env.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await createTestHouse();
});
afterEach(() => configureHeadlineLevels(everyHeadlineLevel));

test('editors are told what the house offers, visitors are not', async () => {
  expect((await house.app.request('/de/pageeditor-api/setup')).status).toBe(401);
});

test('the second set-up is configuration: its kinds, levels 2 to 4, no short addresses of videos', () => {
  const config = readConfig({
    EDITOR_MODULES: 'audio, headline, text, videolist, socialmedia',
    HEADLINE_LEVELS: '2,3,4',
    EMBED_HOSTS_VIDEO: 'youtube.com,vimeo.com',
  });
  expect(config.editor).toEqual({
    modules: ['audio', 'headline', 'text', 'videolist', 'socialmedia'],
    headlineLevels: ['2', '3', '4'],
  });
  expect(config.embedHosts.video).not.toContain('youtu.be');
  expect(() => readConfig({ EDITOR_MODULES: 'quote,carousel' })).toThrow(/EDITOR_MODULES/);
  expect(() => readConfig({ HEADLINE_LEVELS: '1' })).toThrow(/HEADLINE_LEVELS/);
});

test('a level that the house no longer allows stays in the draft and is not published', () => {
  configureHeadlineLevels(['2', '3', '4']);
  const headline = createBlock('headline', 'headline1');
  headline.fields.headline_level = '5';
  headline.translations.de.content = 'Tief unten';
  expect(checkBlock(headline, 'draft')).toEqual([]);
  expect(checkBlock(headline, 'published')).toEqual([
    { path: 'headline1.headline_level', message: 'Bitte eines davon wählen: Ebene 2, Ebene 3, Ebene 4' },
  ]);
});
