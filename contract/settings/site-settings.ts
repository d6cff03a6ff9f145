import { z } from 'zod';
import { address } from '../base/address.ts';
import { localizedText } from '../base/localized.ts';
import { defaultNewsletterLists } from '../newsletter/newsletter-lists.ts';
import { usualChangeOver } from '../programme/season-calendar-api.ts';
import { newsletterListSchema } from '../newsletter/newsletter.ts';
import { houseTexts } from './house-texts.ts';
import { mailTextsSchema, noMailTexts } from './mails/mail-texts.ts';
import { markSchema, shownMarksSchema } from './house.ts';
import { partNames } from './parts.ts';
import { categoryColourSchema } from './theme/category-colours.ts';
import { ownTypefaceSchema, shownTypefaceSchema } from './theme/own-typeface.ts';
import { themeSchema } from './theme/theme-file.ts';
import { usualTheme } from './theme/theme.ts';
import { component } from '../base/schema-parts.ts';

/** A word of the house with its translation. */
const glossaryEntrySchema = component('GlossaryEntry', {
  term: z.string().describe('The German word, written as in texts, e.g. `Spielzeit`.'),
  translation: z.string().describe('The English word, e.g. `season`; empty: the term stays as it is.'),
});
export type GlossaryEntry = z.infer<typeof glossaryEntrySchema>;

/** Name, contact data and texts that every page shows. */
export const siteSettingsSchema = component('SiteSettings', {
  is_open: z
    .boolean()
    .default(true)
    .describe('False: visitors get a page that says so, and public calls answer 503; signed-in people see the site.'),
  name: z.string().describe('Name of the opera house.'),
  english_name: z.string().default('').describe('Name in English, if it is another one.'),
  claim: localizedText.describe('Claim, one line below the name.'),
  city: z.string(),
  city_logo_text: localizedText.describe('Text next to the coat of arms of the city.'),
  logo: markSchema.describe('Logo on light ground; without one the name is set in text.'),
  logo_on_dark: markSchema.describe('Logo on dark ground; without one the other is used.'),
  name_beside_logo: z.boolean().default(true).describe('True: the name is set in text beside the logo.'),
  city_mark: markSchema.describe('Coat of arms or logo of the city, on dark ground.'),
  icon: markSchema.describe('Square mark for browser tabs and home screens.'),
  sharing_image_id: z
    .int()
    .nullable()
    .default(null)
    .describe('Picture behind the name where a page without a picture is shared.'),
  theme: themeSchema.default(usualTheme).describe('The look of the house as visitors see it.'),
  own_typeface: ownTypefaceSchema.default(null).describe('A typeface that the house has uploaded.'),
  ...houseTexts,
  mail_texts: mailTextsSchema
    .default(noMailTexts)
    .describe('Texts of mails to visitors; an empty one is that of the product, in each language by itself.'),
  phone: z.string().describe('Phone number of the ticket hotline, as displayed.'),
  email: z.string(),
  street: z.string(),
  postal_code: z.string(),
  box_office: localizedText.describe('Opening hours and location, separated by line breaks.'),
  newsletter_lists: z
    .array(newsletterListSchema)
    .max(20)
    .default(() => [...defaultNewsletterLists])
    .describe('Newsletters that visitors may choose; without any there is no form.'),
  consent_reasking: z
    .boolean()
    .default(true)
    .describe(
      'Whether visitors who declined statistics are asked again after they visited the imprint or the privacy page.',
    ),
  change_over_minutes: z
    .int()
    .min(0)
    .max(600)
    .default(usualChangeOver)
    .describe('Minutes between two events in one venue, unless the venue has its own.'),
  translation_glossary: z
    .array(glossaryEntrySchema)
    .max(500)
    .default([])
    .describe('Words that drafts of translations use; one without the other language stays as it is.'),
  social: z
    .array(z.object({ name: z.string(), url: address() }))
    .describe('Links to the two social networks in the footer.'),
  parts_off: z
    .array(z.enum(partNames))
    .default([])
    .describe('Parts that the house does not have; they disappear everywhere, and nothing of them is deleted.'),
});
export type SiteSettings = z.infer<typeof siteSettingsSchema>;

/** The public form of the settings. */
export const shownSettingsSchema = siteSettingsSchema
  .omit({
    ...{ change_over_minutes: true, english_name: true, sharing_image_id: true },
    ...{ logo: true, logo_on_dark: true, city_mark: true, icon: true, mail_texts: true },
    ...{ translation_glossary: true },
  })
  .extend({
    name: z.string().describe('Name of the opera house, in the language of the path.'),
    ...shownMarksSchema.partial().shape,
    own_typeface: shownTypefaceSchema
      .nullable()
      .optional()
      .describe('The typeface that the house has uploaded; null without one whose files can be used.'),
    category_colours: z
      .array(categoryColourSchema)
      .optional()
      .describe('Colours that the house has chosen for categories of events; the theme has those of the others.'),
    og_image: address(
      'Shown where a page that has no picture is shared: 1200 × 630 pixels, with the name of the house.',
    ).optional(),
  })
  .meta({ id: 'ShownSiteSettings' });
