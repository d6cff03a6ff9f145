import { m } from '#messages/paraglide/messages.js';
import type { PasteOrigin, Paste } from '#text/pasting/read-paste.ts';
import { type Part, type Run, someWords } from '#text/pasting/read-runs.ts';

const origins: Record<PasteOrigin, () => string> = {
  word: () => m.editor_pasted_word(),
  docs: () => m.editor_pasted_docs(),
  outlook: () => m.editor_pasted_outlook(),
  mail: () => m.editor_pasted_mail(),
  office: () => m.editor_pasted_office(),
  web: () => m.editor_pasted_web(),
  markdown: () => m.editor_pasted_markdown(),
};

/** The name of the source program. */
export function originOf({ origin }: Paste): string {
  return origin === null ? m.editor_pasted_text() : origins[origin]();
}

/** The pasted content: '2 Absätze, 1 Liste, 1 Link'. */
export function contentsOf({ parts }: Paste): string {
  const count = (kind: Part['kind']) => parts.filter((part) => part.kind === kind).length;
  const counts: [number, (values: { count: number }) => string][] = [
    [count('headline'), m.editor_count_headlines],
    [count('paragraph'), m.editor_count_paragraphs],
    [count('list'), m.editor_count_lists],
    [count('quote'), m.editor_count_quotes],
    [new Set(parts.flatMap(runsOf).flatMap(({ href }) => href ?? [])).size, m.editor_count_links],
  ];
  return counts
    .filter(([number]) => number > 0)
    .map(([number, say]) => say({ count: number }))
    .join(', ');
}

/** Sentences about what a text has changed and left out. */
export function changedInText(paste: Paste): string {
  const headlines = paste.parts.filter(({ kind }) => kind === 'headline').length;
  const said = headlines > 0 ? m.editor_pasted_headlines({ count: headlines }) : '';
  return `${said} ${changedParts(paste)}`.trim();
}

/** Sentences about what neither texts nor other modules keep. */
export function changedParts({ origin, losses, plainOnly }: Paste): string {
  const { pictures, tables, deleted, footnotes } = losses;
  const sentences = [
    deleted.length > 0 && m.editor_pasted_deleted({ words: someWords(deleted) }),
    footnotes > 0 && m.editor_pasted_footnotes({ count: footnotes }),
    tables.size > 0 && m.editor_pasted_tables({ count: tables.size }),
    plainOnly ? m.editor_pasted_plain_only() : origin !== null && origin !== 'markdown' && m.editor_pasted_left_out(),
    pictures > 0 && m.editor_pasted_pictures({ count: pictures }),
  ];
  return sentences.filter(Boolean).join(' ');
}

function runsOf(part: Part): Run[] {
  if (part.kind === 'list') return part.items.flatMap(({ runs }) => runs);
  return part.kind === 'quote' ? part.paragraphs.flat() : part.runs;
}
