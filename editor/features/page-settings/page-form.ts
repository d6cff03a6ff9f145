import type { Issue } from '#contract/base/errors.ts';
import { keysOf } from '#contract/base/records.ts';
import type { PageSettings, pageFields } from '#contract/pages/page-settings.ts';
import { markUnsaved } from '../../core/saving/unsaved-records.ts';

type Name = keyof typeof pageFields | 'parent_id' | 'position';

/** The editable settings of a page. */
export type PageValues = Pick<PageSettings, Name>;

export interface PageDraft {
  /** The settings as the server has them. */
  stored: PageSettings;
  values: PageValues;
}

/** Unsaved settings by page id; kept when the panel is closed. */
export const drafts = new Map<number, PageDraft>();

export function keepDraft(id: number, draft: PageDraft): void {
  drafts.set(id, draft);
  markUnsaved(`page-${id}`, hasChanges(draft));
}

export function hasChanges(draft: PageDraft): boolean {
  return keysOf(changedValues(draft)).length > 0;
}

export function dropDraft(id: number): void {
  drafts.delete(id);
  markUnsaved(`page-${id}`, false);
}

/** Only the values that differ from the stored ones. */
export function changedValues({ stored, values }: PageDraft): Partial<PageValues> {
  const changed = keysOf(values).filter((name) => !isSame(values[name], stored[name]));
  return pick(values, changed);
}

/** The stored values of the fields that a change has. */
export function before(stored: PageSettings, changed: Partial<PageValues>): Partial<PageValues> {
  return pick(valuesOf(stored), keysOf(changed));
}

/** Each value keeps its name, and with it its type. */
function pick<T extends object>(values: T, names: (keyof T)[]): Partial<T> {
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<T>;
}

export function valuesOf(stored: PageSettings): PageValues {
  const { id: _id, urls: _urls, version: _version, updated_at: _updated, ...values } = stored;
  return values;
}

/** Applies the changes to newer stored settings; `both` names the fields that both sides changed. */
export function onNewer(draft: PageDraft, current: PageSettings): { draft: PageDraft; both: Name[] } {
  const mine = changedValues(draft);
  const both = keysOf(mine).filter(
    (name) => !isSame(current[name], draft.stored[name]) && !isSame(current[name], mine[name]),
  );
  return { draft: { stored: current, values: { ...valuesOf(current), ...mine } }, both };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The issue of a field such as `slug.de`; a field in both languages also gets the issues of `slug`. */
export function issueOf(issues: readonly Issue[], path: string): string | null {
  return issues.find((issue) => issue.path === path || issue.path === path.split('.')[0])?.message ?? null;
}
