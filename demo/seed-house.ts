import type { House } from '#server/house.ts';
import { contactPeople, departments as departmentTable } from '#server/contact/schema.ts';
import { breakingNews as newsTable, slides as slideTable } from '#server/home/schema.ts';
import { departments } from './contact/departments.ts';
import { news, slides } from './home/slides.ts';
import { type Names, resolveTarget } from './place-blocks.ts';
import { day } from './programme/berlin-moment.ts';

/** Whom to write to, and what the home page announces. */
export async function seedHouse(house: House, names: Names): Promise<void> {
  const rows = await house.db
    .insert(departmentTable)
    .values(
      departments.map(({ slug, name, description, phone, email, hours }, position) => ({
        slug,
        name,
        description,
        phone,
        email,
        openingHours: hours,
        position,
      })),
    )
    .returning({ id: departmentTable.id });
  await house.db.insert(contactPeople).values(
    departments.flatMap(({ people }, n) =>
      people.map(({ name, role, phone = '', email = '' }, position) => ({
        departmentId: rows[n]?.id ?? 0,
        name,
        role,
        phone,
        email,
        position,
      })),
    ),
  );
  await house.db.insert(slideTable).values(
    slides.map(({ title, preline, text, target, linkText, picture }, position) => ({
      title,
      preline,
      text,
      link: resolveTarget(target, names),
      linkText,
      imageId: names.picture(picture),
      position,
    })),
  );
  const now = house.clock();
  await house.db.insert(newsTable).values({
    title: news.title,
    text: news.text,
    link: resolveTarget(news.target, names),
    linkText: news.linkText,
    startsAt: now,
    endsAt: new Date(now.getTime() + news.days * day),
  });
}
