import { type Locale, locales } from '#contract/base/locale.ts';
import { translationApi, translationBatches, translationLimits } from '#contract/editing/translation-api.ts';
import { reasonsOf, request } from '../api/request.ts';
import type { WantedText } from './machine-texts.ts';

/** What became of one text: its translation, or why there is none, as a sentence or a message key. */
export type Translated = { wanted: WantedText } & ({ text: string } | { problem: string });

/** What became of all texts; `failure` says why the rest was not sent, and is empty if every call was answered. */
export interface Outcome {
  texts: Translated[];
  failure: string;
}

/** Has texts translated in as many calls as needed. A call that fails ends them; what came before it counts. The failure of a single text is its own. */
export async function askService(all: readonly WantedText[]): Promise<Outcome> {
  const tooLong = all.filter(({ text }) => text.length > translationLimits.characters);
  const texts: Translated[] = tooLong.map((wanted) => ({ wanted, problem: 'translation.too_long' }));
  for (const target of locales) {
    const wanted = all.filter((one) => one.target === target && !tooLong.includes(one));
    for (const batch of translationBatches(wanted)) {
      try {
        texts.push(...(await askForBatch(batch, target)));
      } catch (error) {
        const failure = reasonsOf(error).join(' ');
        const [first, ...more] = all;
        if (first && more.length === 0) return { texts: [{ wanted: first, problem: failure }], failure: '' };
        return { texts, failure };
      }
    }
  }
  return { texts, failure: '' };
}

async function askForBatch(batch: readonly WantedText[], target: Locale): Promise<Translated[]> {
  const body = { target, texts: batch.map(({ text, field: { rich } }) => ({ text, rich })) };
  const answer = await request(translationApi.translate, { body });
  return batch.map((wanted, at) => {
    const { text = null, problem = null } = answer.texts[at] ?? {};
    return text === null ? { wanted, problem: problem ?? 'errors.failed' } : { wanted, text };
  });
}
