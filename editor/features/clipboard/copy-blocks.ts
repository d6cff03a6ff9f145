import { type Block, walk } from '#contract/blocks/block.ts';
import type { Locale } from '#contract/base/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { removeBlocks } from '../blocks/block-actions.ts';
import type { EditSession } from '../../core/session/edit-session.ts';
import { dragPayloadName } from '../../core/tree/place-names.ts';
import { dragPayloadOf } from '../../core/tree/target-places.ts';
import { storeCopied } from './copied.ts';
import { type ClipboardPayload, payloadHtml } from './clipboard-payload.ts';

/** Copies blocks with both languages: into `data` of the current event, else through the clipboard API if allowed. */
export function copyBlocks(session: EditSession, ids: readonly string[], data?: DataTransfer | null): boolean {
  const blocks = ids.flatMap((id) => session.store.block(id) ?? []);
  if (blocks.length === 0) return false;
  const payload: ClipboardPayload = { origin: window.location.origin, blocks };
  const text = blocks.map((block) => wordsOf(block, session.locale)).join('\n');
  storeCopied(payload);
  if (data) {
    data.setData('text/html', payloadHtml(payload, text));
    data.setData('text/plain', text);
  } else {
    writeClipboard(payloadHtml(payload, text), text);
  }
  session.alerts.announce(
    m.editor_say_copied({ kind: dragPayloadName(dragPayloadOf(session.store, ids), session.locale) }),
  );
  return true;
}

export function cutBlocks(session: EditSession, ids: readonly string[], data?: DataTransfer | null): boolean {
  const kind = dragPayloadName(dragPayloadOf(session.store, ids), session.locale);
  if (!copyBlocks(session, ids, data)) return false;
  removeBlocks(session, ids);
  session.alerts.announce(m.editor_say_cut({ kind }));
  return true;
}

/** The plain text for other programs: one line for each text. */
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

/** Not every browser allows this outside of a copy event; the modules are stored in this browser in any case. */
function writeClipboard(html: string, text: string): void {
  if (typeof ClipboardItem === 'undefined' || !('clipboard' in navigator)) return;
  const item = new ClipboardItem({
    'text/html': new Blob([html], { type: 'text/html' }),
    'text/plain': new Blob([text], { type: 'text/plain' }),
  });
  navigator.clipboard.write([item]).catch(() => {});
}
