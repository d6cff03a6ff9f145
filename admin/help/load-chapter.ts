import type { Locale } from '#text/languages.ts';
import type { Chapter } from '../layout/chapters.ts';

const texts = import.meta.glob<string>('../../docs/editing-guide/{de,en}/*.md', { import: 'default' });
const titles = import.meta.glob<string>('../../docs/editing-guide/{de,en}/*.md', {
  import: 'default',
  query: '?title',
  eager: true,
});

const fileOf = (locale: Locale, chapter: Chapter) => `../../docs/editing-guide/${locale}/${chapter}.md`;

/** The chapter as HTML, made from its Markdown by the build. */
export async function loadChapter(locale: Locale, chapter: Chapter): Promise<string> {
  return (await texts[fileOf(locale, chapter)]?.()) ?? '';
}

export function titleOf(locale: Locale, chapter: Chapter): string {
  return titles[fileOf(locale, chapter)] ?? chapter;
}
