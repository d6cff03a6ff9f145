/**
 * Data of a loader as one text. What goes to the browser is written value by value, which for the blocks of a page costs
 * half as much as drawing them; sealed data is written at once, and the browser opens it when it draws (decision 019).
 */
export interface Sealed<T> {
  sealed: string;
  /** Only for the compiler. */
  of?: T;
}

const seals = new WeakMap<object, Sealed<unknown>>();
const insides = new WeakMap<Sealed<unknown>, unknown>();

/** Seals data that JSON can hold and nobody changes any more; the same object, kept between requests, only once. */
export function seal<T extends object>(data: T): Sealed<T> {
  const known = seals.get(data) as Sealed<T> | undefined;
  if (known) return known;
  const sealed: Sealed<T> = { sealed: JSON.stringify(data) };
  seals.set(data, sealed);
  insides.set(sealed, data);
  return sealed;
}

/** What was sealed: the same object each time. */
export function unseal<T>(part: Sealed<T>): T {
  const known: unknown = insides.get(part) ?? JSON.parse(part.sealed);
  insides.set(part, known);
  return known as T;
}

/** A loader's data as whoever asks for any screen's gets it, opened where it is sealed. */
export function openData(data: unknown): unknown {
  return isSealed(data) ? unseal(data) : data;
}

function isSealed(data: unknown): data is Sealed<unknown> {
  return typeof data === 'object' && data !== null && typeof (data as Sealed<unknown>).sealed === 'string';
}
