/** One answer of a search that comes in parts; `next` says where the following one begins, null at the end. */
export interface SearchPart<Text, Cursor> {
  texts: Text[];
  next: Cursor | null;
}

interface Reading<Text, Cursor> {
  from: Cursor | null;
  /** Texts after which the search pauses. */
  most: number;
  /** Takes a part; false if no further one is wanted. */
  onPart: (part: SearchPart<Text, Cursor>) => boolean;
}

/**
 * Searches part after part. Resolves to `ended` at the end of the house, to `paused` when enough was found before it or no
 * further part is wanted. Rejects with what `ask` rejects with.
 */
export async function readParts<Text, Cursor>(
  ask: (from: Cursor | null) => Promise<SearchPart<Text, Cursor>>,
  { from, most, onPart }: Reading<Text, Cursor>,
): Promise<'ended' | 'paused'> {
  let next = from;
  let count = 0;
  let isWanted = true;
  do {
    const part = await ask(next);
    isWanted = onPart(part);
    next = part.next;
    count += part.texts.length;
  } while (next && isWanted && count < most);
  return next ? 'paused' : 'ended';
}
