const rules: [RegExp, string][] = [
  // What stands behind a path: words that somebody looked for, tokens of a link in a mail.
  [/(\/[^\s?#"'<>()]*)[?#][^\s"'<>()]*/g, '$1'],
  [/[^\s@"'<>()=:,;]+@[^\s@"'<>(),;]+/g, '[mail]'],
  // Parsers quote what they could not read.
  [/"[^"]*"/g, '"…"'],
  [/“[^”]*”|„[^“]*“/g, '“…”'],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, '[address]'],
  [/\b(?:[0-9a-f]{1,4}:){3,7}[0-9a-f]{1,4}\b/gi, '[address]'],
  [/\b(?=\w*\d)\w{24,}\b/g, '[token]'],
  [/\+?\d(?:[\d /()-]{4,}\d)/g, '[number]'],
];

/** A sentence without anything in it that might be somebody’s: queries, mail addresses, quotations, long numbers. */
export function scrub(text: string): string {
  return rules.reduce((scrubbed, [pattern, instead]) => scrubbed.replaceAll(pattern, instead), text).slice(0, 500);
}

/** The shape of a path: `/de/programm/:slug/:id` instead of one evening. */
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
