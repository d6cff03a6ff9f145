/** Abbreviations after which a sentence goes on, in lower case and without their full stop. */
const abbreviations = new Set(
  'bzw ca dr etc evtl frl geb ggf hrsg inkl mr mrs ms nr op prof sog st tel usw vgl vs zzgl'.split(' '),
);

/** A full stop or the like, closing marks, and the beginning of something new behind a space. */
const ending = /[.!?…]+["“”»«’)\]]*(?=\s+["„“»«‚‘(]?[\p{Lu}\p{N}])/gu;

/** The sentences of a paragraph; a dot after an ordinal number, an initial or an abbreviation ends none. */
export function sentencesOf(paragraph: string): string[] {
  const found: string[] = [];
  let from = 0;
  for (const match of paragraph.matchAll(ending)) {
    const before = /([\p{L}\p{N}]+)$/u.exec(paragraph.slice(from, match.index))?.[1] ?? '';
    if (match[0] === '.' && goesOn(before)) continue;
    const to = match.index + match[0].length;
    found.push(paragraph.slice(from, to).trim());
    from = to;
  }
  found.push(paragraph.slice(from).trim());
  return found.filter((sentence) => wordsOf(sentence).length > 0);
}

function goesOn(word: string): boolean {
  return /^(?:\d{1,2}|\p{L})$/u.test(word) || abbreviations.has(word.toLocaleLowerCase());
}

/** The words of a plain text; what is joined by a hyphen, an apostrophe or a dot is one. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu) ?? [];
}
