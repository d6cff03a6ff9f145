import { z } from 'zod';
import { address } from '../base/address.ts';
import type { Model } from '#modules/schemas.ts';
import { type Block, kindOf, layoutIndex, widthsOf } from './block.ts';
import { type EventRow, eventSummarySchema } from '../events/event-summary.ts';
import type { Field, Fields, ValueOf } from '../fields/field.ts';
import { isEmptyValue } from '../fields/field-value.ts';
import { defaultLocale, type Locale } from '../base/locale.ts';
import { type Picture, pictureSchema, renditionUrl, type thumbsSchema, widthsFor } from '../media/media.ts';
import { isShown } from './omitted.ts';
import { anyReferenceKind, readReference } from '../fields/reference.ts';
import { component } from '../base/schema-parts.ts';

/** Entities that the blocks refer to, in one language; loaded by the server. */
export const resolvedSchema = component('Resolved', {
  pictures: z.record(z.string(), pictureSchema).describe('Pictures by media id.'),
  links: z
    .record(z.string(), z.object({ url: address(), title: z.string() }))
    .describe('Current URLs of internal links, by reference such as `page:12`; deleted targets are absent.'),
  events: z.record(z.string(), eventSummarySchema).describe('Events by id.'),
  shared: z
    .record(
      z.string(),
      z.object({
        title: z.string(),
        get children(): z.ZodType<FlatBlock[]> {
          return z.array(flatBlockSchema);
        },
      }),
    )
    .optional()
    .describe('Name and modules of shared parts by id; absent if there are none.'),
});
export type Resolved = z.infer<typeof resolvedSchema>;

/**
 * A block in API responses: flat, in one language. Besides the fields of its kind it has data of the referenced entities:
 * `image_url`, `image_alt`, `image_copyright`, `thumbs`, `picture` for a picture; `link_url` for a link; `event_obj` for an event.
 * The `children` of a shared part are the modules of the part.
 * A file of the library that the block plays is its address: `video_url`, `captions_de_url`.
 * The `layout` of a container is its index in the list of layouts: 3 for `50-50`.
 */
export interface FlatBlock {
  model: Model;
  id: string;
  slug: string;
  columns?: { classes: string; children: FlatBlock[] }[];
  children?: FlatBlock[];
  parent: string | null;
  content_type: string | null;
  object_id: number | null;
  order: number;
  /** Names of fields that show German because English is empty. */
  fallback?: string[];
  [field: string]: unknown;
}

export const flatBlockSchema: z.ZodType<FlatBlock> = z
  .looseObject({
    // A string, so that answers with a newer kind parse; readers leave out the kinds that they do not know.
    model: z.string().describe('Module kind, e.g. `headline`.') as z.ZodType<Model>,
    id: z.string(),
    slug: z.string().describe('Anchor of the block; for the root of a section, the slug of the section.'),
    get columns() {
      return z
        .array(
          z.object({
            classes: z.string().describe('Column width on a 12-column grid, e.g. `col-8`.'),
            children: z.array(flatBlockSchema),
          }),
        )
        .optional();
    },
    get children() {
      return z.array(flatBlockSchema).optional();
    },
    parent: z.string().nullable().describe('Id of the parent block; null for the root of a section.'),
    content_type: z
      .string()
      .nullable()
      .describe('Type of the entity that owns the section, e.g. `page`; null for all blocks except the root.'),
    object_id: z.int().nullable(),
    order: z.int().describe('Zero-based position in its column or list.'),
    fallback: z.array(z.string()).optional(),
  })
  .meta({ id: 'FlatBlock' });

/** Flat block type of a module kind; props of its view. */
export type FlatOf<K extends { fields: Fields }> = FlatBlock & {
  [N in keyof K['fields']]: N extends 'layout' ? number : ValueOf<K['fields'][N]>;
} & Partial<Derived>;

/** Additional properties of a flat block, derived from its references. */
export interface Derived {
  image_url: string;
  image_alt: string;
  image_copyright: string;
  thumbs: z.infer<typeof thumbsSchema>;
  picture: Picture;
  link_url: string;
  event_obj: EventRow;
}

export interface FlattenContext {
  locale: Locale;
  resolved: Resolved;
  /** True to include the blocks that the page of this language omits. */
  whole?: boolean;
  /** Data for the root block of a section. */
  section?: { slug: string; content_type: string | null; object_id: number | null };
}

/**
 * Converts a block and its descendants to flat blocks in one language, with German as fallback. Blocks that the page of
 * this language omits are absent; the others keep their `order`.
 */
export function flatten(block: Block, context: FlattenContext, parent: string | null = null, order = 0): FlatBlock {
  const kind = kindOf(block.model);
  const { section } = parent === null ? context : {};
  const anchor = block.fields.anchor ?? block.fields.slug ?? '';
  const flat: FlatBlock = {
    model: block.model,
    id: block.id,
    ...values(block, kind.fields, context),
    slug: section?.slug ?? String(anchor),
    parent,
    content_type: section?.content_type ?? null,
    object_id: section?.object_id ?? null,
    order,
  };
  const inside = (children: Block[]) =>
    children.flatMap((child, index) =>
      context.whole || isShown(child, context.locale) ? [flatten(child, context, block.id, index)] : [],
    );
  if (block.columns) {
    const widths = widthsOf(String(block.fields.layout));
    flat.layout = layoutIndex(String(block.fields.layout));
    flat.columns = block.columns.map((column, index) => ({
      classes: `col-${widths[index] ?? 12}`,
      children: inside(column.children),
    }));
  }
  if (block.children) flat.children = inside(block.children);
  return flat;
}

function values(block: Block, fields: Fields, context: FlattenContext): Record<string, unknown> {
  const flat: Record<string, unknown> = {};
  const fallback: string[] = [];
  for (const [name, field] of Object.entries(fields)) {
    flat[name] = field.translated ? translated(block, name, field, context.locale, fallback) : block.fields[name];
    derive(flat, name, field, context.resolved);
  }
  if (fallback.length > 0) flat.fallback = fallback;
  return flat;
}

function translated(block: Block, name: string, field: Field, locale: Locale, fallback: string[]): unknown {
  const own = block.translations[locale][name] ?? '';
  if (locale === defaultLocale || !isEmptyValue(field, own)) return own;
  const german = block.translations[defaultLocale][name] ?? '';
  if (isEmptyValue(field, german)) return own;
  fallback.push(name);
  return german;
}

function derive(flat: Record<string, unknown>, name: string, field: Field, resolved: Resolved): void {
  const value = flat[name];
  if (field.kind === 'image') Object.assign(flat, pictureFields(resolved.pictures[String(value)]));
  if (field.kind === 'embed' && field.files) flat[name] = linkUrl(String(value ?? ''), resolved);
  if (field.kind === 'link') flat[`${name}_url`] = linkUrl(String(value ?? ''), resolved);
  if (field.kind === 'event') flat.event_obj = resolved.events[String(value)];
  if (field.kind === 'shared') flat.children = resolved.shared?.[String(value)]?.children ?? [];
  if (field.kind === 'rich') flat[name] = linkedHtml(String(value ?? ''), resolved);
}

const internalLink = new RegExp(` href="((?:${anyReferenceKind}):\\d+(?:#[\\w-]+)?)"`, 'g');

/** Replaces internal references in rich text by current URLs; a link to a missing target loses its `href`. */
export function linkedHtml(html: string, resolved: Pick<Resolved, 'links'>): string {
  return html.replaceAll(internalLink, (_, target: string) => {
    const url = linkUrl(target, resolved);
    return url === '' ? '' : ` href="${url.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
  });
}

function pictureFields(picture: Picture | undefined): Partial<Derived> {
  if (!picture) return { image_url: '' };
  const widths = widthsFor(picture.width);
  return {
    image_url: renditionUrl(picture.base, widths.at(-1) ?? 320, 'jpg'),
    image_alt: picture.alt,
    image_copyright: picture.copyright,
    thumbs: Object.fromEntries(widths.map((width) => [String(width), renditionUrl(picture.base, width, 'webp')])),
    picture,
  };
}

/** URL of a link target; empty if the target is missing. */
export function linkUrl(target: string, resolved: Pick<Resolved, 'links'>): string {
  const reference = readReference(target);
  if (!reference) return target;
  const url = resolved.links[`${reference.kind}:${reference.id}`]?.url ?? '';
  return url === '' ? '' : url + reference.anchor;
}
