import { pageEditorApi } from '#contract/api.ts';
import { childrenOf } from '#contract/blocks/block.ts';
import { type PatternEntry, patternsApi } from '#contract/editing/patterns/patterns-api.ts';
import { type SharedPart, sharedPartsApi } from '#contract/editing/patterns/shared-parts-api.ts';
import type { SectionDraft } from '#contract/editing/section.ts';
import type { EditSession } from '../../core/session/edit-session.ts';

type Reading = Pick<EditSession, 'api' | 'locale'>;

/** The modules of patterns and shared parts by section, read once a window; `forgetContent` after a change. */
const contents = new Map<string, Promise<SectionDraft>>();

/** All patterns of the house, by their title in the language of the page. */
export async function readPatterns({ api, locale }: Reading): Promise<PatternEntry[]> {
  const patterns = await api(patternsApi.list, { params: { locale } });
  return patterns.sort((one, other) => titleOf(one, locale).localeCompare(titleOf(other, locale), locale));
}

/** All shared parts of the house, by their title in the language of the page. */
export async function readSharedParts({ api, locale }: Reading): Promise<SharedPart[]> {
  const parts = await api(sharedPartsApi.list, { params: { locale } });
  return parts.sort((one, other) => titleOf(one, locale).localeCompare(titleOf(other, locale), locale));
}

/** The modules of a pattern with what they show. */
export function readContent(
  { api, locale }: Reading,
  { section }: Pick<PatternEntry, 'section'>,
): Promise<SectionDraft> {
  const known = contents.get(section);
  if (known) return known;
  const reading = api(pageEditorApi.section, { params: { locale, slug: section } });
  contents.set(section, reading);
  reading.catch(() => contents.delete(section));
  return reading;
}

/** Reads the modules of a section again when they are needed. */
export function forgetContent(section: string): void {
  contents.delete(section);
}

export function modulesIn({ body }: SectionDraft) {
  return childrenOf(body);
}

/** Its title in a language, or the German one. */
export function titleOf({ title }: Pick<PatternEntry, 'title'>, locale: EditSession['locale']): string {
  return title[locale] || title.de;
}

/** Its description in a language, or the German one. */
export function aboutOf({ description }: PatternEntry, locale: EditSession['locale']): string {
  return description[locale] || description.de;
}
