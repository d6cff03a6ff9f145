export type Encoding = 'br' | 'gzip' | 'plain';

const cache = new Map<string, Encoding>();

/** The best encoding that an Accept-Encoding header accepts; a client that accepts br is assumed to accept gzip. */
export function preferredEncoding(header: string): Encoding {
  const cached = cache.get(header);
  if (cached) return cached;
  const encoding = read(header);
  if (cache.size < 200) cache.set(header, encoding);
  return encoding;
}

function read(header: string): Encoding {
  const accepted = new Map<string, boolean>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    accepted.set(name, !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)));
  }
  const takes = (name: string) => accepted.get(name) ?? accepted.get('*') ?? false;
  if (takes('br') && accepted.get('gzip') !== false) return 'br';
  return takes('gzip') ? 'gzip' : 'plain';
}
