import type { Backend } from '../../http/backend.ts';
import { peopleApi } from '#contract/api.ts';
import type { AppContext } from '../../app-context.ts';
import { listAnswer, sliceOf } from '../../http/list-answer.ts';
import { entryOf, mountQuery } from '../../http/mount.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { listPersonCategories, listPersons } from './list-persons.ts';
import { and, asc, eq } from 'drizzle-orm';
import { AppError } from '#contract/base/errors.ts';
import { inLocale } from '#contract/base/localized.ts';
import type { Person } from '#contract/people/people.ts';
import type { EntryContext, RequestContext } from '../../request-context.ts';
import { adminAddress, addressesOf } from '../links/addresses.ts';
import { linkTexts } from '../links/link-texts.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import { showOwnSection } from '../sections/show-own-section.ts';
import { datesOfPerson } from './dates-of-person.ts';
import { rolesOfPerson } from './roles-of-person.ts';
import { personCategories, personCategoryMembers, persons } from '../../db/tables/people.ts';
import { summarisePersons } from './summarise-persons.ts';
import { entryVisibility, isPublished } from '../../db/visibility.ts';

/** Artists and other people on cast lists. */
export function peopleRoutes(app: Backend, ctx: AppContext): void {
  mountQuery({ app, ctx }, peopleApi.categories, async (call) =>
    listAnswer(call, await listPersonCategories(call.request, sliceOf(call.query))),
  );

  mountQuery({ app, ctx }, peopleApi.persons, async (call) =>
    listAnswer(call, await listPersons(call.request, { filter: call.query, slice: sliceOf(call.query) })),
  );

  mountQuery({ app, ctx }, peopleApi.person, (call) => showPerson(entryOf(call)));
}

/** A person with everything that their page shows; throws 404 for visitors if the person has no page. */
async function showPerson(entry: EntryContext): Promise<Person> {
  const { db, id, locale, deps } = entry;
  const own = { ...entry, visibility: entryVisibility(entry) };
  deps.tags.add(tags.person(id));
  const [row] = await db
    .select()
    .from(persons)
    .where(and(eq(persons.id, id), isPublished(persons, own)));
  if (!row || (own.visibility !== 'all' && !row.isOnline)) throw new AppError('not_found');
  const [summary] = await summarisePersons(entry, [row]);
  if (!summary) throw new AppError('not_found');
  const biography = inLocale(row.biography, locale);
  const linked = await linkTexts(own, { texts: [biography.text] });
  return {
    ...summary,
    biography: linked.html(biography.text),
    ...(biography.lang ? { biography_lang: biography.lang } : {}),
    website: /^https?:\/\//i.test(row.website) ? row.website : '',
    categories: await categoriesOf(entry, id),
    roles: await rolesOfPerson(own, id),
    ...(await datesOfPerson(entry, id)),
    ...(await showOwnSection(entry, `person-${id}`)),
    urls: addressesOf('person', row),
    settings_url: adminAddress('persons', id),
    updated_at: berlinIso(row.updatedAt),
  };
}

async function categoriesOf(ctx: Pick<RequestContext, 'db' | 'locale' | 'deps'>, personId: number) {
  const { db, locale, deps } = ctx;
  deps.tags.add(tags.personCategories);
  const rows = await db
    .select({ slug: personCategories.slug, name: personCategories.name })
    .from(personCategoryMembers)
    .innerJoin(personCategories, eq(personCategories.id, personCategoryMembers.categoryId))
    .where(eq(personCategoryMembers.personId, personId))
    .orderBy(asc(personCategories.position), asc(personCategories.id));
  return rows.map(({ slug, name }) => ({ slug, name: inLocale(name, locale).text }));
}
