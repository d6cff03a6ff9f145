import { type Block, kindOf } from '#contract/blocks/block.ts';
import { linkedHtml } from '#contract/blocks/flat-block.ts';
import { defaultLocale, type Locale } from '#contract/base/locale.ts';
import type { ModuleWrite } from '#contract/blocks/module-write.ts';
import type { AppContext } from '../../../app-context.ts';
import { resolveReferences } from '../references/resolve-references.ts';

/**
 * Converts values that were read and sent back to their stored form: page addresses in rich text become references
 * again, and a German text that was shown as fallback is not stored as English.
 */
export async function storedForm(
  parts: Pick<AppContext, 'db' | 'clock'>,
  { block, body, locale }: { block: Block; body: ModuleWrite; locale: Locale },
): Promise<ModuleWrite> {
  const { resolved } = await resolveReferences(
    { db: parts.db, locale },
    { blocks: [block], reader: { clock: parts.clock, visibility: 'all', parts: 'draft' } },
  );
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
