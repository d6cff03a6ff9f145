import type { LoadedArtist } from '../../content/load-artists.server.ts';
import { shorten } from '../meta.ts';
import { absolute, type Facts, images, node, type Node, plainText } from './node.ts';

/** Somebody who sings, plays or works here. */
export function personNodes({ page, person }: LoadedArtist, facts: Facts): Node[] {
  return [
    node(person.is_group ? 'PerformingGroup' : 'Person', {
      name: person.name,
      url: absolute(page.urls[facts.locale], facts),
      jobTitle: person.is_group ? undefined : person.profession,
      description: shorten(plainText(person.biography), 300),
      image: images([person.picture], facts),
      sameAs: person.website,
    }),
  ];
}
