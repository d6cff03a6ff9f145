import { z } from 'zod';
import type { Model } from '#modules/schemas.ts';
import { type Block, kindOf, widthsOf } from './block.ts';
import { eventSummarySchema } from './event.ts';
import type { Field, Fields, ValueOf } from './field.ts';
import { isEmptyValue } from './field-value.ts';
import { defaultLocale, type Locale } from './locale.ts';
import { type Picture, pictureSchema, renditionUrl, type thumbsSchema, widthsFor } from './media.ts';
import { isShown } from './omitted.ts';
import { anyReferenceKind, readReference } from './reference.ts';

/** What a block's references lead to, in one language; gathered by the server. */
export const resolvedSchema = z
  .object({
    pictures: z.record(z.string(), pictureSchema).describe('Pictures by media id.'),
    links: z
      .record(z.string(), z.object({ url: z.string(), title: z.string() }))
      .describe('Current addresses of internal links, by reference such as `page:12`; what is gone is missing.'),
    events: z.record(z.string(), eventSummarySchema).describe('Events by id.'),
  })
  .meta({ id: 'Resolved' });
export type Resolved = z.infer<typeof resolvedSchema>;

/**
 * A block as it travels to a page: flat, in one language. Besides the fields of its kind it carries what they lead to:
 * `image_url`, `image_alt`, `image_copyright`, `thumbs`, `picture` for a picture; `link_url` for a link; `event_obj` for an event.
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
    model: z.string().describe('Kind of content module, e.g. `headline`.') as unknown as z.ZodType<Model>,
    id: z.string(),
    slug: z.string().describe('Anchor of the block; of a section’s root its slug.'),
    get columns() {
      return z
        .array(
          z.object({
            classes: z.string().describe('Width on a grid of 12, `col-8`.'),
            children: z.array(flatBlockSchema),
          }),
        )
        .optional();
    },
    get children() {
      return z.array(flatBlockSchema).optional();
    },
    parent: z.string().nullable().describe('Id of the block it stands in; null for a section’s root.'),
    content_type: z.string().nullable().describe('What the section belongs to, e.g. `page`; null below the root.'),
    object_id: z.int().nullable(),
    order: z.int().describe('Position among its siblings, counted from 0.'),
    fallback: z.array(z.string()).optional(),
  })
  .meta({ id: 'FlatBlock' });

/** The flat type of a kind, for its view. */
export type FlatOf<K extends { fields: Fields }> = FlatBlock & {
  [N in keyof K['fields']]: ValueOf<K['fields'][N]>;
} & Partial<Derived>;

/** What a flat block may carry besides its fields. */
export interface Derived {
  image_url: string;
  image_alt: string;
  image_copyright: string;
  thumbs: z.infer<typeof thumbsSchema>;
  picture: Picture;
  link_url: string;
  event_obj: z.infer<typeof eventSummarySchema>;
}

export interface FlattenContext {
  locale: Locale;
  resolved: Resolved;
  /** True for all of the tree, with what is left out of this language's page. */
  whole?: boolean;
  /** Set for the root of a section. */
  section?: { slug: string; content_type: string | null; object_id: number | null };
}

/**
 * The block and everything below it, flat, in one language, German where the other language is empty. What is left out of
 * that language's page is missing; the others keep their numbers.
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
  if (field.kind === 'link') flat[`${name}_url`] = linkUrl(String(value ?? ''), resolved);
  if (field.kind === 'event') flat.event_obj = resolved.events[String(value)];
  if (field.kind === 'rich') flat[name] = linkedHtml(String(value ?? ''), resolved);
}

const internalLink = new RegExp(` href="((?:${anyReferenceKind}):\\d+(?:#[\\w-]+)?)"`, 'g');

/** Rich text with its internal links as current addresses; a link whose target is gone keeps its words only. */
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

/** The address a link target leads to; empty where its target is gone. */
export function linkUrl(target: string, resolved: Pick<Resolved, 'links'>): string {
  const reference = readReference(target);
  if (!reference) return target;
  const url = resolved.links[`${reference.kind}:${reference.id}`]?.url ?? '';
  return url === '' ? '' : url + reference.anchor;
}
