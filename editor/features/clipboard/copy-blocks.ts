import { z } from 'zod';
import { type Block, walk } from '#contract/blocks/block.ts';
import type { Locale } from '#contract/base/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import type { EditSession } from '../../core/session/edit-session.ts';
import { dragPayloadName } from '../../core/tree/place-names.ts';
import { dragPayloadOf } from '../../core/tree/target-places.ts';
import { Observable } from '../../core/observable.ts';
import { removeBlocks } from '../blocks/block-actions.ts';

/** Modules in the clipboard. Validated only when pasted. */
export interface ClipboardPayload {
  /** Origin of the site from which they were copied; references are valid only there. */
  origin: string;
  blocks: unknown[];
}

const payloadSchema = z.object({ proscenium: z.literal(1), origin: z.string(), blocks: z.array(z.unknown()).max(500) });
/** Maximum length in characters; anything longer is not a payload of this editor. */
const longest = 4_000_000;

/** The payload as JSON text, for the storage of the browser. */
function writePayload({ origin, blocks }: ClipboardPayload): string {
  return JSON.stringify({ proscenium: 1, origin, blocks });
}

function readPayload(text: string | null | undefined): ClipboardPayload | null {
  if (!text || text.length > longest) return null;
  try {
    return payloadSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** The payload embedded in HTML, the only format that all browsers allow; other programs show the text only. */
export function payloadHtml(payload: ClipboardPayload, plainText: string): string {
  const holder = document.implementation.createHTMLDocument();
  const carrier = holder.createElement('div');
  carrier.dataset.proscenium = writePayload(payload);
  for (const line of plainText.split('\n'))
    carrier.append(Object.assign(holder.createElement('p'), { textContent: line }));
  return carrier.outerHTML;
}

export function payloadIn(html: string): ClipboardPayload | null {
  if (html.length > longest || !html.includes('data-proscenium')) return null;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return readPayload(body.querySelector<HTMLElement>('[data-proscenium]')?.dataset.proscenium);
}

const key = 'proscenium-editor-copied';

/** The modules copied last, shared by all tabs; also works in browsers without read access to the clipboard. */
export const copied = new Observable<ClipboardPayload | null>(readStored());

function storeCopied(payload: ClipboardPayload): void {
  copied.set(payload);
  try {
    localStorage.setItem(key, writePayload(payload));
  } catch {
    // Too long for the storage: only this tab and the clipboard have it.
  }
}

/** Receives copies from other tabs. */
export function followOtherTabs(signal: AbortSignal): void {
  const changed = (event: StorageEvent) => {
    if (event.key === key) copied.set(readPayload(event.newValue));
  };
  window.addEventListener('storage', changed, { signal });
}

function readStored(): ClipboardPayload | null {
  try {
    return readPayload(localStorage.getItem(key));
  } catch {
    return null;
  }
}

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
