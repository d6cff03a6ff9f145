import type { Locale } from '#contract/base/locale.ts';
import type { Block } from '#contract/blocks/block.ts';
import { newBlock } from '../../core/tree/new-block.ts';
import { type Part, wordsOf } from '#text/pasting/pasted-part.ts';
import { writeParts } from '#text/pasting/write-parts.ts';

/** Converts parts to modules in one language: headlines, quotes, lists, and one text for consecutive paragraphs. */
export function partsToModules(parts: readonly Part[], locale: Locale): Block[] {
  const top = Math.min(...parts.map((part) => (part.kind === 'headline' ? part.level : 6)));
  const blocks: Block[] = [];
  let paragraphs: Part[] = [];
  const close = () => {
    if (paragraphs.length > 0) blocks.push(textOf(paragraphs, locale));
    paragraphs = [];
  };
  for (const part of parts) {
    if (part.kind === 'paragraph') {
      paragraphs.push(part);
      continue;
    }
    close();
    if (part.kind === 'headline') blocks.push(headlineOf(wordsOf(part.runs), part.level - top, locale));
    else if (part.kind === 'quote') blocks.push(quoteOf(part.paragraphs.map(wordsOf), locale));
    else blocks.push(textOf([part], locale));
  }
  close();
  return blocks;
}

/** Number of modules that the parts would become. */
export function countModules(parts: readonly Part[]): number {
  let count = 0;
  for (const [at, part] of parts.entries())
    if (part.kind !== 'paragraph' || parts[at - 1]?.kind !== 'paragraph') count += 1;
  return count;
}

function textOf(parts: Part[], locale: Locale): Block {
  const block = newBlock('text');
  block.translations[locale].content = writeParts(parts);
  return block;
}

/** The highest headline gets level 2, because level 1 is the title of the page. */
function headlineOf(text: string, depth: number, locale: Locale): Block {
  const block = newBlock('headline');
  block.translations[locale].content = text;
  block.fields.headline_level = String(Math.min(4, 2 + depth));
  return block;
}

/** A last line that starts with a dash is the author of the quote. */
function quoteOf(lines: string[], locale: Locale): Block {
  const block = newBlock('quote');
  const author = lines.length > 1 ? /^\s*[—–-]\s*(.+)$/.exec(lines.at(-1) ?? '')?.[1] : undefined;
  const text = author === undefined ? lines : lines.slice(0, -1);
  block.translations[locale].content = text.join('\n');
  if (author !== undefined) block.translations[locale].author = author;
  return block;
}
