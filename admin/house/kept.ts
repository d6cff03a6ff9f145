import { resources } from '../../contract/resources.ts';
import type { Fields } from '../../contract/resources-fields.ts';
import { keptElsewhere } from './kept-elsewhere.ts';
import { makeDates } from './make-dates.ts';

/** How the data provider reaches a resource. */
export interface Kept {
  /** Below `/{locale}`, with a slash at both ends: `/api/persons/`. */
  path: string;
  fields: Fields;
  sorts: readonly string[];
  /** True where `?translations=all` gives what is stored, in both languages. */
  stored: boolean;
  /** There is one of it, without an id in its path. */
  single?: true;
  /** Makes one, or several at once, in another way than by a call of its own; gives the first. */
  make?: (row: object) => Promise<unknown>;
  /** Takes out of a row what the server only answers. */
  tidy?: (row: Record<string, unknown>) => Record<string, unknown>;
}

const known = new Map<string, Kept>(
  resources.map(({ name, path, fields, sorts }) => [name, { path: `/api/${path}/`, fields, sorts, stored: true }]),
);

/** The words of a role would decide over its id, which is what forms choose. */
function withoutWords(list: string): NonNullable<Kept['tidy']> {
  return (row) => {
    const lines = row[list];
    if (!Array.isArray(lines)) return row;
    return { ...row, [list]: lines.map(({ role_id, person_id }: Record<string, unknown>) => ({ role_id, person_id })) };
  };
}

for (const [name, list] of [
  ['productions', 'credits'],
  ['events', 'cast'],
] as const) {
  const kept = known.get(name);
  if (kept) known.set(name, { ...kept, tidy: withoutWords(list), ...(name === 'events' ? { make: makeDates } : {}) });
}

for (const [name, kept] of Object.entries(keptElsewhere)) known.set(name, kept);

export function keptBy(resource: string): Kept {
  const found = known.get(resource);
  if (!found) throw new Error(`There is no resource ${resource}`);
  return found;
}
