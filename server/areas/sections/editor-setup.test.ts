import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createBlock } from '#contract/blocks/block.ts';
import { checkBlock } from '#contract/blocks/check-block.ts';
import { defaultFieldSettings } from '#contract/fields/field-settings.ts';
import { createTestBackend, sharedBackend, type TestBackend } from '#tests/test-backend.ts';
import { readConfig } from '../../platform/config.ts';
import { block, makeSection, send } from './sections.fixture.ts';

const backend = await sharedBackend();

it('the second setup is configuration: its kinds, levels 2 to 4, no short video addresses', () => {
  const config = readConfig({
    EDITOR_MODULES: 'audio, headline, text, videolist, socialmedia',
    HEADLINE_LEVELS: '2,3,4',
    EMBED_HOSTS_VIDEO: 'youtube.com,vimeo.com',
  });
  expect(config.editorModules).toEqual(['audio', 'headline', 'text', 'videolist', 'socialmedia']);
  expect(config.headlineLevels).toEqual(['2', '3', '4']);
  expect(config.embedHosts.video).not.toContain('youtu.be');
  expect(() => readConfig({ EDITOR_MODULES: 'quote,carousel' })).toThrow(/EDITOR_MODULES/);
  expect(() => readConfig({ HEADLINE_LEVELS: '1' })).toThrow(/HEADLINE_LEVELS/);
});

it('a heading level that is no longer allowed stays in the draft and cannot be published', () => {
  const fieldSettings = { ...defaultFieldSettings, headlineLevels: ['2', '3', '4'] };
  const headline = createBlock('headline', 'headline1');
  headline.fields.headline_level = '5';
  headline.translations.de.content = 'Tief unten';
  expect(checkBlock(headline, { strictness: 'draft', fieldSettings })).toEqual([]);
  expect(checkBlock(headline, { strictness: 'published', fieldSettings })).toEqual([
    { path: 'headline1.headline_level', message: { text: 'Bitte eines davon wählen: Ebene 2, Ebene 3, Ebene 4' } },
  ]);
});

it('each backend checks modules, drafts and publishing with its own configuration', async () => {
  const embedHosts = { ...defaultFieldSettings.embedHosts, audio: ['audio.oper.example'] };
  const strict = await createTestBackend({ config: { headlineLevels: ['2', '3'], embedHosts } });
  const statuses = async (one: TestBackend, newest: number) => {
    const editor = await one.signIn('publisher');
    const { slug, id, root } = await makeSection(one, (name) => [
      block('headline', name('h'), { content: 'Tief unten', headline_level: '5' }),
      block('audio', name('a')),
    ]);
    const post = async (path: string, body: object) =>
      (await send(one, 'POST', `/de/pageeditor-api/${path}`, editor, body)).status;
    const address = {
      op: 'set',
      id: id('a'),
      field: 'embed',
      locale: null,
      before: '',
      value: 'https://spotify.com/1',
    };
    return [
      await post('headline', { parent: root, content: 'Neu', headline_level: '4' }),
      await post(`section/${slug}/operations`, { batch: randomUUID(), base: 1, operations: [address] }),
      await post(`section/${slug}/publish`, { revision: newest }),
    ];
  };
  expect(await statuses(strict, 1)).toEqual([422, 422, 422]);
  expect(await statuses(backend, 3)).toEqual([201, 200, 200]);
  await strict.close();
});
