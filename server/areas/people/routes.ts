import type { Backend } from '../../http/backend.ts';
import { peopleApi } from '#contract/api.ts';
import type { AppContext, SessionUser } from '../../app-context.ts';
import { listAnswer, offsetOf } from '../../http/list-answer.ts';
import { mountQuery } from '../../http/mount.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { listPersonCategories, listPersons } from './list-persons.ts';
import { and, asc, eq } from 'drizzle-orm';
import { AppError } from '#contract/base/errors.ts';
import { inLocale } from '#contract/base/localized.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { Person } from '#contract/people/people.ts';
import type { RequestContext } from '../../request-context.ts';
import { adminAddress, addressesOf } from '../links/addresses.ts';
import { linkTexts } from '../links/link-texts.ts';
import type { CacheDependencies } from '../../platform/invalidation/cache-dependencies.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import { showOwnSection } from '../sections/show-own-section.ts';
import { datesOfPerson } from './dates-of-person.ts';
import { rolesOfPerson } from './roles-of-person.ts';
import { personCategories, personCategoryMembers, persons } from '../../db/tables/people.ts';
import { summarisePersons } from './summarise-persons.ts';
import { entryVisibility, isPublished, type Visibility } from '../../db/visibility.ts';

/** Artists and other people on cast lists. */
export function peopleRoutes(app: Backend, ctx: AppContext): void {
  mountQuery({ app, ctx }, peopleApi.categories, async ({ request, query, tags: used, address }) => {
    used.add(tags.persons).add(tags.personCategories);
    const slice = { limit: query.page_size, offset: offsetOf(query) };
    return listAnswer({ address, query }, await listPersonCategories(request, slice));
  });

  mountQuery({ app, ctx }, peopleApi.persons, async ({ request, query, tags: used, address }) => {
    used.add(tags.persons);
    const slice = { limit: query.page_size, offset: offsetOf(query) };
    return listAnswer({ address, query }, await listPersons(request, { filter: query, slice }));
  });

  mountQuery({ app, ctx }, peopleApi.person, (call) => {
    const question = { ...call.request, ...call.params, edit: call.query.edit !== undefined };
    return showPerson(ctx, question, call);
  });
}

interface Question {
  id: number;
  locale: Locale;
  /** Requests the draft of the blocks. */
  edit: boolean;
  user: SessionUser | null;
  visibility: Visibility;
}

/** A person with everything that their page shows; throws 404 for visitors if the person has no page. */
async function showPerson(ctx: AppContext, question: Question, deps: CacheDependencies): Promise<Person> {
  const { db, clock } = ctx;
  const { id, locale, visibility } = question;
  const now = clock();
  const own = entryVisibility(question);
  deps.tags.add(tags.person(id));
  const [row] = await db
    .select()
    .from(persons)
    .where(and(eq(persons.id, id), isPublished(persons, { now, visibility: own })));
  if (!row || (own !== 'all' && !row.isOnline)) throw new AppError('not_found');
  const [summary] = await summarisePersons({ db, locale, now, deps }, [row]);
  if (!summary) throw new AppError('not_found');
  const biography = inLocale(row.biography, locale);
  const linked = await linkTexts({ db, deps }, { texts: [biography.text], reader: { locale, visibility: own, clock } });
  return {
    ...summary,
    biography: linked.html(biography.text),
    ...(biography.lang ? { biography_lang: biography.lang } : {}),
    website: /^https?:\/\//i.test(row.website) ? row.website : '',
    categories: await categoriesOf({ db, locale, deps }, id),
    roles: await rolesOfPerson({ db, locale, now, visibility: own, deps }, id),
    ...(await datesOfPerson({ db, locale, now, visibility, deps }, id)),
    ...(await showOwnSection(ctx, { slug: `person-${id}`, ...question, deps })),
    urls: addressesOf('person', row),
    settings_url: adminAddress('persons', id),
    updated_at: berlinIso(row.updatedAt),
  };
}

async function categoriesOf(ctx: Pick<RequestContext, 'db' | 'locale' | 'deps'>, personId: number) {
  const { db, locale } = ctx;
  const { tags: used } = ctx.deps;
  used.add(tags.personCategories);
  const rows = await db
    .select({ slug: personCategories.slug, name: personCategories.name })
    .from(personCategoryMembers)
    .innerJoin(personCategories, eq(personCategories.id, personCategoryMembers.categoryId))
    .where(eq(personCategoryMembers.personId, personId))
    .orderBy(asc(personCategories.position), asc(personCategories.id));
  return rows.map(({ slug, name }) => ({ slug, name: inLocale(name, locale).text }));
}
