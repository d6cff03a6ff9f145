import type { LoadedFestivals } from './load.server.ts';
import { EntryList } from '../../listing/entry-list.tsx';
import { ScreenFrame } from '../../listing/screen-frame.tsx';
import { festivalFacts } from '../../teasers/festival-facts.ts';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';

/** Festivals and series, those with coming events first. */
export function FestivalsView({ page, list }: LoadedFestivals) {
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
