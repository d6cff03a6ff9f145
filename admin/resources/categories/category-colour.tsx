import { useRecordContext, useTranslate } from 'react-admin';
import { shownCategoryColour } from '#contract/settings/theme/category-colours.ts';
import { useSiteTheme } from '../../api/use-site.ts';
import { ColourDot } from '../../fields/colour/colour-dot.tsx';
import { recordTitle } from '../../format/record-title.ts';

/** The colour that visitors see beside the category of the row; undefined while loading. */
function useShownColour(): string | undefined {
  const row = useRecordContext();
  const theme = useSiteTheme();
  return row && theme && shownCategoryColour({ slug: String(row.slug), colour: String(row.colour) }, theme.colours);
}

/** Name of a category with its colour. */
export function CategoryName() {
  const row = useRecordContext();
  const shown = useShownColour();
  if (!row) return null;
  return (
    <>
      {shown !== undefined && <ColourDot colour={shown} />}
      {recordTitle(row)}
    </>
  );
}

/** The colour of a category and its origin. */
export function CategoryColour() {
  const translate = useTranslate();
  const row = useRecordContext();
  const shown = useShownColour();
  if (!row || shown === undefined) return null;
  return (
    <>
      <ColourDot colour={shown} />
      {row.colour === ''
        ? translate('categories.usual_colour')
        : row.colour === shown
          ? shown
          : translate('categories.adapted_colour', { chosen: row.colour, shown })}
    </>
  );
}
