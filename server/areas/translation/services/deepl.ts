import { z } from 'zod';
import type { Locale } from '#contract/base/locale.ts';
import { askService, type ServiceContext } from './ask-service.ts';
import type { Translate } from './translate.ts';

const targets: Record<Locale, string> = { de: 'DE', en: 'EN-GB' };
const answerSchema = z.object({ translations: z.array(z.object({ text: z.string() })) });

/** `POST /v2/translate`: elements with `translate="no"` are left as they are. */
export const translateWithDeepl: Translate = async (ctx, { texts, source, target }) => {
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
export async function checkDeepl(ctx: ServiceContext): Promise<void> {
  await askService(ctx, { path: '/v2/usage', headers: authorization(ctx) });
}

function authorization({ service }: ServiceContext): Record<string, string> {
  return { authorization: `DeepL-Auth-Key ${service.key}` };
}
