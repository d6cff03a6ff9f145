import { z } from 'zod';
import { byId } from '../base/parameters.ts';
import { endpoint } from '../base/endpoint.ts';
import { type ResourceContract, storedSchema, translationsQuery } from './define-resource.ts';

/** How an entry of a resource is duplicated. Fields that are named nowhere always go along. */
export interface CopyRules<Name = string> {
  /** Parts that can be left out, with their fields. */
  parts: Readonly<Record<string, readonly Name[]>>;
  /** True if its own section can go along, as the part `section`. */
  hasSection?: true;
  /** Fields that never go along: the copy has their defaults. Slug and publication never do. */
  dropped: readonly Name[];
  /** Fields for which the copy can get another value than the original has. */
  changeable: readonly Name[];
  /** Those of `changeable` that must be sent. */
  required: readonly Name[];
}

/** Part for the blocks of the entry's own section. */
export const sectionPart = 'section';

/** Names of the parts that can be left out. */
export function partsOf({ parts, hasSection }: CopyRules): string[] {
  return [...Object.keys(parts), ...(hasSection ? [sectionPart] : [])];
}

/** Request body of a copy: the chosen parts, and values that differ from the original. */
export function copySchema({ fields }: ResourceContract, rules: CopyRules) {
  const values = rules.changeable.flatMap((name) => {
    const field = fields[name];
    return field ? [[name, rules.required.includes(name) ? field : field.optional()] as const] : [];
  });
  return z.strictObject({
    ...Object.fromEntries(values),
    parts: z
      .array(z.enum(partsOf(rules)))
      .max(20)
      .describe('What goes along; everything else is left out.'),
  });
}

/** Duplicates an entry of a resource. */
export function copyCall(resource: ResourceContract, rules: CopyRules) {
  const { path, tag, schema, access } = resource;
  return endpoint({
    id: `copy${schema}`,
    method: 'post',
    path: `/{locale}/api/${path}/{id}/copy/`,
    tag,
    access,
    summary:
      'Duplicates an entry with the chosen parts; with `translations=all`. The copy is a draft with a slug of its own.',
    params: byId,
    query: translationsQuery.required(),
    body: copySchema(resource, rules).meta({ id: `${schema}Copy` }),
    response: storedSchema(resource),
    status: 201,
  });
}
