import type { AppContext } from '#server/app-context.ts';
import {
  breakingNews as newsTable,
  contactPeople,
  departments as departmentTable,
  slides as slideTable,
} from '#server/db/tables/site.ts';
import { departments } from './contact/departments.ts';
import { news, slides } from './home/slides.ts';
import { type Names, resolveTarget } from './place-blocks.ts';
import { day } from './programme/berlin-moment.ts';

/** Seeds departments, slides and breaking news. */
export async function seedContactAndHome(ctx: AppContext, names: Names): Promise<void> {
  const rows = await ctx.db
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
  await ctx.db.insert(contactPeople).values(
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
  await ctx.db.insert(slideTable).values(
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
  const now = ctx.clock();
  await ctx.db.insert(newsTable).values({
    title: news.title,
    text: news.text,
    link: resolveTarget(news.target, names),
    linkText: news.linkText,
    startsAt: now,
    endsAt: new Date(now.getTime() + news.days * day),
  });
}
