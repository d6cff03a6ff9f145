export type Encoding = 'br' | 'gzip' | 'plain';

const seen = new Map<string, Encoding>();

/** The best encoding that an Accept-Encoding header takes; a client that takes br is taken to take gzip as well. */
export function preferredEncoding(header: string): Encoding {
  const known = seen.get(header);
  if (known) return known;
  const encoding = read(header);
  if (seen.size < 200) seen.set(header, encoding);
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
