import { z } from 'zod';

/** Modules on their way through the clipboard. What is in it is checked only where it is pasted. */
export interface Parcel {
  /** Origin of the house they were copied in; references mean something only there. */
  origin: string;
  blocks: unknown[];
}

const parcelSchema = z.object({ proscenium: z.literal(1), origin: z.string(), blocks: z.array(z.unknown()).max(500) });
/** More than this is no module of ours, in characters. */
const longest = 4_000_000;

/** The parcel as text, for a tab's own storage. */
export function writeParcel({ origin, blocks }: Parcel): string {
  return JSON.stringify({ proscenium: 1, origin, blocks });
}

export function readParcel(text: string | null | undefined): Parcel | null {
  if (!text || text.length > longest) return null;
  try {
    return parcelSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** The parcel in HTML, the one format that every browser lets through; other programs see the words only. */
export function parcelHtml(parcel: Parcel, words: string): string {
  const holder = document.implementation.createHTMLDocument();
  const carrier = holder.createElement('div');
  carrier.dataset.proscenium = writeParcel(parcel);
  for (const line of words.split('\n')) carrier.append(Object.assign(holder.createElement('p'), { textContent: line }));
  return carrier.outerHTML;
}

export function parcelIn(html: string): Parcel | null {
  if (html.length > longest || !html.includes('data-proscenium')) return null;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return readParcel(body.querySelector<HTMLElement>('[data-proscenium]')?.dataset.proscenium);
}
