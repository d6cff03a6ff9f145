/** One piece of a text: a character, a line break or the tag of a block. */
export interface TextToken {
  /** The character, `<br>`, or the tag without attributes, such as `<p>` or `</ul>`. */
  key: string;
  /** Characters: the opening tags of their formats, outermost first. Opening tags: their attributes as one entry. */
  attributes: readonly string[];
  /** How many positions it takes, counted as the rich text editor and plain text fields count them. */
  size: number;
}

const blockTag = /^<(\/?)(p|ul|ol|li|blockquote)\b([^>]*)>$/i;
const pieces = /<[^>]*>|&(?:[a-z]+|#\d+|#x[\da-f]+);|[^<&]+|[\s\S]/giu;
/** Formats are nested in this order. */
const formatOrder = ['a', 'strong', 'em'];

/** True for a stored rich text that is not empty. */
export function isRich(text: string): boolean {
  return /^<(?:p|ul|ol|blockquote)\b/i.test(text);
}

/**
 * The tokens of a stored text. Formats are attributes of the characters, so that every tag left is that of a block, and
 * every character of a rich text is in a paragraph.
 */
export function textTokens(text: string): TextToken[] {
  if (!isRich(text)) return Array.from(text, (key) => ({ key, attributes: [], size: key.length }));
  const tokens: TextToken[] = [];
  let formats: string[] = [];
  for (const [piece] of text.matchAll(pieces)) {
    const [, slash = '', name, rest = ''] = blockTag.exec(piece) ?? [];
    if (name !== undefined) tokens.push(blockToken(`<${slash}${name.toLowerCase()}>`, rest.trim()));
    else if (/^<br\b/i.test(piece)) tokens.push({ key: '<br>', attributes: formats, size: 1 });
    else if (piece.startsWith('</')) formats = withoutLast(formats, piece.slice(2, -1));
    else if (piece.length > 1 && piece.startsWith('<')) formats = sorted([...formats, openingTag(piece)]);
    else if (piece.startsWith('&')) tokens.push({ key: piece, attributes: formats, size: 1 });
    else for (const key of piece) tokens.push({ key, attributes: formats, size: key.length });
  }
  return repairBlocks(tokens);
}

/** An opening tag with its attributes in the order of the rich text editor; the office writes them in another one. */
function openingTag(tag: string): string {
  const attributes = tag.match(/\s[a-z]+="[^"]*"/g) ?? [];
  const place = (attribute: string) => ['href', 'target', 'rel'].findIndex((name) => attribute.startsWith(` ${name}=`));
  return `<${nameOf(tag)}${attributes.sort((a, b) => place(a) - place(b)).join('')}>`;
}

/** The stored text of tokens; the inverse of `textTokens`. */
export function textOf(tokens: readonly TextToken[]): string {
  let text = '';
  let open: readonly string[] = [];
  const switchTo = (formats: readonly string[]) => {
    let same = 0;
    while (same < open.length && open[same] === formats[same]) same += 1;
    for (const format of open.slice(same).reverse()) text += `</${nameOf(format)}>`;
    text += formats.slice(same).join('');
    open = formats;
  };
  for (const token of tokens) {
    const { key, attributes } = token;
    const isBlock = isBlockTag(token);
    switchTo(isBlock ? [] : attributes);
    text += isBlock && attributes.length > 0 ? `${key.slice(0, -1)} ${attributes.join(' ')}>` : key;
  }
  switchTo([]);
  // The only paragraph of a list item is stored without its tags.
  return text.replaceAll(/<li><p>((?:(?!<\/?(?:p|ul|ol|li|blockquote)\b)[\s\S])*)<\/p><\/li>/g, '<li>$1</li>');
}

/** The formats in the order in which they are nested, each once; of two links the last. */
export function sorted(formats: readonly string[]): string[] {
  const byName = new Map(formats.map((format) => [nameOf(format), format]));
  return [...byName.values()].sort((a, b) => formatOrder.indexOf(nameOf(a)) - formatOrder.indexOf(nameOf(b)));
}

export function isBlockTag({ key }: TextToken): boolean {
  return key.length > 2 && blockTag.test(key);
}

/**
 * Makes the tags of blocks match without losing a character: a missing tag is added, one too many is left out. A text
 * that is in order stays as it is.
 */
export function repairBlocks(tokens: readonly TextToken[]): TextToken[] {
  const repaired: TextToken[] = [];
  const open: string[] = [];
  const enter = (name: string, token = blockToken(`<${name}>`)) => {
    open.push(name);
    repaired.push(token);
  };
  const leave = () => {
    // A list item without a paragraph has an empty one.
    if (open.at(-1) === 'li' && repaired.at(-1)?.key === '<li>') repaired.push(blockToken('<p>'), blockToken('</p>'));
    repaired.push(blockToken(`</${open.pop() ?? ''}>`));
  };
  const closeUntil = (name: string) => {
    while (open.at(-1) !== name) leave();
    leave();
  };
  for (const token of tokens) {
    const [, slash, name] = isBlockTag(token) ? (blockTag.exec(token.key) ?? []) : [];
    if (slash === '/') {
      if (name !== undefined && open.includes(name)) closeUntil(name);
      continue;
    }
    const inside = open.at(-1);
    const isList = inside === 'ul' || inside === 'ol';
    if (name === undefined) {
      // Spaces between blocks are no content.
      if (inside !== 'p' && inside !== 'li' && token.key.trim() === '') continue;
      if (isList) enter('li');
      if (inside !== 'p') enter('p');
      repaired.push(token);
      continue;
    }
    if (inside === 'p') leave();
    if (name === 'li' && !['ul', 'ol'].includes(open.at(-1) ?? '')) continue;
    if (name !== 'li' && isList) enter('li');
    enter(name, token);
  }
  while (open.length > 0) leave();
  return repaired;
}

function blockToken(key: string, attributes = ''): TextToken {
  return { key, attributes: attributes === '' ? [] : [attributes], size: 1 };
}

function nameOf(tag: string): string {
  return /^<([a-z]+)/i.exec(tag)?.[1]?.toLowerCase() ?? '';
}

function withoutLast(formats: readonly string[], name: string): string[] {
  const at = formats.map(nameOf).lastIndexOf(name.toLowerCase());
  return formats.filter((_, index) => index !== at);
}
