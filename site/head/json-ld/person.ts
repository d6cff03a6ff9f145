import { htmlToText } from '#text/html-to-text.ts';
import type { LoadedArtist } from '../../screens/artist/load.server.ts';
import { shorten } from '../meta.ts';
import { absolute, type Facts, images, node, type Node } from './node.ts';

/** An artist, as a person or group. */
export function personNodes({ page, person }: LoadedArtist, facts: Facts): Node[] {
  return [
    node(person.is_group ? 'PerformingGroup' : 'Person', {
      name: person.name,
      url: absolute(page.urls[facts.locale], facts),
      jobTitle: person.is_group ? undefined : person.profession,
      description: shorten(htmlToText(person.biography), 300),
      image: images([person.picture], facts),
      sameAs: person.website,
    }),
  ];
}
