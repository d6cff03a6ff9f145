import { z } from 'zod';

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
export function writePayload({ origin, blocks }: ClipboardPayload): string {
  return JSON.stringify({ proscenium: 1, origin, blocks });
}

export function readPayload(text: string | null | undefined): ClipboardPayload | null {
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
