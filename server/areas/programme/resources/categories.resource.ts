import type { Problem } from '#contract/base/errors.ts';
import { categoriesResource } from '#contract/programme/programme-resources.ts';
import type { StoredOf } from '#contract/resources/define-resource.ts';
import { categoryColourProblem } from '#contract/settings/theme/category-colours.ts';
import type { Transaction } from '../../../db/database.ts';
import { tags } from '../../../platform/invalidation/tags.ts';
import { eventCategories, events, productions } from '../../../db/tables/programme.ts';
import { seasonSubscriptions, subscriptionCategories } from '../../../db/tables/subscriptions.ts';
import { readSiteSettings } from '../../site-settings/site-settings.ts';
import { defineResource } from '../../../resources/definition/resource.ts';
import { foldTexts } from '../../../resources/definition/searched-text.ts';
import { usedBy, usedThrough } from '../../../resources/definition/uses.ts';

export const categoriesDefinition = defineResource({
  contract: categoriesResource,
  table: eventCategories,
  kind: 'category',
  searched: foldTexts(eventCategories.name, eventCategories.slug),
  unique: ['slug'],
  // Every page has the chosen colours in its style.
  tags: ({ before, after }) => [tags.categories, tags.search, ...(hasSameColour(before, after) ? [] : [tags.site])],
  check: checkColour,
  uses: [
    usedBy('production', productions, productions.categoryId),
    usedBy('event', events, events.categoryId),
    usedThrough('subscription', {
      table: seasonSubscriptions,
      through: subscriptionCategories.subscriptionId,
      reference: subscriptionCategories.categoryId,
    }),
  ],
});

type Category = { state: Pick<StoredOf<typeof categoriesResource>, 'slug' | 'colour'> } | null;

function hasSameColour(before: Category, after: Category): boolean {
  const shown = (category: Category) => category?.state.colour && `${category.state.slug} ${category.state.colour}`;
  return (shown(before) ?? '') === (shown(after) ?? '');
}

/** Only a colour that was changed: a stored one becomes lighter or darker when the theme changes. */
async function checkColour(
  { colour }: { colour?: string },
  { before }: { before: Category },
  tx: Transaction,
): Promise<Problem[]> {
  if (!colour || colour === before?.state.colour) return [];
  const { theme } = await readSiteSettings(tx);
  const problem = categoryColourProblem(colour, theme.colours);
  return problem ? [{ path: 'colour', message: problem.message }] : [];
}
