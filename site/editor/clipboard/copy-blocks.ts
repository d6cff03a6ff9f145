import { type Block, walk } from '#contract/block.ts';
import type { Locale } from '#contract/locale.ts';
import { m } from '#site/paraglide/messages.js';
import { removeBlocks } from '../edit-commands.ts';
import type { EditSession } from '../edit-session.ts';
import { cargoName } from '../moving/place-names.ts';
import { cargoOf } from '../moving/target-places.ts';
import { keepCopied } from './copied.ts';
import { type Parcel, parcelHtml } from './parcel.ts';

/** Copies blocks, with both languages; with `data` into the clipboard of the running event, else as far as the browser lets us. */
export function copyBlocks(session: EditSession, ids: readonly string[], data?: DataTransfer | null): boolean {
  const blocks = ids.flatMap((id) => session.store.block(id) ?? []);
  if (blocks.length === 0) return false;
  const parcel: Parcel = { origin: window.location.origin, blocks };
  const words = blocks.map((block) => wordsOf(block, session.locale)).join('\n');
  keepCopied(parcel);
  if (data) {
    data.setData('text/html', parcelHtml(parcel, words));
    data.setData('text/plain', words);
  } else {
    writeClipboard(parcelHtml(parcel, words), words);
  }
  session.alerts.say(m.editor_say_copied({ kind: cargoName(cargoOf(session.store, ids), session.locale) }));
  return true;
}

export function cutBlocks(session: EditSession, ids: readonly string[], data?: DataTransfer | null): boolean {
  const kind = cargoName(cargoOf(session.store, ids), session.locale);
  if (!copyBlocks(session, ids, data)) return false;
  removeBlocks(session, ids);
  session.alerts.say(m.editor_say_cut({ kind }));
  return true;
}

/** What other programs get: the texts, a line each. */
function wordsOf(block: Block, locale: Locale): string {
  const lines = [...walk(block)].flatMap(({ translations }) =>
    Object.values({ ...translations.de, ...(locale === 'en' ? filled(translations.en) : {}) }).map((value) =>
      String(value ?? '')
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    ),
  );
  return lines.filter(Boolean).join('\n');
}

function filled(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

/** Outside of a copy event not every browser allows it; the modules are kept in this browser in any case. */
function writeClipboard(html: string, words: string): void {
  if (typeof ClipboardItem === 'undefined' || !('clipboard' in navigator)) return;
  const item = new ClipboardItem({
    'text/html': new Blob([html], { type: 'text/html' }),
    'text/plain': new Blob([words], { type: 'text/plain' }),
  });
  navigator.clipboard.write([item]).catch(() => {});
}
