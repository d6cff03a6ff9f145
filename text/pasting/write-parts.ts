import type { ListItem, Part, Run } from './read-runs.ts';

/** Writes parts as rich text: p, strong, em, a, ul, ol, li, blockquote, br and alignment classes only. */
export function writeParts(parts: readonly Part[]): string {
  return parts.map(writePart).join('');
}

function writePart(part: Part): string {
  switch (part.kind) {
    case 'headline':
      return `<p>${writeRuns(part.runs.map((run) => ({ ...run, bold: true })))}</p>`;
    case 'quote':
      return `<blockquote>${part.paragraphs.map((runs) => `<p>${writeRuns(runs)}</p>`).join('')}</blockquote>`;
    case 'list':
      return writeList(part.items);
    case 'paragraph':
      return `<p${part.align === 'left' ? '' : ` class="align-${part.align}"`}>${writeRuns(part.runs)}</p>`;
  }
}

/** Writes items with levels as nested lists. An item whose number does not run on from the one before starts a list. */
function writeList(items: readonly ListItem[]): string {
  let html = '';
  const open: { level: number; tag: string; next: number }[] = [];
  for (const item of items) {
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > item.level) html += `</li></${open.pop()?.tag}>`;
    const tag = item.ordered ? 'ol' : 'ul';
    const last = open.at(-1);
    const isNested = !last || item.level > last.level;
    const number = item.number ?? (isNested ? 1 : last.next);
    const begin = item.ordered && number !== 1 ? `<${tag} start="${number}">` : `<${tag}>`;
    if (isNested) html += begin;
    else {
      open.pop();
      html += last.tag === tag && (!item.ordered || last.next === number) ? '</li>' : `</li></${last.tag}>${begin}`;
    }
    open.push({ level: item.level, tag, next: number + 1 });
    html += `<li>${writeRuns(item.runs)}`;
  }
  while (open.length > 0) html += `</li></${open.pop()?.tag}>`;
  return html;
}

function writeRuns(runs: readonly Run[]): string {
  return runs.map(writeRun).join('');
}

function writeRun({ text, bold, italic, href }: Run): string {
  let html = escapeHtml(text).replaceAll('\n', '<br>');
  if (text.trim() === '') return html;
  if (italic) html = `<em>${html}</em>`;
  if (bold) html = `<strong>${html}</strong>`;
  return href === null ? html : `<a href="${escapeHtml(href).replaceAll('"', '&quot;')}">${html}</a>`;
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\u00a0', '&nbsp;');
}
