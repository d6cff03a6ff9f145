import { JSDOM } from 'jsdom';

/** Texts that do not say where a link leads, as the audit `link-text` of Lighthouse has them. */
const vague = new Set(
  'hier|hier klicken|klicke hier|mehr|siehe|dies|das|weiterlesen|click here|click this|go|here|information|learn more|more|more info|more information|right here|read more|see more|start|this'.split(
    '|',
  ),
);

/** What a page of HTML lacks for people who move through it by headings, links and pictures; empty: nothing. */
export function faultsOfOutline(html: string): string[] {
  const { document } = new JSDOM(html).window;
  for (const hidden of document.querySelectorAll('template, [hidden], [inert], dialog:not([open])')) hidden.remove();
  return [...headingFaults(document), ...menuFaults(document), ...pictureFaults(document), ...linkFaults(document)];
}

function headingFaults(document: Document): string[] {
  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const faults: string[] = [];
  const ofPage = headings.filter(({ localName }) => localName === 'h1');
  if (ofPage.length !== 1) faults.push(`${ofPage.length} headings of level 1`);
  // Headings of the menu before the page's own are in a part of their own.
  const inPage = headings.filter((heading) => !heading.closest('header:not(main header)'));
  let before = 0;
  for (const heading of inPage) {
    const level = Number(heading.localName.slice(1));
    if (level > before + 1 && before > 0)
      faults.push(`after level ${before} comes '${textOf(heading)}' of level ${level}`);
    if (textOf(heading) === '') faults.push(`an empty heading of level ${level}`);
    before = level;
  }
  return faults;
}

/** Links of one menu with the same name that lead to different addresses. */
function menuFaults(document: Document): string[] {
  return [...document.querySelectorAll('nav')].flatMap((menu) => {
    const targets = new Map<string, Set<string>>();
    for (const link of menu.querySelectorAll('a[href]')) {
      const name = nameOf(link);
      targets.set(name, (targets.get(name) ?? new Set()).add(link.getAttribute('href') ?? ''));
    }
    const of = menu.getAttribute('aria-label') ?? 'a menu without a name';
    return [...targets].flatMap(([name, { size }]) => {
      if (name === '') return [`${of}: a link without a name`];
      return size > 1 ? [`${of}: ${size} links are called '${name}'`] : [];
    });
  });
}

function pictureFaults(document: Document): string[] {
  const pictures = [...document.querySelectorAll('img')];
  const faults = pictures.filter((picture) => !picture.hasAttribute('alt')).map(({ src }) => `no alt: ${src}`);
  // A link of a picture alone is called like the picture.
  for (const link of document.querySelectorAll('a[href]'))
    if (link.querySelector('img, svg') && nameOf(link) === '')
      faults.push(`a nameless link to ${link.getAttribute('href')}`);
  return faults;
}

/** Anchors of the same page and the way back to the start in a breadcrumb are left out. */
function linkFaults(document: Document): string[] {
  const links = [...document.querySelectorAll('a[href]')];
  return links
    .filter((link) => vague.has(textOf(link).toLowerCase()) && !/^#|^\/\w\w$/.test(link.getAttribute('href') ?? ''))
    .map((link) => `a link to ${link.getAttribute('href')} is called '${textOf(link)}'`);
}

function nameOf(link: Element): string {
  const label = link.getAttribute('aria-label');
  if (label) return label.trim();
  const labelledBy = link.getAttribute('aria-labelledby');
  if (labelledBy)
    return labelledBy
      .split(/\s+/)
      .map((id) => textOf(link.ownerDocument.getElementById(id)))
      .join(' ');
  const pictures = [...link.querySelectorAll('img[alt]')].map((picture) => picture.getAttribute('alt') ?? '');
  return [textOf(link), ...pictures].join(' ').trim();
}

function textOf(element: Element | null): string {
  const copy = element?.cloneNode(true) as Element | undefined;
  for (const silent of copy?.querySelectorAll('[aria-hidden="true"]') ?? []) silent.remove();
  return (copy?.textContent ?? '').trim().replaceAll(/\s+/g, ' ');
}
