import { isOneOf } from '#contract/base/one-of.ts';

const blockTags = ['p', 'li', 'ul', 'ol', 'blockquote'] as const;
type Block = (typeof blockTags)[number];

interface Mark {
  tag: string;
  attributes: string;
}

interface Writer {
  out: string;
  /** Open blocks of the output, the outermost first. */
  blocks: Block[];
  /** Open marks of the output. */
  written: Mark[];
  /** Marks of the next text. */
  wanted: Mark[];
}

const token = /<(\/?)([a-z]+)([^>]*)>|[^<]+/g;

/**
 * Gives sanitised HTML a valid structure that every browser parses the same way: no blocks in paragraphs, list items
 * only in lists, no nested links, no text outside a block.
 */
export function tidyRichText(html: string): string {
  const writer: Writer = { out: '', blocks: [], written: [], wanted: [] };
  for (const [whole, slash, tag, attributes] of html.matchAll(token)) {
    if (tag === undefined) writeText(writer, whole);
    else if (tag === 'br') writeInline(writer, '<br>');
    else if (isOneOf(blockTags, tag)) (slash ? closeBlock : openBlock)(writer, tag, attributes ?? '');
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

/** Closes marks from the innermost until none of those to be closed is open. */
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
