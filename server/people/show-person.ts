import { asc, eq } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import { inLocale } from '#contract/localized.ts';
import type { Locale } from '#contract/locale.ts';
import type { Person } from '#contract/people.ts';
import { adminAddress, addressesOf } from '../addresses.ts';
import type { Database, House, SessionUser } from '../house.ts';
import { linkTexts } from '../links/link-texts.ts';
import type { MadeOf } from '../page-cache/made-of.ts';
import { tags } from '../page-cache/tags.ts';
import { berlinIso } from '../programme/berlin-time.ts';
import { showOwnSection } from '../sections/show-own-section.ts';
import { datesOfPerson } from './dates-of-person.ts';
import { rolesOfPerson } from './roles-of-person.ts';
import { personCategories, personCategoryMembers, persons } from './schema.ts';
import { summarisePersons } from './summarise-persons.ts';

interface Question {
  id: number;
  locale: Locale;
  /** Asked for the draft of the blocks. */
  edit: boolean;
  user: SessionUser | null;
}

/** Somebody with everything their page shows; 404 where they have none, for visitors. */
export async function showPerson(house: House, question: Question, made: MadeOf): Promise<Person> {
  const { db, clock } = house;
  const { id, locale, user } = question;
  const audience = user ? 'editor' : 'visitor';
  made.tags.add(tags.person(id));
  const [row] = await db.select().from(persons).where(eq(persons.id, id));
  if (!row || (!row.isOnline && !user)) throw new AppError('not_found');
  const [summary] = await summarisePersons(db, [row], locale, made.tags);
  if (!summary) throw new AppError('not_found');
  const biography = inLocale(row.biography, locale);
  const linked = await linkTexts(db, { texts: [biography.text] }, { locale, audience, clock }, made.tags);
  return {
    ...summary,
    biography: linked.html(biography.text),
    ...(biography.lang ? { biography_lang: biography.lang } : {}),
    website: /^https?:\/\//i.test(row.website) ? row.website : '',
    categories: await categoriesOf(db, id, locale, made.tags),
    roles: await rolesOfPerson(db, id, { locale, audience }, made),
    ...(await datesOfPerson(db, id, locale, clock(), made)),
    ...(await showOwnSection(house, `person-${id}`, question, made)),
    urls: addressesOf('person', row),
    settings_url: adminAddress('persons', id),
    updated_at: berlinIso(row.updatedAt),
  };
}

async function categoriesOf(db: Database, personId: number, locale: Locale, used: Set<string>) {
  used.add(tags.personCategories);
  const rows = await db
    .select({ slug: personCategories.slug, name: personCategories.name })
    .from(personCategoryMembers)
    .innerJoin(personCategories, eq(personCategories.id, personCategoryMembers.categoryId))
    .where(eq(personCategoryMembers.personId, personId))
    .orderBy(asc(personCategories.position), asc(personCategories.id));
  return rows.map(({ slug, name }) => ({ slug, name: inLocale(name, locale).text }));
}
