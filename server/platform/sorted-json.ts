/** A value as JSON with the keys of every object in order: two equal values have one text, also after jsonb has reordered them. */
export function sortedJson(value: unknown): string {
  // Of undefined, which is no JSON, the text is empty.
  return JSON.stringify(sorted(value)) ?? '';
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, entry]) => [name, sorted(entry)]),
  );
}
