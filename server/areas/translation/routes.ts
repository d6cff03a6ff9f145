import type { OpenAPIHono } from '@hono/zod-openapi';
import { translationApi } from '#contract/api.ts';
import { AppError } from '#contract/base/errors.ts';
import type { AppContext } from '../../app-context.ts';
import { mount } from '../../http/mount.ts';
import { requireUser } from '../../http/require-user.ts';
import type { Rate } from '../../platform/token-buckets.ts';
import { type Locale, otherLocale } from '#contract/base/locale.ts';
import type { MachineTranslation } from '#contract/editing/translation-api.ts';
import { decodeEntities, stripTags } from '#text/html-to-text.ts';
import { writeMessage } from '../../http/errors/write-message.ts';
import { namesIn } from './house-names.ts';
import { prepareText, type SourceText } from './prepare-text.ts';
import { restoreText } from './restore-text.ts';
import { translateHtml } from './services/translate.ts';

interface TranslationInput {
  texts: SourceText[];
  target: Locale;
  /** Language of messages. */
  locale: Locale;
}

/** Milliseconds for one answer of the service. */
const usualTimeout = 20_000;

/**
 * Drafts of translations, in the order of the texts. A text that comes back without its names, marks or links is
 * refused by itself. Throws 404 without a service, and 503 with the reason if the service does not translate.
 */
export async function translateTexts(
  { config, db, fetch }: Pick<AppContext, 'config' | 'db' | 'fetch'>,
  { texts, target, locale }: TranslationInput,
  timeout = usualTimeout,
): Promise<MachineTranslation[]> {
  if (!config.translation) throw new AppError('not_found', 'translation_not_set_up');
  const whole = texts.map(({ text, rich }) => (rich ? decodeEntities(stripTags(text, '\n')) : text)).join('\n');
  const names = await namesIn({ db }, whole, target);
  const prepared = texts.map((text) => prepareText(text, names));
  const translated = await translateHtml(
    { service: config.translation, fetch, timeout },
    { texts: prepared.map(({ html }) => html), source: otherLocale(target), target },
  );
  return prepared.map((text, index): MachineTranslation => {
    const restored = restoreText(text, translated[index] ?? '');
    if ('text' in restored) return { text: restored.text, problem: null };
    return { text: null, problem: writeMessage(restored.problem, locale) };
  });
}

/** Calls of one user: a long page takes a few, and the service is paid by characters. */
const usualRate: Rate = { burst: 30, perSecond: 1 / 4 };

/** Translations by machine, for the editor. */
export function translationRoutes(app: OpenAPIHono, ctx: AppContext, rate = usualRate): void {
  const limit = ctx.limits.open('translation', rate);
  mount({ app, ctx }, translationApi.translate, async ({ params, body, user, context }) => {
    const wait = await limit.take(requireUser(user).id);
    if (wait > 0) {
      context.header('Retry-After', String(wait));
      throw new AppError('too_many_requests');
    }
    return { texts: await translateTexts(ctx, { ...body, locale: params.locale }) };
  });
}
