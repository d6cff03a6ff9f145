import { z } from 'zod';
import { AppError } from '#contract/base/errors.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { TranslationService } from '../../../platform/translation-service.ts';
import { type ServiceContext, askService } from './ask-service.ts';
import { checkLibreTranslate, translateWithLibreTranslate } from './libre-translate.ts';

const targets: Record<Locale, string> = { de: 'DE', en: 'EN-GB' };
const answerSchema = z.object({ translations: z.array(z.object({ text: z.string() })) });

/** `POST /v2/translate`: elements with `translate="no"` are left as they are. */
const translateWithDeepl: Translate = async (ctx, { texts, source, target }) => {
  const answer = await askService(ctx, {
    path: '/v2/translate',
    headers: authorization(ctx),
    body: {
      text: texts,
      source_lang: source.toUpperCase(),
      target_lang: targets[target],
      tag_handling: 'html',
      preserve_formatting: true,
    },
  });
  return answerSchema.safeParse(answer).data?.translations.map(({ text }) => text);
};

/** Whether the key is accepted, without translating anything. */
async function checkDeepl(ctx: ServiceContext): Promise<void> {
  await askService(ctx, { path: '/v2/usage', headers: authorization(ctx) });
}

function authorization({ service }: ServiceContext): Record<string, string> {
  return { authorization: `DeepL-Auth-Key ${service.key}` };
}

export interface TranslationJob {
  /** HTML, whatever the texts are stored as. */
  texts: string[];
  source: Locale;
  target: Locale;
}

/** Asks a service for the translations, in order; undefined for an answer of another shape. */
export type Translate = (ctx: ServiceContext, job: TranslationJob) => Promise<string[] | undefined>;

interface Protocol {
  translate: Translate;
  /** Throws AppError if the service cannot be used. */
  check: (ctx: ServiceContext) => Promise<void>;
}

/** The protocols that a translation service may speak. */
export const protocols: Record<TranslationService['protocol'], Protocol> = {
  deepl: { translate: translateWithDeepl, check: checkDeepl },
  libretranslate: { translate: translateWithLibreTranslate, check: checkLibreTranslate },
};

/** DeepL takes 50 texts and 128 KiB in one request. */
const mostTexts = 50;
const mostBytes = 100_000;

/** Translates HTML texts in as few requests as the service allows; throws AppError with the reason of a failure. */
export async function translateHtml(ctx: ServiceContext, { texts, ...languages }: TranslationJob): Promise<string[]> {
  const { translate } = protocols[ctx.service.protocol];
  const translated: string[] = [];
  for (const part of partsOf(texts)) {
    const answer = await translate(ctx, { texts: part, ...languages });
    if (answer?.length !== part.length) throw new AppError('unavailable', 'translation_unreadable');
    translated.push(...answer);
  }
  return translated;
}

function partsOf(texts: string[]): string[][] {
  const parts: string[][] = [];
  let bytes = Infinity;
  for (const text of texts) {
    const size = Buffer.byteLength(JSON.stringify(text));
    const last = parts.at(-1);
    if (!last || last.length >= mostTexts || bytes + size > mostBytes) {
      parts.push([text]);
      bytes = size;
    } else {
      last.push(text);
      bytes += size;
    }
  }
  return parts;
}
