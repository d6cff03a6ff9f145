import type { Fields, ReferenceTarget } from '#contract/resources/resource-fields.ts';
import { mapFields } from '../../../resources/definition/map-leaves.ts';
import { type Mapping, mapText } from '../../sections/references/map-block.ts';
import { contentKinds } from '../kinds/content-kinds.ts';
import type { ContentRecord } from '../kinds/content-kind.ts';

/** Values with the ids of this house. A field that refers to something that is not here is left out, and named in `lost`. */
export function mapReferences(
  fields: Fields,
  values: ContentRecord,
  mapping: Mapping,
): { values: ContentRecord; lost: string[] } {
  const lost = new Set<string>();
  const mapped = mapFields(fields, values, {
    visit(field, value, path) {
      const own =
        field.kind === 'reference'
          ? mapping.ownId(kindOf(field.to), Number(value))
          : field.kind === 'link' || field.kind === 'rich'
            ? mapText(field.kind, String(value), mapping)
            : value;
      if (own === null) lost.add(path.split('.')[0] ?? path);
      return own;
    },
  });
  const kept = Object.entries(mapped).filter(([name]) => !lost.has(name));
  return { values: Object.fromEntries(kept), lost: [...lost] };
}

function kindOf(target: ReferenceTarget): string {
  const name = target === 'pictures' ? 'media' : target;
  const kind = contentKinds.find((one) => one.name === name)?.merging?.resource.kind;
  if (kind === undefined) throw new Error(`No kind of content is called ${name}`);
  return kind;
}
