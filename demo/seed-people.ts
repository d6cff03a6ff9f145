import { keysOf } from '#contract/base/records.ts';
import type { AppContext } from '#server/app-context.ts';
import { personCategories as categoryTable, personCategoryMembers, persons } from '#server/db/tables/people.ts';
import { biographies } from './people/biographies.ts';
import { people, type PersonKey } from './people/people.ts';
import { personCategories, type PersonSpec } from './people/person-spec.ts';
import { portraitOf } from './people/portraits.ts';
import type { Names } from './place-blocks.ts';
import { richText } from './rich-text.ts';
import { slugOf } from './slug.ts';

const nothing = { de: '', en: '' };

/** Adds all persons with their categories; returns their ids. */
export async function seedPeople(ctx: AppContext, picture: Names['picture']): Promise<(key: PersonKey) => number> {
  const entries = keysOf(people).map((key): [PersonKey, PersonSpec] => [key, people[key]]);
  const rows = await ctx.db
    .insert(persons)
    .values(
      entries.map(([key, { name, profession, isGroup = false }]) => {
        const biography = biographies[key];
        const portrait = portraitOf(key);
        return {
          slug: { de: slugOf(plain(name)), en: slugOf(plain(name)) },
          name,
          sortName: isGroup ? slugOf(name).replaceAll('-', ' ') : sortNameOf(name),
          isGroup,
          profession,
          biography: biography ? { de: richText(biography.de), en: richText(biography.en) } : nothing,
          imageId: portrait ? picture(portrait) : null,
          updatedAt: ctx.clock(),
        };
      }),
    )
    .returning({ id: persons.id });
  const ids = new Map(entries.map(([key], n) => [key, rows[n]?.id ?? 0]));
  await seedCategories(ctx, entries, ids);
  return (key) => ids.get(key) ?? missing(key);
}

async function seedCategories(
  ctx: AppContext,
  entries: [PersonKey, PersonSpec][],
  ids: Map<PersonKey, number>,
): Promise<void> {
  const rows = await ctx.db
    .insert(categoryTable)
    .values(Object.entries(personCategories).map(([slug, name], position) => ({ slug, name, position })))
    .returning({ id: categoryTable.id, slug: categoryTable.slug });
  const categoryIds = new Map<string, number>(rows.map(({ id, slug }) => [slug, id]));
  const members = entries.map(([key, { category, isGroup }]) => ({
    categoryId: categoryIds.get(category) ?? missing(category),
    personId: ids.get(key) ?? missing(key),
    // Groups come first, persons are sorted by name.
    position: isGroup ? 0 : 1,
  }));
  await ctx.db.insert(personCategoryMembers).values(members);
}

/** The name without a title such as `KS`. */
function plain(name: string): string {
  return name.replace(/^KS /, '');
}

/** `KS Anselm Wirrbach` is sorted as `wirrbach anselm`, `Joris van Lohwald` as `lohwald joris van`. */
function sortNameOf(name: string): string {
  const parts = plain(name).split(' ');
  return slugOf([parts.at(-1), ...parts.slice(0, -1)].join(' ')).replaceAll('-', ' ');
}

function missing(key: string): never {
  throw new Error(`The demo knows nobody called ${key}`);
}
