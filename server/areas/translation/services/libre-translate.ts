import { z } from 'zod';
import { AppError } from '#contract/base/errors.ts';
import { locales } from '#contract/base/locale.ts';
import { askService, type ServiceContext } from './ask-service.ts';
import type { Translate } from './translate.ts';

const answerSchema = z.object({ translatedText: z.array(z.string()) });
const languagesSchema = z.array(z.object({ code: z.string() }));

/** `POST /translate` with all texts at once: elements with `translate="no"` are left as they are. */
export const translateWithLibreTranslate: Translate = async (ctx, { texts, source, target }) => {
  const { key } = ctx.service;
  const answer = await askService(ctx, {
    path: '/translate',
    body: { q: texts, source, target, format: 'html', ...(key !== undefined && { api_key: key }) },
  });
  return answerSchema.safeParse(answer).data?.translatedText;
};

/** Whether the service answers and has both languages. */
export async function checkLibreTranslate(ctx: ServiceContext): Promise<void> {
  const found = languagesSchema.safeParse(await askService(ctx, { path: '/languages' }));
  const codes = found.data?.map(({ code }) => code) ?? [];
  if (!locales.every((locale) => codes.includes(locale))) throw new AppError('unavailable', 'translation_unreadable');
}
