/**
 * Data of a loader as one text. What goes to the browser is written value by value, which for the blocks of a page costs
 * half as much as drawing them; sealed data is written at once, and the browser opens it when it draws (decision 019).
 */
export interface Sealed<T> {
  /** The text, or where in the page it stands by itself: a number. */
  readonly sealed: string;
  /** Only for the compiler. */
  of?: T;
}

/** Takes a text that is to stand in the page by itself, and gives its number there; null: it goes along where it is. */
type Aside = (text: string) => string | null;

const seals = new WeakMap<object, Sealed<unknown>>();
const insides = new WeakMap<object, unknown>();
/** Id of the script element in which the texts stand that were laid aside; a block's anchor may be called the same. */
export const partsId = 'page-parts';
/** No text of a visitor or an editor can guess it. */
const mark = `sealed ${Math.random()} `;

let aside: Aside = () => null;
let within: string[] = [];
let parts: unknown[] | undefined;

/** Says where the texts of the page that is being made are laid; for the server alone. */
export function layAside(to: Aside): void {
  aside = to;
}

/** Seals data that JSON can hold and nobody changes any more; the same object, kept between requests, only once. */
export function seal<T extends object>(data: T): Sealed<T> {
  const known = seals.get(data) as Sealed<T> | undefined;
  if (known) return known;
  const text = textOf(data);
  const sealed: Sealed<T> = {
    get sealed() {
      return aside(text) ?? text;
    },
  };
  // Sealed data within sealed data is written only once as well, and is open when the outer one is.
  Object.defineProperty(sealed, 'toJSON', { value: () => `${mark}${within.push(text) - 1}` });
  seals.set(data, sealed);
  insides.set(sealed, data);
  return sealed;
}

/** As JSON that can stand in a script element. */
function textOf(data: object): string {
  within = [];
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  if (within.length === 0) return text;
  const [first = '', ...rest] = text.split(`"${mark}`);
  return rest.reduce((all, piece) => {
    const end = piece.indexOf('"');
    return all + (within[Number(piece.slice(0, end))] ?? 'null') + piece.slice(end + 1);
  }, first);
}

/** What was sealed: the same object each time. */
export function unseal<T>(part: Sealed<T>): T {
  const known = insides.get(part);
  if (known !== undefined) return known as T;
  // It lay in sealed data, which has been opened.
  if (!('sealed' in part)) return part;
  const text = part.sealed;
  const open: unknown = /^\d+$/.test(text) ? readParts()[Number(text)] : JSON.parse(text);
  insides.set(part, open);
  return open as T;
}

function readParts(): unknown[] {
  parts ??= JSON.parse(document.querySelector(`script#${partsId}`)?.textContent ?? '[]') as unknown[];
  return parts;
}

/** A loader's data as whoever asks for any screen's gets it, opened where it is sealed. */
export function openData(data: unknown): unknown {
  return isSealed(data) ? unseal(data) : data;
}

function isSealed(data: unknown): data is Sealed<unknown> {
  return typeof data === 'object' && data !== null && 'sealed' in data;
}
