import { z } from 'zod';
import { address } from '../base/address.ts';
import { referenceTo } from '../resources/resource-fields.ts';
import { component } from '../base/schema-parts.ts';

/** Characters of an SVG; a logo with outlined letters has about 20,000. */
export const largestSvg = 60_000;

/** A mark of the house: an SVG, or else a picture of the media library. */
const markFields = {
  svg: z
    .string()
    .trim()
    .max(largestSvg)
    .describe('SVG text, as the check of the server leaves it; empty if there is none.'),
  media_id: referenceTo('pictures').nullable().describe('Picture of the media library; used if there is no SVG.'),
};

export const markInput = z.strictObject(markFields);
export const markSchema = z.object(markFields).default({ svg: '', media_id: null });
export type HouseMark = z.infer<typeof markSchema>;

/** Every mark, in the order of the office's screen. */
export const markNames = ['logo', 'logo_on_dark', 'city_mark', 'icon'] as const;
export type MarkName = (typeof markNames)[number];

/** A mark as pages show it. */
export const shownMarkSchema = component('HouseMark', {
  url: address('Address, or a `data:` URL for a small SVG.'),
  width: z.number().describe('Width in any unit; only its ratio to the height counts.'),
  height: z.number(),
});
export type ShownMark = z.infer<typeof shownMarkSchema>;

/** What makes the identity of the house for browsers, besides its name. */
export const shownMarksSchema = z.object({
  logo: shownMarkSchema.nullable().describe('Logo on light ground; null: the name set in text.'),
  logo_on_dark: shownMarkSchema.nullable().describe('Logo on dark ground.'),
  city_mark: shownMarkSchema.nullable().describe('Mark of the city, in the footer on dark ground.'),
  icons: component('HouseIcons', {
    svg: address('Scalable icon; null if the icon is a picture.').nullable(),
    png: address('Icon of 192 × 192 pixels.'),
    touch: address('Icon of 180 × 180 pixels for home screens.'),
    large: address('Icon of 512 × 512 pixels.'),
  }),
});
