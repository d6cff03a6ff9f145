import { z } from 'zod';
import type { LocalizedText } from '../../base/localized.ts';
import { contrast, isColour, nearest } from './colour.ts';
import { colourLabels, tooAlikeMessage } from './colour-labels.ts';
import { deriveColours, shapeContrast, type SiteColours } from './derive-colours.ts';
import type { ThemeColours } from './theme.ts';
import { component } from '../../base/schema-parts.ts';

/** The colour that a house has chosen for a category of events. */
export const categoryColourSchema = component('CategoryColour', {
  slug: z.string().describe('Slug of the category.'),
  colour: z.string().describe('As `#rrggbb`.'),
});
export type CategoryColour = z.infer<typeof categoryColourSchema>;

/** What the mark of a category stands on. */
const groundsOf = ({ paper, paperDeep }: SiteColours) => [paper, paperDeep];

const lowestContrast = (colour: string, site: SiteColours) =>
  Math.min(...groundsOf(site).map((ground) => contrast(colour, ground)));

/** The nearest colour to this one that can be seen on the grounds of the theme; on most it is the same. */
function visibleColour(colour: string, site: SiteColours): string {
  return nearest(colour, (each) => lowestContrast(each, site) >= shapeContrast) ?? colour;
}

/**
 * The colour that visitors see beside a category: the chosen one, or that of the theme. The slugs with a hue of their own
 * are those of `modules/events/category-hue.module.css`.
 */
export function shownCategoryColour({ slug, colour }: CategoryColour, colours: ThemeColours): string {
  const site = deriveColours(colours);
  if (colour !== '') return visibleColour(colour, site);
  if (slug === 'oper') return site.accent;
  if (slug.startsWith('jung')) return site.categories.jung;
  return slug === 'operette' || slug === 'tanz' || slug === 'konzert' ? site.categories[slug] : site.categories.haus;
}

const thisColour = { de: 'Diese Farbe', en: 'This colour' };

/** A colour that cannot be seen beside the text; undefined if it can. */
export function categoryColourProblem(
  colour: string,
  colours: ThemeColours,
): { message: LocalizedText; suggestion: string } | undefined {
  const site = deriveColours(colours);
  const ratio = lowestContrast(colour, site);
  if (ratio >= shapeContrast) return undefined;
  const suggestion = visibleColour(colour, site);
  const problem = { ratio, needed: shapeContrast, suggestion };
  return { suggestion, message: tooAlikeMessage(thisColour, colourLabels.ground, problem) };
}

const isSlug = (slug: string) => /^[a-z0-9-]+$/.test(slug);

/**
 * Rules for the chosen colours on screens; empty if there are none. Not in a layer, so they precede those of the style
 * sheets.
 */
export function categoryCss(chosen: readonly CategoryColour[], colours: ThemeColours): string {
  const rules = chosen
    .filter(({ slug, colour }) => isSlug(slug) && isColour(colour))
    .map((each) => `[data-category='${each.slug}']{--category:${shownCategoryColour(each, colours)}}`);
  return rules.length === 0 ? '' : `@media screen{${rules.join('')}}`;
}
