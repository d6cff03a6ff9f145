const longest = 100;

/** The name without folders, control characters and URL syntax, with the extension of the real type. */
export function safeFileName(name: string, ending: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const stem = last
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '-')
    .replace(/([-._])[-._]+/g, '$1');
  const short = [...stem]
    .slice(0, longest)
    .join('')
    .replace(/^[-._]+|[-._]+$/g, '');
  // A bare number would look like a rendition’s address.
  const named = short === '' || /^\d+$/.test(short) ? ['datei', short].filter(Boolean).join('-') : short;
  return `${named}.${ending}`;
}
