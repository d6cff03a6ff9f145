import type { Backend } from '../../http/backend.ts';
import { peopleApi } from '#contract/api.ts';
import type { AppContext } from '../../app-context.ts';
import { listAnswer, offsetOf } from '../../http/list-answer.ts';
import { mountQuery } from '../../http/mount.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { listPersonCategories, listPersons } from './list-persons.ts';
import { showPerson } from './show-person.ts';

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
