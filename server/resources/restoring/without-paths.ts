import type { Fields } from '#contract/resources/resource-fields.ts';
import { mapFields } from '../definition/map-leaves.ts';

type Values = Record<string, unknown>;

interface LeftOut {
  paths: string[];
  /** Links that lead nowhere, by their path. */
  links: { path: string; link: string }[];
}

/**
 * The values without what the paths name: of a text only the links that lead nowhere, of a list the whole entry, of
 * everything else the field.
 */
export function withoutPaths(fields: Fields, values: Values, { paths, links }: LeftOut): Values {
  const unlinked = withoutLinks(
    fields,
    values,
    links.filter(({ path }) => paths.includes(path)),
  );
  const linkPaths = new Set(links.map(({ path }) => path));
  const kept = structuredClone(unlinked);
  for (const path of paths) if (!linkPaths.has(path)) markAt(kept, path.split('.'));
  return withoutMarks(kept);
}

function withoutLinks(fields: Fields, values: Values, links: LeftOut['links']): Values {
  return mapFields(fields, values, {
    visit({ kind }, value, path) {
      const own = links.filter((one) => one.path === path);
      if (own.length === 0 || kind === 'reference') return value;
      if (kind === 'link') return '';
      return own.reduce((text, { link }) => text.replaceAll(` href="${link}"`, ''), String(value));
    },
  });
}

/** Stands for a value that is left out. */
const mark = { leftOut: true } as const;

function markAt(values: Values, path: string[]): void {
  const [field = '', index = ''] = path;
  const list = values[field];
  if (Array.isArray(list) && /^\d+$/.test(index)) {
    if (Number(index) < list.length) list[Number(index)] = mark;
  } else values[field] = mark;
}

function withoutMarks(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      if (value === mark) return [];
      return [[name, Array.isArray(value) ? value.filter((entry) => entry !== mark) : value]];
    }),
  );
}
