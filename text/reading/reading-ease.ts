import type { Locale } from '../languages.ts';

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

/** How hard a text is to read, and what makes it so. */
export interface Reading {
  words: number;
  sentences: number;
  /** 0 (very hard) to 100 (very easy); null below thirty words, where a score would say nothing. */
  ease: number | null;
}

const leastWords = 30;

/**
 * Length and reading ease of paragraphs. English: Flesch (1948); German: its adaptation by Amstad (1978).
 * https://de.wikipedia.org/wiki/Lesbarkeitsindex
 */
export function readingOf(paragraphs: readonly string[], locale: Locale): Reading {
  const sentences = paragraphs.flatMap(sentencesOf);
  const words = sentences.flatMap(wordsOf);
  const counts = { words: words.length, sentences: sentences.length };
  if (words.length < leastWords) return { ...counts, ease: null };
  const length = words.length / sentences.length;
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word, locale), 0) / words.length;
  const ease = locale === 'de' ? 180 - length - 58.5 * syllables : 206.835 - 1.015 * length - 84.6 * syllables;
  return { ...counts, ease: Math.round(Math.min(100, Math.max(0, ease))) };
}

/** Syllables of a word by its groups of vowels: right for about nine words in ten. */
export function syllablesIn(word: string, locale: Locale): number {
  const lower = word.toLocaleLowerCase(locale);
  // Numbers are read as words; two syllables for each digit is near enough.
  const digits = lower.match(/\d/g)?.length ?? 0;
  return Math.max(1, digits * 2 + (locale === 'de' ? inGerman(lower) : inEnglish(lower)));
}

function inGerman(word: string): number {
  return (
    word.match(/aa|ee|oo|ie|ei|ey|ai|ay|au|eu|äu|qu|[aeiouyäöüéè]/g)?.filter((group) => group !== 'qu').length ?? 0
  );
}

function inEnglish(word: string): number {
  // A final e is silent, except in -le after a consonant; so is that of -ed, except after t and d.
  const spoken = word.replace(/(?:[^laeiouy]|[aeiouy]l)e$/, '').replace(/([^td])ed$/, '$1');
  return spoken.match(/[aeiouyàâéèêëïôöüä]+/g)?.length ?? 0;
}
