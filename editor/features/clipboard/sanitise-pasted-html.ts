import { isLinkTarget } from '#contract/fields/field-value.ts';

const allowed = new Set(['P', 'BR', 'STRONG', 'EM', 'UL', 'OL', 'LI', 'BLOCKQUOTE', 'A']);
const alignments = new Set(['align-center', 'align-right']);

/**
 * Sanitizes rich text from the clipboard, which is untrusted: only allowed marks and safe links stay. The server
 * sanitizes it again; this protects the page until then.
 */
export function sanitisePastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const clean = document.implementation.createHTMLDocument().createElement('div');
  copyInto(clean, body);
  return clean.innerHTML;
}

function copyInto(target: Element, source: Element): void {
  for (const node of source.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) target.append(node.textContent ?? '');
    if (!(node instanceof HTMLElement) || /^(?:SCRIPT|STYLE|TEMPLATE|NOSCRIPT)$/.test(node.tagName)) continue;
    const copy = allowed.has(node.tagName) ? copyOf(target.ownerDocument, node) : target;
    if (copy !== target) target.append(copy);
    copyInto(copy, node);
  }
}

function copyOf(owner: Document, node: HTMLElement): HTMLElement {
  const copy = owner.createElement(node.tagName);
  const alignment = [...node.classList].find((name) => alignments.has(name));
  if (alignment) copy.className = alignment;
  const href = node.tagName === 'A' ? node.getAttribute('href') : null;
  if (href !== null && isLinkTarget(href)) copy.setAttribute('href', href);
  const start = node.tagName === 'OL' ? node.getAttribute('start') : null;
  if (start !== null) copy.setAttribute('start', start);
  if (node.getAttribute('target') === '_blank') copy.setAttribute('target', '_blank');
  return copy;
}
