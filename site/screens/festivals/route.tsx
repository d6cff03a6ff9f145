import type { Route } from './+types/route';
import { EntryList } from '../../listing/entry-list.tsx';
import { ScreenFrame } from '../../listing/screen-frame.tsx';
import { festivalFacts } from '../../teasers/festival-facts.ts';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { listPage } from '../../listing/list-page.ts';
import { loadScreen } from '../../loaders/load-screen.server.ts';
import type { LoadArgs } from '../../content/context.ts';

export { clientLoader, shouldRevalidate } from '../../framework/navigation/screen-data.ts';

/** All festivals and series, those with coming events first. */
export async function loader({ context }: LoadArgs) {
  const head = { title: m.festival_list(), description: m.festival_list_description() };
  return loadScreen({ context }, head, async ({ content, locale, query }) => ({
    list: listPage(await content.allFestivals(locale, query.page), query),
  }));
}

/** Festivals and series, those with coming events first. */
export default function Festivals({ loaderData: { page, list } }: Route.ComponentProps) {
  const locale = useLocale();
  return (
    <ScreenFrame page={page}>
      <EntryList
        list={list}
        entryOf={(festival) => ({ ...festival, text: festival.description, facts: festivalFacts(festival, locale) })}
        label={m.festival_list()}
        none={m.festival_none()}
        more={m.festival_more()}
      />
    </ScreenFrame>
  );
}
