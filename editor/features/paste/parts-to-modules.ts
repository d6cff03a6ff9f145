import type { Locale } from '#contract/base/locale.ts';
import { type Block, fieldOf } from '#contract/blocks/block.ts';
import { newBlock } from '../../core/tree/new-block.ts';
import { type Part, wordsOf } from '#text/pasting/read-runs.ts';
import { divideParts } from '#text/pasting/divide-parts.ts';
import { writeParts } from '#text/pasting/write-parts.ts';

/** Converts parts to modules in one language: headlines, quotes, lists, and one text for consecutive paragraphs. */
export function partsToModules(parts: readonly Part[], locale: Locale): Block[] {
  const top = Math.min(...parts.map((part) => (part.kind === 'headline' ? part.level : 6)));
  const blocks: Block[] = [];
  let paragraphs: Part[] = [];
  const close = () => {
    if (paragraphs.length > 0) blocks.push(...textsOf(paragraphs, locale));
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
    else blocks.push(...textsOf([part], locale));
  }
  close();
  return blocks;
}

/** More than one where a text would be too long to be published. */
function textsOf(parts: readonly Part[], locale: Locale): Block[] {
  return divideParts(parts, fieldOf('text', 'content')?.maximum ?? Infinity).map((group) => textOf(group, locale));
}

function textOf(parts: readonly Part[], locale: Locale): Block {
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
