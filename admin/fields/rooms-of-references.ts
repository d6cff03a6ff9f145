import type { ReferenceKind } from '../../contract/reference.ts';

/** Resource of the back office for each kind of thing that a link can lead to. */
export const roomsOfReferences: Record<ReferenceKind, string> = {
  page: 'pages',
  production: 'productions',
  event: 'events',
  article: 'articles',
  person: 'persons',
  subscription: 'seasonsubscriptions',
  media: 'media',
};

export function roomOf(kind: string): string {
  return roomsOfReferences[kind as ReferenceKind] ?? kind;
}
