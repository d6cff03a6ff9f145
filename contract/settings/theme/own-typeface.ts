import { z } from 'zod';
import { addressMeta } from '../../base/address.ts';
import { referenceTo, requiredLine } from '../../resources/resource-fields.ts';
import { component } from '../../base/schema-parts.ts';

export const typefaceKinds = ['serif', 'sans'] as const;
export type TypefaceKind = (typeof typefaceKinds)[number];

const fontFile = referenceTo('media');

/** A typeface of the house's own: font files of the media library. */
const ownTypefaceFields = {
  name: requiredLine(60).describe('What staff call it.'),
  licence: requiredLine(300).describe('Who owns it and what it allows; for staff.'),
  kind: z.enum(typefaceKinds).describe('Which fonts of devices come near it.'),
  regular_id: fontFile.describe('Font file of the media library: WOFF2, TTF or OTF.'),
  light_id: fontFile.nullable().describe('Light face; null: the regular one.'),
  italic_id: fontFile.nullable().describe('Italic; null: the regular face.'),
};

export const ownTypefaceInput = z.strictObject(ownTypefaceFields).nullable();
export const ownTypefaceSchema = component('OwnTypeface', ownTypefaceFields).nullable();
export type OwnTypeface = NonNullable<z.infer<typeof ownTypefaceSchema>>;

/** The faces, as settings name them. */
export const ownFaceNames = ['light', 'regular', 'italic'] as const;
export type OwnFaceName = (typeof ownFaceNames)[number];

const percent = z.number().min(10).max(500);

const standInSchema = component('StandIn', {
  size: percent.describe('`size-adjust` in percent.'),
  ascent: percent.describe('`ascent-override` in percent.'),
  descent: z.number().min(0).max(500).describe('`descent-override` in percent.'),
});

/** Pages put the address into a style sheet, and the settings may come from a foreign backend. */
const face = (weights: string) =>
  z.object({
    url: z
      .string()
      .regex(new RegExp(`^/media/house/typeface-${weights}-[0-9a-f]{12}\\.woff2$`))
      .meta(addressMeta),
    usual: standInSchema.describe('Of Times New Roman or Arial.'),
    android: standInSchema.describe('Of Noto Serif or Roboto.'),
  });

export const shownTypefaceSchema = component('ShownTypeface', {
  kind: z.enum(typefaceKinds),
  light: face('300').nullable().describe('Weight 300; null: the regular face.'),
  regular: face('(?:300-)?400').describe('Weight 400, and 300 without a light face.'),
  italic: face('400-italic').nullable(),
});
export type ShownTypeface = z.infer<typeof shownTypefaceSchema>;
