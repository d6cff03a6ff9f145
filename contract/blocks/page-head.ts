import { anchor, image, line } from '../fields/field.ts';
import { defineModule } from '../fields/module-kind.ts';
import { locales, type Locale } from '../base/locale.ts';
import { keysOf } from '../base/records.ts';
import type { Block } from './block.ts';

/**
 * The head of a page as a block of its draft: it has an id and fields as any other, and is changed by the same
 * operations, but it is no module. It stands at the root of the tree of a page and nowhere else.
 */
export const pageHead = defineModule({
  model: 'pagehead',
  label: { de: 'Kopf der Seite', en: 'Head of the page' },
  group: null,
  icon: 'heading',
  titleField: 'title',
  fields: {
    title: line('Titel', 'Title', { required: true, maximum: 200, inline: true }),
    headline: line('Überschrift', 'Headline', { maximum: 200, inline: true }),
    slug: { ...anchor(), label: { de: 'Adresse', en: 'Address' }, translated: true },
    hero_image: image('Bild des Kopfes', 'Picture of the head'),
    focal: line('Blickpunkt', 'Focal point', {
      translated: false,
      pattern: /^(?:\d{1,3}(?:\.\d)? \d{1,3}(?:\.\d)?)?$/,
    }),
  },
});

/** Values of a head, as a block holds them. */
export type HeadValues = Pick<Block, 'fields' | 'translations'>;

/** A place in a head: a shared field, or a translated one in a language. */
export interface HeadPlace {
  field: string;
  locale: Locale | null;
}

export function isHead({ model }: Pick<Block, 'model'>): boolean {
  return model === pageHead.model;
}

function headIdOf(pageId: number): string {
  return `head-${pageId}`;
}

export const headPlaces: readonly HeadPlace[] = keysOf(pageHead.fields).flatMap((field): HeadPlace[] =>
  pageHead.fields[field].translated ? locales.map((locale) => ({ field, locale })) : [{ field, locale: null }],
);

export function headValue(values: HeadValues, { field, locale }: HeadPlace): unknown {
  return locale === null ? values.fields[field] : values.translations[locale][field];
}

/** The focal point of the picture, in percent; null without a picture, and for a point outside of it. */
export function readFocal({ fields }: HeadValues): { x: number; y: number } | null {
  const [x, y] = String(fields.focal ?? '')
    .split(' ')
    .map(Number);
  return x === undefined || y === undefined || x > 100 || y > 100 ? null : { x, y };
}

export function writeFocal({ x, y }: { x: number; y: number }): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}

/** The same values with one of them replaced. */
function withValue<V extends HeadValues>(values: V, { field, locale }: HeadPlace, value: unknown): V {
  if (locale === null) return { ...values, fields: { ...values.fields, [field]: value } };
  const texts = { ...values.translations[locale], [field]: value };
  return { ...values, translations: { ...values.translations, [locale]: texts } };
}

/** The places where a draft proposes something else than the page has, as far as the draft knows the page. */
export function proposedIn(head: Block): HeadPlace[] {
  return headPlaces.filter((place) => headValue(head, place) !== headValue(head.base ?? head, place));
}

/** Of these, the places where the page itself has been changed since, in the back office or by a publication. */
export function overtakenIn(head: Block, page: HeadValues): HeadPlace[] {
  return proposedIn(head).filter((place) => {
    const now = headValue(page, place);
    return now !== headValue(head.base ?? head, place) && now !== headValue(head, place);
  });
}

/**
 * The head of a draft beside the current values of its page: what the draft does not change is as the page has it now,
 * what it does change stays, with the value that the page had then.
 */
export function onPage(head: Block, page: HeadValues): Block {
  let next: Block = { ...head, base: head.base ?? { fields: page.fields, translations: page.translations } };
  const proposed = new Set(proposedIn(next).map(keyOf));
  for (const place of headPlaces) {
    const now = headValue(page, place);
    if (proposed.has(keyOf(place)) && headValue(next, place) !== now) continue;
    if (headValue(next, place) !== now) next = withValue(next, place, now);
    if (next.base && headValue(next.base, place) !== now) next = { ...next, base: withValue(next.base, place, now) };
  }
  return next;
}

/** The same after these places of an earlier state of the draft were published: they are what the draft goes on from. */
export function afterPublishing(head: Block, page: HeadValues, places: readonly HeadPlace[]): Block {
  const base = places.reduce(
    (values, place) => withValue(values, place, headValue(page, place)),
    head.base ?? { fields: page.fields, translations: page.translations },
  );
  return onPage({ ...head, base }, page);
}

function keyOf({ field, locale }: HeadPlace): string {
  return `${field} ${locale}`;
}

/** A head that proposes nothing. */
export function headOf(pageId: number, page: HeadValues): Block {
  const values = { fields: page.fields, translations: page.translations };
  return { id: headIdOf(pageId), model: 'pagehead', ...values, base: values };
}
