type Block = 'p' | 'li' | 'ul' | 'ol' | 'blockquote';

interface Mark {
  tag: string;
  attributes: string;
}

interface Writer {
  out: string;
  /** Blocks open in the output, the outermost first. */
  blocks: Block[];
  /** Marks open in the output. */
  written: Mark[];
  /** Marks that the next text stands under. */
  wanted: Mark[];
}

const blockTags = new Set<string>(['p', 'li', 'ul', 'ol', 'blockquote']);
const token = /<(\/?)([a-z]+)([^>]*)>|[^<]+/g;

/**
 * Puts sanitised HTML into an order that every browser reads the same way: paragraphs hold no blocks, list items stand
 * in lists, links hold no links, text stands in a block.
 */
export function tidyRichText(html: string): string {
  const writer: Writer = { out: '', blocks: [], written: [], wanted: [] };
  for (const [whole, slash, tag, attributes] of html.matchAll(token)) {
    if (tag === undefined) writeText(writer, whole);
    else if (tag === 'br') writeInline(writer, '<br>');
    else if (blockTags.has(tag)) (slash ? closeBlock : openBlock)(writer, tag as Block, attributes ?? '');
    else if (slash) dropMark(writer, tag);
    else addMark(writer, { tag, attributes: attributes ?? '' });
  }
  while (writer.blocks.length > 0) pop(writer);
  return writer.out;
}

function inList(writer: Writer): boolean {
  return writer.blocks.at(-1) === 'ul' || writer.blocks.at(-1) === 'ol';
}

function writeText(writer: Writer, text: string): void {
  const between = writer.blocks.length === 0 || inList(writer);
  if (between && text.trim() === '') return;
  writeInline(writer, text.replaceAll('\u00a0', '&nbsp;').replaceAll('&quot;', '"'));
}

function writeInline(writer: Writer, html: string): void {
  if (writer.blocks.length === 0) push(writer, 'p', '');
  if (inList(writer)) push(writer, 'li', '');
  closeMarks(writer, (mark) => !writer.wanted.includes(mark));
  for (const mark of writer.wanted) {
    if (writer.written.includes(mark)) continue;
    writer.out += `<${mark.tag}${mark.attributes}>`;
    writer.written.push(mark);
  }
  writer.out += html;
}

function addMark(writer: Writer, mark: Mark): void {
  const href = mark.tag !== 'a' || mark.attributes.includes(' href=');
  if (href && !writer.wanted.some(({ tag }) => tag === mark.tag)) writer.wanted.push(mark);
}

function dropMark(writer: Writer, tag: string): void {
  writer.wanted = writer.wanted.filter((mark) => mark.tag !== tag);
  closeMarks(writer, (mark) => mark.tag === tag);
}

/** Closes from the innermost out until none is left that is to go. */
function closeMarks(writer: Writer, goes: (mark: Mark) => boolean): void {
  while (writer.written.some(goes)) writer.out += `</${writer.written.pop()?.tag}>`;
}

function openBlock(writer: Writer, tag: Block, attributes: string): void {
  if (writer.blocks.at(-1) === 'p') pop(writer);
  if (tag === 'li') {
    while (
      writer.blocks.length > 0 &&
      !inList(writer) &&
      writer.blocks.some((block) => block === 'ul' || block === 'ol')
    )
      pop(writer);
    if (!inList(writer)) push(writer, 'ul', '');
  } else if (inList(writer)) push(writer, 'li', '');
  push(writer, tag, attributes);
}

function closeBlock(writer: Writer, tag: Block): void {
  if (!writer.blocks.includes(tag)) return;
  while (writer.blocks.at(-1) !== tag) pop(writer);
  pop(writer);
}

function push(writer: Writer, tag: Block, attributes: string): void {
  closeMarks(writer, () => true);
  writer.blocks.push(tag);
  writer.out += `<${tag}${attributes}>`;
}

function pop(writer: Writer): void {
  closeMarks(writer, () => true);
  writer.out += `</${writer.blocks.pop()}>`;
}
