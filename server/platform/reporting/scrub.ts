const rules: [RegExp, string][] = [
  // Query and fragment after a path: they may contain search terms or tokens of mail links.
  [/(\/[^\s?#"'<>()]*)[?#][^\s"'<>()]*/g, '$1'],
  [/[^\s@"'<>()=:,;]+@[^\s@"'<>(),;]+/g, '[mail]'],
  // Parser errors quote the invalid input.
  [/"[^"]*"/g, '"…"'],
  [/“[^”]*”|„[^“]*“/g, '“…”'],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, '[address]'],
  [/\b(?:[0-9a-f]{1,4}:){3,7}[0-9a-f]{1,4}\b/gi, '[address]'],
  [/\b(?=\w*\d)\w{24,}\b/g, '[token]'],
  [/\+?\d(?:[\d /()-]{4,}\d)/g, '[number]'],
];

/** Removes parts that may be personal data: queries, mail and IP addresses, quoted texts, tokens, long numbers. */
export function scrub(text: string): string {
  return rules.reduce((scrubbed, [pattern, instead]) => scrubbed.replaceAll(pattern, instead), text).slice(0, 500);
}

/** A path with placeholders, `/de/programm/:slug/:id`, so that errors of the same screen are grouped. */
export function shapeOf(path: string): string {
  const parts = path
    .replace(/[?#].*$/s, '')
    .slice(0, 200)
    .split('/');
  return parts
    .map((part, index) => {
      if (/^\d+$/.test(part)) return ':id';
      return /^\d+$/.test(parts[index + 1] ?? '') && index > 2 ? ':slug' : scrub(part);
    })
    .join('/');
}
