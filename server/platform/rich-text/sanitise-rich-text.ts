import sanitizeHtml from 'sanitize-html';
import { cleanAddress, cleanText } from '#text/clean-text.ts';
import { isLinkTarget } from '#contract/fields/field-value.ts';
import { referenceKinds } from '#contract/fields/reference.ts';
import { isOneOf } from '#contract/base/one-of.ts';
import type { Field } from '#contract/fields/field.ts';
import { onOneLine } from '#text/one-line.ts';

const aligned = ['p', 'li', 'blockquote'];
const paragraphs = ['div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre', 'dt', 'dd', 'figcaption', 'td', 'th'];

const options: sanitizeHtml.IOptions = {
  allowedTags: ['strong', 'em', 'a', 'ul', 'ol', 'li', 'blockquote', 'p', 'br'],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    ol: ['start'],
    ...Object.fromEntries(aligned.map((tag) => [tag, ['class']])),
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel', ...referenceKinds],
  allowProtocolRelative: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    a: (tagName, attributes) => ({ tagName, attribs: linkAttributes(attributes) }),
    ol: (tagName, { start }) => ({ tagName, attribs: startOf(start) }),
    ...Object.fromEntries(aligned.map((tag) => [tag, alignmentOf(tag)])),
    ...Object.fromEntries(paragraphs.map((tag) => [tag, alignmentOf('p')])),
  },
};

/**
 * HTML reduced to the tags of a rich text: strong, em, a, ul, ol, li, blockquote, p, br, the classes `align-center` and
 * `align-right`, and the first number of a list. Serialised as browsers do, so that valid HTML stays unchanged.
 */
export function sanitiseRichText(html: string): string {
  return tidyRichText(sanitizeHtml(html, options));
}

/** A list begins at 1 without it. */
function startOf(start = '1'): sanitizeHtml.Attributes {
  return start !== '1' && /^(?:0|[1-9]\d{0,5})$/.test(start) ? { start } : {};
}

function alignmentOf(tagName: string): sanitizeHtml.Transformer {
  return (_, attributes) => {
    const found =
      /(?:^|\s)align-(center|right)(?:\s|$)/.exec(attributes.class ?? '') ??
      /(?:^|;)\s*text-align\s*:\s*(center|right)\s*(?:;|$)/i.exec(attributes.style ?? '');
    const attribs: sanitizeHtml.Attributes = {};
    if (found?.[1]) attribs.class = `align-${found[1].toLowerCase()}`;
    return { tagName, attribs };
  };
}

/** Preserves the order of the attributes. */
function linkAttributes(attributes: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const href = cleanAddress(attributes.href ?? '');
  if (!isLinkTarget(href)) return {};
  if (attributes.target !== '_blank') return { href };
  const allowed: sanitizeHtml.Attributes = {};
  for (const name of Object.keys(attributes)) {
    if (name === 'href') allowed.href = href;
    if (name === 'target') allowed.target = '_blank';
    if (name === 'rel') allowed.rel = 'noopener';
  }
  allowed.rel = 'noopener';
  return allowed;
}

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
function tidyRichText(html: string): string {
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

/** A field's value as it is stored; a value of a wrong type is returned unchanged, validation refuses it. */
export function cleanValue(field: Field, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = cleanText(value);
  switch (field.kind) {
    case 'rich':
      return sanitiseRichText(text);
    case 'lines':
      return text;
    case 'line':
      return onOneLine(text).replaceAll('\t', ' ');
    default:
      return cleanAddress(text);
  }
}
