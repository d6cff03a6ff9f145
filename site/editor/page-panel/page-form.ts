import type { Issue } from '#contract/errors.ts';
import type { PageSettings, pageFields } from '#contract/page-settings.ts';

type Name = keyof typeof pageFields | 'parent_id' | 'position';

/** What can be set up of a page. */
export type PageValues = Pick<PageSettings, Name>;

export interface PageDraft {
  /** As the server has it. */
  stored: PageSettings;
  values: PageValues;
}

/** Drafts outlive the panel, so that nothing typed is lost when it is closed. */
export const drafts = new Map<number, PageDraft>();

/** Only what differs from what is stored. */
export function changedValues({ stored, values }: PageDraft): Partial<PageValues> {
  const entries = Object.entries(values) as [Name, unknown][];
  return Object.fromEntries(entries.filter(([name, value]) => !isSame(value, stored[name]))) as Partial<PageValues>;
}

export function valuesOf(stored: PageSettings): PageValues {
  const { id: _id, urls: _urls, version: _version, updated_at: _updated, ...values } = stored;
  return values;
}

/** The same changes on what somebody else has stored since; `both` names what both have changed. */
export function onNewer(draft: PageDraft, current: PageSettings): { draft: PageDraft; both: Name[] } {
  const mine = changedValues(draft);
  const both = (Object.keys(mine) as Name[]).filter(
    (name) => !isSame(current[name], draft.stored[name]) && !isSame(current[name], mine[name]),
  );
  return { draft: { stored: current, values: { ...valuesOf(current), ...mine } }, both };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What is wrong with a field, `slug.de`; of a field in both languages also what is said of it as a whole. */
export function issueOf(issues: readonly Issue[], path: string): string | null {
  return issues.find((issue) => issue.path === path || issue.path === path.split('.')[0])?.message ?? null;
}

/** The readable part of an address made of a title: small letters, digits and hyphens. */
export function slugFrom(title: string): string {
  const letters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
  return title
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => letters[letter] ?? '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replaceAll(/^-+|-+$/g, '');
}
