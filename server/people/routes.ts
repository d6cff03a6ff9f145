import type { OpenAPIHono } from '@hono/zod-openapi';
import { peopleApi } from '#contract/api.ts';
import type { House } from '../house.ts';
import { listAnswer, offsetOf } from '../list-answer.ts';
import { mount } from '../mount.ts';
import { tags } from '../page-cache/tags.ts';
import { listPersonCategories, listPersons } from './list-persons.ts';
import { showPerson } from './show-person.ts';

/** Artists and everyone else on a cast list. */
export function peopleRoutes(app: OpenAPIHono, house: House): void {
  mount(app, house, peopleApi.categories, async ({ params, query, tags: used, context }) => {
    used.add(tags.persons).add(tags.personCategories);
    const slice = { limit: query.page_size, offset: offsetOf(query) };
    return listAnswer(context, query, await listPersonCategories(house.db, slice, params.locale, used));
  });

  mount(app, house, peopleApi.persons, async ({ params, query, tags: used, context }) => {
    used.add(tags.persons);
    const slice = { limit: query.page_size, offset: offsetOf(query) };
    return listAnswer(context, query, await listPersons(house.db, query, slice, params.locale, used));
  });

  mount(app, house, peopleApi.person, (call) => {
    const question = { ...call.params, edit: call.query.edit !== undefined, user: call.user };
    return showPerson(house, question, call);
  });
}
