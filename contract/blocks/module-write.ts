import { z } from 'zod';
import { type Model, moduleKinds } from '#modules/schemas.ts';
import { blockId, kindOf } from './block.ts';
import { endpoint } from '../base/endpoint.ts';
import type { Field } from '../fields/field.ts';
import { flatBlockSchema } from './flat-block.ts';
import { keysOf } from '../base/records.ts';
import { localeSchema } from '../base/locale.ts';
import { strictComponent } from '../base/schema-parts.ts';

/** Response properties besides the fields of a kind. Clients may send them back; the server ignores them. */
const derived = [
  'model',
  'slug',
  'classes',
  'columns',
  'children',
  'content_type',
  'object_id',
  'fallback',
  'image_url',
  'image_alt',
  'image_copyright',
  'thumbs',
  'picture',
  'event_obj',
  'settings_url',
];

/** Position of the block; a change that contains it moves the block. */
const place = {
  parent: blockId.nullish().describe('Id of the parent block; required for a new block.'),
  column: z.int().min(0).max(11).optional().describe('Zero-based column of the container; default 0.'),
  order: z.int().min(0).optional().describe('Zero-based position in the column or list; last if absent.'),
};

function inputOf(field: Field): z.ZodType {
  switch (field.kind) {
    case 'flag':
      return z.boolean();
    case 'image':
    case 'event':
    case 'shared':
      return z.int().positive().nullable();
    case 'choice':
      return z.union([z.enum(field.options.map((option) => option.value)), z.int().min(0)]);
    default:
      return z.string().nullable();
  }
}

function describeField(name: string, field: Field): string {
  const rules = [
    field.label.en,
    field.required ? 'required' : '',
    field.maximum === undefined ? '' : `at most ${field.maximum} characters`,
    field.translated ? 'in the language of the path' : '',
    field.kind === 'choice'
      ? `default ${field.default}; a number is the value or, unless all values are numbers, its index`
      : '',
    field.kind === 'image' ? `id in the media library; without ${name} an image_url of the library will do` : '',
    field.kind === 'event' ? 'id of an event' : '',
    field.kind === 'shared' ? 'id of a shared part' : '',
    (field.kind === 'embed' || field.kind === 'link') && field.files
      ? `\`media:\` and the id of a file for ${field.files.join(' or ')} in the media library`
      : '',
  ];
  return `${rules.filter(Boolean).join(', ')}.`;
}

const schemas = new Map<Model, z.ZodType<ModuleWrite>>();

/** Request body of a write: the fields of the kind, flat, in the language of the path. */
export function moduleWriteSchema(model: Model): z.ZodType<ModuleWrite> {
  const schema = schemas.get(model) ?? buildSchema(model);
  schemas.set(model, schema);
  return schema;
}

const ignored = z.unknown().optional().describe('Ignored.');

/** The shape is made of the fields of the kind, which `ModuleWrite` leaves open. */
function buildSchema(model: Model): z.ZodType<ModuleWrite> {
  const fields = Object.entries(kindOf(model).fields);
  const imageUrl = z.string().nullish().describe('URL of a picture in the media library; used if `image` is absent.');
  return strictComponent(`${model}Write`, {
    ...Object.fromEntries(derived.map((name) => [name, ignored])),
    ...Object.fromEntries(fields.flatMap(([name, { kind }]) => (kind === 'link' ? [[`${name}_url`, ignored]] : []))),
    ...(fields.some(([, field]) => field.kind === 'image') ? { image_url: imageUrl } : {}),
    id: blockId.optional().describe('Id of the block; optional for a new block.'),
    ...place,
    ...Object.fromEntries(
      fields.map(([name, field]) => [name, inputOf(field).optional().describe(describeField(name, field))]),
    ),
  }) as z.ZodType<ModuleWrite>;
}

/** A validated write: position and fields of the kind. */
export interface ModuleWrite {
  id?: string;
  parent?: string | null;
  column?: number;
  order?: number;
  image_url?: string | null;
  children?: unknown;
  [field: string]: unknown;
}

const withId = z.object({ locale: localeSchema, id: blockId });
const namedInBody = z.looseObject({ id: blockId }).describe('The block; all properties except `id` are ignored.');

/** All endpoints of one kind. The id of an existing block is in the path, the query or the body. */
export function moduleEndpoints(model: Model) {
  const name = model[0]?.toUpperCase() + model.slice(1);
  const label = kindOf(model).label.en;
  const body = moduleWriteSchema(model);
  const path = `/{locale}/pageeditor-api/${model}` as const;
  const shared = { tag: 'modules', access: 'modules' } as const;
  const all = { ...shared, path } as const;
  const one = { ...shared, path: `${path}/{id}`, params: withId } as const;
  const replaced = {
    method: 'put',
    body,
    response: flatBlockSchema,
    summary: `${label}: every field anew; absent ones go back to their default.`,
  } as const;
  const changed = { body, response: flatBlockSchema, summary: `${label}: the fields sent.` } as const;
  const removed = { method: 'delete', summary: `${label}: removed from the draft with all below it.` } as const;
  return {
    show: endpoint({
      ...all,
      id: `find${name}`,
      query: z.object({ id: blockId }),
      response: flatBlockSchema,
      summary: `${label}: the block with this id, as drafted.`,
    }),
    showOne: endpoint({
      ...one,
      id: `show${name}`,
      response: flatBlockSchema,
      summary: `${label}: the block as drafted.`,
    }),
    create: endpoint({
      ...all,
      id: `create${name}`,
      method: 'post',
      body,
      response: flatBlockSchema,
      status: 201,
      summary: `${label}: a new block in a draft, with its children where there are any.`,
    }),
    replace: endpoint({ ...all, ...replaced, id: `replace${name}` }),
    replaceOne: endpoint({ ...one, ...replaced, id: `replace${name}ById` }),
    change: endpoint({ ...all, ...changed, id: `change${name}`, method: 'patch' }),
    changeOne: endpoint({ ...one, ...changed, id: `change${name}ById`, method: 'patch' }),
    updateOne: endpoint({ ...one, ...changed, id: `update${name}`, method: 'post' }),
    remove: endpoint({ ...all, ...removed, id: `remove${name}`, body: namedInBody }),
    removeOne: endpoint({ ...one, ...removed, id: `remove${name}ById` }),
  };
}

/** All module kinds, in alphabetical order. */
export const models = keysOf(moduleKinds);
