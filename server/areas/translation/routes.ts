import type { OpenAPIHono } from '@hono/zod-openapi';
import { translationApi } from '#contract/api.ts';
import { AppError } from '#contract/base/errors.ts';
import type { AppContext } from '../../app-context.ts';
import { mount } from '../../http/mount.ts';
import { requireUser } from '../../http/require-user.ts';
import type { Rate } from '../../platform/token-buckets.ts';
import { type Locale, otherLocale } from '#contract/base/locale.ts';
import type { MachineTranslation } from '#contract/editing/translation-api.ts';
import { decodeEntities, stripTags, htmlToText } from '#text/html-to-text.ts';
import { writeMessage } from '../../http/errors/write-message.ts';
import { namesIn } from './house-names.ts';
import { prepareText, type PreparedText, type Restored } from './prepare-text.ts';
import { translateHtml } from './services/translate.ts';
import { escapeHtml } from '#text/escape-html.ts';
import { sanitiseRichText } from '../../platform/rich-text/sanitise-rich-text.ts';
import type { BodyOf } from '#contract/base/endpoint.ts';

type TranslationInput = BodyOf<typeof translationApi.translate> & { locale: Locale };

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

export function translationRoutes(app: OpenAPIHono, ctx: AppContext, rate = usualRate): void {
  const limit = ctx.limits.open('translation', rate);
  mount({ app, ctx }, translationApi.translate, async ({ params, body, user }) => {
    const wait = await limit.take(requireUser(user).id);
    if (wait > 0) throw new AppError('too_many_requests', undefined, { retryAfter: wait });
    return { texts: await translateTexts(ctx, { ...body, locale: params.locale }) };
  });
}

const token = /<\/?[a-z][^>]*>|</gi;
const parts = /^<(\/?)([a-z0-9]+)/;
const blocks = /^<\/?(?:p|ul|ol|li|blockquote)\b/;

/** Puts names and attributes back into what the service returned, and refuses it if it lost or added anything. */
function restoreText({ source, html: sent, names, tags }: PreparedText, returned: string): Restored {
  const seen: string[] = [];
  const html = withNames(returned, { names, seen })
    .replaceAll(token, (tag) => withAttributes(tag, tags))
    .trim();
  const lost = [...names].find(([id]) => seen.filter((one) => one === id).length !== 1);
  if (lost) return { problem: { key: 'translation_lost_name', params: { name: lost[1].from } } };
  const original = source.rich ? source.text : withNames(sent, { names, seen: [] });
  if (!sameTags(original, html)) return { problem: 'translation_lost_markup' };
  return source.rich ? restoredRich(source.text, html) : restoredPlain(html);
}

/** A tag as it was before; one that was not there stays in a form that the comparison finds. */
function withAttributes(returned: string, tags: PreparedText['tags']): string {
  const [, slash = '', tag = ''] = parts.exec(returned.toLowerCase()) ?? [];
  if (tag === '') return '&lt;';
  const original = slash === '' ? tags.get(idOf(returned) ?? '') : undefined;
  return original?.startsWith(`<${tag} `) ? original : `<${slash}${tag}>`;
}

function restoredRich(original: string, html: string): Restored {
  const text = sanitiseRichText(html);
  if (!sameTags(original, text)) return { problem: 'translation_lost_markup' };
  return htmlToText(text) === '' ? { problem: 'translation_empty' } : { text };
}

function restoredPlain(html: string): Restored {
  const text = plainOf(html.replaceAll('<br>', '\n'));
  return text.trim() === '' ? { problem: 'translation_empty' } : { text };
}

function plainOf(html: string): string {
  const numbered = html.replaceAll(/&#(?:(\d{1,7})|x([0-9a-f]{1,6}));/gi, (_, decimal?: string, hex?: string) => {
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
  });
  return decodeEntities(numbered.replaceAll('&apos;', "'"));
}

const protectedName = /<span\b([^>]*)>([^<]*)<\/span\s*>/gi;

/** Replaces the elements that protect names by the names in the other language, whatever the service made of them. */
function withNames(html: string, { names, seen }: Pick<PreparedText, 'names'> & { seen: string[] }): string {
  return html.replaceAll(protectedName, (whole, attributes: string) => {
    const id = idOf(attributes);
    const name = id === undefined ? undefined : names.get(id);
    if (id === undefined || !name) return whole;
    seen.push(id);
    return escapeHtml(name.to);
  });
}

function idOf(attributes: string | undefined): string | undefined {
  return /\bid\s*=\s*["']?([mn]\d+)/i.exec(attributes ?? '')?.[1];
}

/** True if both have the same tags with the same attributes, and blocks in the same order. Marks move with their words. */
function sameTags(one: string, other: string): boolean {
  const [first, second] = [tagsOf(one), tagsOf(other)];
  const order = (list: string[]) => list.filter((tag) => blocks.test(tag)).join('');
  return first.toSorted().join('') === second.toSorted().join('') && order(first) === order(second);
}

function tagsOf(html: string): string[] {
  return html.match(/<[^>]*>/g) ?? [];
}
