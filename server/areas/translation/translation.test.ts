import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { roles } from '#contract/accounts/capabilities.ts';
import { translationApi } from '#contract/api.ts';
import { editorSetupSchema } from '#contract/editing/editor-setup.ts';
import { persons } from '#server/db/tables/people.ts';
import { productions, venues } from '#server/db/tables/programme.ts';
import { siteSettings } from '#server/db/tables/site.ts';
import type { TranslationService } from '#server/platform/translation-service.ts';
import { createTestBackend, type TestBackend } from '#tests/test-backend.ts';
import { openTranslationProvider } from '#tests/translation-provider.ts';
import { bad, good, type Headers, send, type Sent } from '../sections/sections.fixture.ts';
import { unsetSettings } from '../site-settings/site-settings.ts';
import { translateTexts } from './routes.ts';

const houses = new Map<TranslationService['protocol'], TestBackend>();
const users = new Map<TestBackend, Headers>();
const both = ['deepl', 'libretranslate'] as const;

const provider = await openTranslationProvider();
for (const protocol of both) {
  const translation = { protocol, url: provider.url, key: provider.key };
  const stage = await createTestBackend({ fetch: globalThis.fetch, config: { translation } });
  houses.set(protocol, stage);
  users.set(stage, await stage.signIn('editor'));
  await fill(stage);
}
afterEach(() => {
  provider.mood = 'works';
  provider.taken.length = 0;
});
afterAll(async () => {
  for (const stage of houses.values()) await stage.close();
  await provider.close();
});

async function fill({ ctx }: TestBackend): Promise<void> {
  const value = {
    ...unsetSettings,
    name: 'Oper Müller & Co',
    english_name: 'Müller Opera',
    translation_glossary: [
      { term: 'Spielzeit', translation: 'season' },
      { term: 'Foyer-Fenster', translation: '' },
    ],
  };
  await ctx.db.insert(siteSettings).values({ id: 1, value });
  const place = { slug: 'saal', name: { de: 'Großes Haus', en: 'Main Stage' } };
  await ctx.db.insert(venues).values(place);
  const title = { de: 'Die Zauberflöte', en: 'The Magic Flute' };
  await ctx.db.insert(productions).values({ slug: { de: 'floete', en: 'flute' }, title });
  const singer = { slug: { de: 'voss', en: 'voss' }, name: 'Marlene Voss', sortName: 'voss marlene' };
  await ctx.db.insert(persons).values(singer);
}

function house(protocol: TranslationService['protocol']): TestBackend {
  const found = houses.get(protocol);
  if (!found) throw new Error(`no house with ${protocol}`);
  return found;
}

type Text = { text: string; rich: boolean };
const plain = (text: string): Text => ({ text, rich: false });
const rich = (text: string): Text => ({ text, rich: true });

function ask(stage: TestBackend, texts: Text[], { target = 'en', locale = 'de', headers = users.get(stage) } = {}) {
  const address = `/${locale}/pageeditor-api/translation`;
  return send(stage, 'POST', address, headers ?? {}, { target, texts });
}
const textsOf = (sent: Sent) => good(translationApi.translate.response, sent).texts;

describe.each(both)('with %s', (protocol) => {
  it('plain and rich texts are translated with the key, in one request', async () => {
    const lines = plain('Der Abend & die Nacht\nzweite <Zeile>');
    const html =
      '<p class="align-center">Ein <strong>Abend</strong> <a href="page:12#karten">im Haus</a></p><ul><li>eins</li></ul>';
    expect(textsOf(await ask(house(protocol), [lines, rich(html)]))).toEqual([
      { text: 'DER ABEND & DIE NACHT\nZWEITE <ZEILE>', problem: null },
      {
        text: '<p class="align-center">EIN <strong>ABEND</strong> <a href="page:12#karten">IM HAUS</a></p><ul><li>EINS</li></ul>',
        problem: null,
      },
    ]);
    expect(provider.taken).toHaveLength(1);
    const [{ authorization, body, path }] = provider.taken as [(typeof provider.taken)[number]];
    expect(JSON.stringify(body)).not.toContain('page:12');
    if (protocol === 'deepl') {
      expect({ authorization, path }).toEqual({
        authorization: `DeepL-Auth-Key ${provider.key}`,
        path: '/v2/translate',
      });
      expect(body).toMatchObject({ source_lang: 'DE', target_lang: 'EN-GB', tag_handling: 'html' });
    } else {
      expect(path).toBe('/translate');
      expect(body).toMatchObject({ source: 'de', target: 'en', format: 'html', api_key: provider.key });
    }
  });

  it('names of the house, of its programme and of the glossary keep their own translation', async () => {
    const text = 'Marlene Voss singt in Die Zauberflöte, Großes Haus der Oper Müller & Co, Spielzeit am Foyer-Fenster';
    const [translated] = textsOf(await ask(house(protocol), [plain(text)]));
    expect(translated?.text).toBe(
      'Marlene Voss SINGT IN The Magic Flute, Main Stage DER Müller Opera, season AM Foyer-Fenster',
    );
    const [back] = textsOf(await ask(house(protocol), [rich('<p>The season of the Main Stage</p>')], { target: 'de' }));
    expect(back?.text).toBe('<p>THE Spielzeit OF THE Großes Haus</p>');
  });

  it('a word that only contains a name is translated', async () => {
    const [translated] = textsOf(await ask(house(protocol), [plain('Spielzeiten und Spielzeit')]));
    expect(translated?.text).toBe('SPIELZEITEN UND season');
  });

  it.each([
    ['a changed tag', (html: string) => html.replace('<strong>', '<b>').replace('</strong>', '</b>'), /Auszeichnungen/],
    ['a missing link', (html: string) => html.replaceAll(/<\/?a\b[^>]*>/g, ''), /Links/],
    ['a paragraph more', (html: string) => `${html}<p>more</p>`, /Absätze/],
    ['a script', (html: string) => `${html}<script>x()</script>`, /Auszeichnungen/],
    ['a lost name', (html: string) => html.replaceAll(/<span[^>]*>[^<]*<\/span>/g, ''), /Marlene Voss/],
    ['a doubled name', (html: string) => html.replace(/<span[^>]*>[^<]*<\/span>/, '$&$&'), /Marlene Voss/],
    ['nothing', () => '', /Marlene Voss/],
  ])('%s refuses this text alone and says why', async (_, rewrite, reason) => {
    provider.mood = { rewrite: (html) => (html.includes('Marlene') ? rewrite(html) : html) };
    const broken = rich('<p><strong>Marlene Voss</strong> <a href="page:3">singt</a></p>');
    const [first, second] = textsOf(await ask(house(protocol), [broken, plain('heute')]));
    expect(first).toEqual({ text: null, problem: expect.stringMatching(reason) as string });
    expect(second).toEqual({ text: 'heute', problem: null });
  });

  it('an empty translation is refused', async () => {
    provider.mood = { rewrite: () => ' ' };
    expect(textsOf(await ask(house(protocol), [plain('heute')]))[0]?.problem).toContain('leeren Text');
  });

  it.each([
    [{ status: 429 }, /zu viele Anfragen/],
    [{ status: 403, says: 'Too many request limits violations' }, /zu viele Anfragen/],
    [{ status: 456 }, /Kontingent/],
    [{ status: 403, says: 'Invalid API key' }, /Schlüssel/],
    [{ status: 500 }, /antwortet nicht/],
    [{ status: 413 }, /Zu viel Text/],
    [{ status: 400, says: 'no' }, /Status 400/],
    [{ status: 302 }, /Status 302/],
    ['goes away' as const, /antwortet nicht/],
    ['no JSON' as const, /nicht lesbar/],
    ['one text too few' as const, /nicht lesbar/],
  ])('%j is a refusal with its reason, without the key', async (mood, reason) => {
    provider.mood = mood;
    const refusal = bad(await ask(house(protocol), [plain('eins'), plain('zwei')]), 503);
    expect(refusal.message).toMatch(reason);
    expect(JSON.stringify(refusal)).not.toContain(provider.key);
  });

  it('a service that does not answer in time is given up', async () => {
    provider.mood = 'hangs';
    const input = { texts: [plain('eins')], target: 'en', locale: 'en' } as const;
    await expect(translateTexts(house(protocol).ctx, { ...input, texts: [...input.texts] }, 100)).rejects.toMatchObject(
      {
        code: 'unavailable',
        sentence: 'translation_away',
      },
    );
  });
});

it('many and long texts are sent in several requests', async () => {
  const { ctx } = house('deepl');
  const texts = Array.from({ length: 120 }, (_, index) => plain(`text ${index}`));
  const translated = await translateTexts(ctx, { texts, target: 'en', locale: 'de' });
  expect(translated.map(({ text }) => text)).toEqual(texts.map(({ text }) => text.toUpperCase()));
  expect(provider.taken.map(({ body }) => (body.text as string[]).length)).toEqual([50, 50, 20]);
  provider.taken.length = 0;
  const long = Array.from({ length: 3 }, () => plain('ä'.repeat(40_000)));
  await translateTexts(ctx, { texts: long, target: 'en', locale: 'de' });
  expect(provider.taken).toHaveLength(3);
});

it('too much text in one call is refused before it is sent', async () => {
  const texts = [plain('a'.repeat(40_000)), plain('a'.repeat(40_000))];
  expect(bad(await ask(house('deepl'), texts), 422).issues?.[0]?.message).toContain('Zu viel Text');
  expect(provider.taken).toEqual([]);
});

it.each(roles)('%s may translate and is told that there is a service', async (role) => {
  const stage = house('libretranslate');
  const headers = await stage.signIn(role);
  expect(textsOf(await ask(stage, [plain('a')], { headers }))).toEqual([{ text: 'A', problem: null }]);
  const setup = await send(stage, 'GET', '/de/pageeditor-api/setup', headers);
  expect(good(editorSetupSchema, setup).translation).toBe(true);
});

it('nobody translates without end', async () => {
  const stage = house('deepl');
  const headers = await stage.signIn('publisher');
  const statuses = [];
  for (let call = 0; call < 32; call += 1) statuses.push((await ask(stage, [plain('a')], { headers })).status);
  expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
});

it('without the setting there is no translation, and the editor knows', async () => {
  const stage = await createTestBackend();
  const headers = await stage.signIn('editor');
  const setup = async (from: TestBackend, by: Headers) =>
    good(editorSetupSchema, await send(from, 'GET', '/de/pageeditor-api/setup', by)).translation;
  expect(await setup(stage, headers)).toBe(false);
  expect(await setup(house('deepl'), users.get(house('deepl')) ?? {})).toBe(true);
  bad(await ask(stage, [plain('a')], { headers }), 404);
  await stage.close();
});
