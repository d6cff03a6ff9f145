import { afterEach, expect, it, vi } from 'vitest';
import { translationLimits } from '#contract/editing/translation-api.ts';
import { askService, writeTexts } from './form-translation.tsx';
import type { WantedText } from './machine-texts.ts';

vi.mock('../messages/locale.ts', () => ({ getLocale: () => 'de' }));

interface Asked {
  target: string;
  texts: { text: string; rich: boolean }[];
}

const wanted = (path: string, text: string, target: 'de' | 'en' = 'en'): WantedText => ({
  ...{ target, text, before: '' },
  field: { path, label: path, rich: false, optional: false },
});

/** Replaces the translation service by `answer`. The returned array receives the body of each call. */
function openService(answer: (asked: Asked, call: number) => Response): Asked[] {
  const calls: Asked[] = [];
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    const asked: Asked = JSON.parse(body);
    calls.push(asked);
    return answer(asked, calls.length);
  });
  return calls;
}

const inCapitals = ({ texts }: Asked) =>
  Response.json({ texts: texts.map(({ text }) => ({ text: text.toUpperCase(), problem: null })) });

afterEach(() => void vi.unstubAllGlobals());

it('each language has calls of its own, each within the limits of a call', async () => {
  const calls = openService(inCapitals);
  const many = Array.from({ length: translationLimits.texts + 1 }, (_, at) => wanted(`a${at}`, `eins ${at}`));
  const { texts, failure } = await askService([...many, wanted('b', 'two', 'de')]);
  expect(calls.map(({ target, texts: sent }) => [target, sent.length])).toEqual([
    ['de', 1],
    ['en', translationLimits.texts],
    ['en', 1],
  ]);
  expect(failure).toBe('');
  expect(texts).toHaveLength(translationLimits.texts + 2);
  expect(texts[0]).toMatchObject({ wanted: { field: { path: 'b' } }, text: 'TWO' });
});

it('a call that fails ends the calls; what came before it counts', async () => {
  const refusal = { code: 'unavailable', message: 'Das Kontingent ist aufgebraucht.' };
  const calls = openService((asked, call) =>
    call === 1 ? inCapitals(asked) : Response.json(refusal, { status: 503 }),
  );
  const many = Array.from({ length: translationLimits.texts * 3 }, (_, at) => wanted(`a${at}`, `eins ${at}`));
  const { texts, failure } = await askService(many);
  expect(calls).toHaveLength(2);
  expect(texts).toHaveLength(translationLimits.texts);
  expect(failure).toBe('Das Kontingent ist aufgebraucht.');
});

it('a failed call and a refused text are both reported at the field of the text', async () => {
  openService(() => Response.json({ code: 'unavailable', message: 'Zu viele Anfragen.' }, { status: 503 }));
  expect(await askService([wanted('a', 'eins')])).toMatchObject({
    texts: [{ problem: 'Zu viele Anfragen.' }],
    failure: '',
  });
  openService(() => Response.json({ texts: [{ text: null, problem: 'Links fehlen.' }] }));
  expect(await askService([wanted('a', 'eins')])).toMatchObject({ texts: [{ problem: 'Links fehlen.' }] });
});

it('a text that no call can take is not sent', async () => {
  const calls = openService(inCapitals);
  const { texts } = await askService([wanted('a', 'x'.repeat(translationLimits.characters + 1))]);
  expect(calls).toEqual([]);
  expect(texts).toMatchObject([{ problem: 'translation.too_long' }]);
});

it('a translation is written unless somebody has changed one of the texts meanwhile', () => {
  const values: Record<string, unknown> = {
    title: { de: 'Abend', en: '' },
    subtitle: { de: 'Oper, neu', en: '' },
    teaser: { de: 'Kurz', en: 'Short' },
  };
  const set = new Map<string, unknown>();
  const form = {
    getValues: ((path: string) => values[path]) as never,
    setValue: ((path: string, value: unknown) => void set.set(path, value)) as never,
  };
  const { unread, failures } = writeTexts(
    [
      { wanted: wanted('title', 'Abend'), text: 'EVENING' },
      { wanted: wanted('subtitle', 'Oper'), text: 'OPERA' },
      { wanted: wanted('teaser', 'Kurz'), text: 'BRIEF' },
      { wanted: wanted('title', 'Abend'), problem: 'Links fehlen.' },
    ],
    form,
  );
  expect([...set]).toEqual([['title.en', 'EVENING']]);
  expect(unread).toEqual([{ path: 'title.en', label: 'title', text: 'EVENING', before: '' }]);
  expect(failures.map(({ path, problem }) => [path, problem])).toEqual([
    ['subtitle.en', 'translation.changed'],
    ['teaser.en', 'translation.changed'],
    ['title.en', 'Links fehlen.'],
  ]);
});
