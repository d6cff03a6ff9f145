import { afterEach, beforeAll, expect, test } from 'vitest';
import { createBlock } from '#contract/blocks/block.ts';
import { checkBlock } from '#contract/blocks/check-block.ts';
import { configureHeadlineLevels, everyHeadlineLevel } from '#contract/fields/headline-levels.ts';
import { createTestBackend, type TestBackend } from '#tests/test-backend.ts';
import { readConfig } from '../../platform/config.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterEach(() => configureHeadlineLevels(everyHeadlineLevel));

test('the editor setup is returned to editors and not to visitors', async () => {
  expect((await backend.app.request('/de/pageeditor-api/setup')).status).toBe(401);
});

test('the second setup is configuration: its kinds, levels 2 to 4, no short video addresses', () => {
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

test('a heading level that is no longer allowed stays in the draft and cannot be published', () => {
  configureHeadlineLevels(['2', '3', '4']);
  const headline = createBlock('headline', 'headline1');
  headline.fields.headline_level = '5';
  headline.translations.de.content = 'Tief unten';
  expect(checkBlock(headline, 'draft')).toEqual([]);
  expect(checkBlock(headline, 'published')).toEqual([
    { path: 'headline1.headline_level', message: { text: 'Bitte eines davon wählen: Ebene 2, Ebene 3, Ebene 4' } },
  ]);
});
