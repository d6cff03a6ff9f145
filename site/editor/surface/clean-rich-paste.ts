/** HTML of the clipboard, from Word, Docs, mail or a web page, as the house's marks can say it: lists rebuilt, junk removed. */
export function cleanRichPaste(html: string): string {
  const fragment = /<!--StartFragment-->([\s\S]*)<!--EndFragment-->/.exec(html)?.[1] ?? html;
  // Even a document that is never shown runs into the page's policy over styles and handlers; as data they are inert.
  const inert = fragment.replaceAll(/<[a-z][^>]*>/gi, (tag) =>
    tag.replaceAll(/\s(style|on[a-z]+|src|srcset)\s*=/gi, ' data-$1='),
  );
  const { body } = new DOMParser().parseFromString(inert, 'text/html');
  for (const junk of body.querySelectorAll('script, style, meta, link, title, img, svg, iframe, object, xml'))
    junk.remove();
  readStyles(body);
  rebuildWordLists(body);
  for (const row of body.querySelectorAll('tr'))
    row.replaceWith(
      paragraph(
        body,
        [...row.children]
          .map((cell) => cell.textContent.trim())
          .filter(Boolean)
          .join(', '),
      ),
    );
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const strong = wrap(body, 'strong', heading);
    const line = paragraph(body, '');
    line.append(strong);
    heading.replaceWith(line);
  }
  tidySpaces(body);
  return body.innerHTML;
}

const styleOf = (element: Element) => element.getAttribute('data-style') ?? '';

function paragraph(body: HTMLElement, text: string): HTMLElement {
  const line = body.ownerDocument.createElement('p');
  line.textContent = text;
  return line;
}

/** A new element with everything that was in the old one. */
function wrap(body: HTMLElement, tag: string, from: Element): HTMLElement {
  const element = body.ownerDocument.createElement(tag);
  element.append(...from.childNodes);
  return element;
}

/** Docs says bold and italic by styles, and wraps everything into a bold that is none; Word says alignment by attribute or style. */
function readStyles(body: HTMLElement): void {
  for (const element of body.querySelectorAll('span, font')) {
    const style = styleOf(element);
    if (/(?:^|;)\s*font-weight:\s*(?:bold|[6-9]00)/i.test(style)) element.append(wrap(body, 'strong', element));
    if (/font-style:\s*italic/i.test(style)) element.append(wrap(body, 'em', element));
  }
  for (const element of body.querySelectorAll('b, strong')) {
    if (/(?:^|;)\s*font-weight:\s*(?:normal|[1-4]00)/i.test(styleOf(element)))
      element.replaceWith(...element.childNodes);
  }
  for (const element of body.querySelectorAll('p, div')) {
    const side = element.getAttribute('align') ?? /text-align:\s*(\w+)/i.exec(styleOf(element))?.[1];
    if (side !== 'center' && side !== 'right') continue;
    element.className = `align-${side}`;
    element.removeAttribute('align');
  }
}

/** Word writes lists as paragraphs with a drawn bullet; consecutive ones become a list again, deeper ones within it. */
function rebuildWordLists(body: HTMLElement): void {
  let open: { list: HTMLElement; level: number }[] = [];
  let last: Element | null = null;
  for (const line of body.querySelectorAll('p')) {
    const level = Number(/mso-list:\s*l\d+\s+level(\d)/i.exec(styleOf(line))?.[1] ?? 0);
    if (level === 0) continue;
    const marker = takeMarker(line);
    if (last === null || line.previousElementSibling !== last) open = [];
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    const item = wrap(body, 'li', line);
    if (open.at(-1)?.level === level) open.at(-1)?.list.append(item);
    else {
      const list = body.ownerDocument.createElement(/^\(?(?:\d+|[a-z]|[ivx]+)[.)]/i.test(marker) ? 'ol' : 'ul');
      list.append(item);
      const above = open.at(-1)?.list;
      if (above) above.lastElementChild?.append(list);
      else line.before(list);
      open.push({ list, level });
    }
    last = open[0]?.list ?? null;
    line.remove();
  }
}

/** Takes the drawn bullet or number away and tells what it was. */
function takeMarker(line: Element): string {
  const drawn = [...line.querySelectorAll('[data-style]')].find((part) => /mso-list:\s*ignore/i.test(styleOf(part)));
  drawn?.remove();
  return drawn?.textContent.trim() ?? '';
}

/** Blanks that hold lines together for no reason, and paragraphs with nothing in them. */
function tidySpaces(body: HTMLElement): void {
  const texts = body.ownerDocument.createTreeWalker(body, 4);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    // Between a number and what it counts the blank stays.
    node.nodeValue = (node.nodeValue ?? '')
      .replaceAll(/(?<!\d)\u00a0|\u00a0(?!\p{L}|\d)/gu, ' ')
      .replaceAll(/[\u200b\ufeff]/g, '');
  }
  for (const line of body.querySelectorAll('p')) if (line.textContent.trim() === '') line.remove();
}
