/**
 * Converts a short notation to rich text. An empty line separates paragraphs; lines that begin with `- ` are a list, with `1. ` a
 * numbered one, with `> ` a quotation; `*word*` is italic, `**word**` bold, `[words](target)` a link.
 */
export function richText(source: string): string {
  return source
    .trim()
    .split(/\n\s*\n/)
    .map((part) => toBlock(part.split('\n').map((line) => line.trim())))
    .join('');
}

function toBlock(lines: string[]): string {
  if (lines.every((line) => line.startsWith('- ')))
    return toList(
      'ul',
      lines.map((line) => line.slice(2)),
    );
  if (lines.every((line) => /^\d+\. /.test(line)))
    return toList(
      'ol',
      lines.map((line) => line.replace(/^\d+\. /, '')),
    );
  if (lines.every((line) => line.startsWith('> ')))
    return `<blockquote><p>${inline(lines.map((line) => line.slice(2)).join(' '))}</p></blockquote>`;
  return `<p>${inline(lines.join(' '))}</p>`;
}

function toList(tag: 'ul' | 'ol', items: string[]): string {
  return `<${tag}>${items.map((item) => `<li>${inline(item)}</li>`).join('')}</${tag}>`;
}

function inline(text: string): string {
  return (
    text
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('\u00a0', '&nbsp;')
      .replaceAll(/\[([^\]]+)\]\(([^)\s]+)\)/g, '<a href="$2">$1</a>')
      .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
      // An asterisk within a word is no mark: Abonnent*innen.
      .replaceAll(/(?<!\p{L})\*([^*]+)\*(?!\p{L})/gu, '<em>$1</em>')
  );
}
