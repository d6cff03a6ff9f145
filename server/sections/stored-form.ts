import { type Block, kindOf } from '#contract/block.ts';
import { linkedHtml } from '#contract/flat-block.ts';
import { defaultLocale, type Locale } from '#contract/locale.ts';
import type { ModuleWrite } from '#contract/module-write.ts';
import type { House } from '../house.ts';
import { resolveReferences } from './resolve-references.ts';

/**
 * What is sent back after reading, in the form in which it is stored: addresses in rich text that stand for a page of
 * the house are references again, and German that was shown for want of English is not taken for English.
 */
export async function storedForm(
  parts: Pick<House, 'db' | 'clock'>,
  block: Block,
  body: ModuleWrite,
  locale: Locale,
): Promise<ModuleWrite> {
  const { resolved } = await resolveReferences(parts.db, [block], locale, { clock: parts.clock, audience: 'editor' });
  const references = new Map(Object.entries(resolved.links).map(([reference, { url }]) => [url, reference]));
  const fallback: unknown[] = Array.isArray(body.fallback) ? body.fallback : [];
  const result = { ...body };
  for (const [name, field] of Object.entries(kindOf(block.model).fields)) {
    const sent = body[name];
    if (typeof sent !== 'string' || !field.translated) continue;
    const german = String(block.translations[defaultLocale][name] ?? '');
    const shown = field.kind === 'rich' ? linkedHtml(german, resolved) : german;
    if (locale !== defaultLocale && fallback.includes(name) && sent === shown) result[name] = '';
    else if (field.kind === 'rich') result[name] = withReferences(sent, references);
  }
  return result;
}

function withReferences(html: string, references: ReadonlyMap<string, string>): string {
  return html.replaceAll(/ href="([^"#]*)(#[^"]*)?"/g, (whole, address: string, hash = '') => {
    const reference = references.get(address.replaceAll('&amp;', '&'));
    return reference === undefined ? whole : ` href="${reference}${hash}"`;
  });
}
