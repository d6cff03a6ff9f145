import type { LoadedFestivals } from './load.server.ts';
import { metaOf } from '../../head/meta.ts';
import type { Route } from './+types/route';
import { EntryList } from '../../listing/entry-list.tsx';
import { ScreenFrame } from '../../listing/screen-frame.tsx';
import { festivalFacts } from '../../teasers/festival-facts.ts';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';

export { shouldRevalidate } from '../../framework/navigation/revalidates.ts';

export { loadFestivals as loader } from './load.server.ts';

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return metaOf(loaderData?.page, matches[0].loaderData?.head);
}

export default function Festivals({ loaderData }: Route.ComponentProps) {
  return <FestivalsView {...loaderData} />;
}

/** Festivals and series, those with coming events first. */
function FestivalsView({ page, list }: LoadedFestivals) {
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
