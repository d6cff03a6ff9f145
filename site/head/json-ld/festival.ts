import type { LoadedFestival } from '../../screens/festival/load.server.ts';
import { htmlToText } from '#text/html-to-text.ts';
import { eventNode, isPrivate } from './event.ts';
import { absolute, type Facts, images, node, type Node } from './node.ts';
import { organizationReference } from './organization.ts';

/** A festival, or a series of events, with those of its events that the page shows. */
export function festivalNodes({ festival, list }: Pick<LoadedFestival, 'festival' | 'list'>, facts: Facts): Node[] {
  const url = absolute(festival.url, facts);
  const shown = list.results.filter((event) => !isPrivate(event));
  return [
    node(festival.kind === 'festival' ? 'Festival' : 'EventSeries', {
      '@id': url && `${url}#series`,
      name: festival.title,
      url,
      description: htmlToText(festival.description),
      startDate: festival.starts_on ?? undefined,
      endDate: festival.ends_on ?? undefined,
      image: images([festival.picture], facts),
      organizer: organizationReference(facts),
      subEvent: shown.map((event) => eventNode(event, facts, { over: false, picture: null })),
    }),
  ];
}
