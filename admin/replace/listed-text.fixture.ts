import type { FoundText } from '#contract/editing/replacing-api.ts';

interface Wanted {
  id?: number;
  path?: string;
  /** Whether each of its places is possible. */
  places?: boolean[];
  change?: Partial<FoundText>;
}

/** A text of a public production, as the search answers it. */
export function foundText({ id = 1, path = 'title.de', places = [true], change = {} }: Wanted = {}): FoundText {
  return {
    target: { kind: 'record', resource: 'productions', id, path },
    seen: `seen-${id}-${path}`,
    owner: { kind: 'production', id, title: `Tosca ${id}`, url: `/de/tosca-${id}` },
    label: path,
    locale: 'de',
    places: places.map((possible, index) => ({ index, before: 'Das ', found: 'Haus', after: '', possible })),
    refused: null,
    is_live: true,
    ...change,
  };
}

/** The same of a module on a page. */
export function moduleText(block: string, change: Partial<FoundText> = {}): FoundText {
  return foundText({
    change: {
      target: { kind: 'module', slug: 'page-7', block, field: 'content', locale: 'de' },
      seen: `seen-${block}`,
      owner: { kind: 'page', id: 7, title: 'Freunde', url: '/de/freunde' },
      is_live: false,
      ...change,
    },
  });
}
