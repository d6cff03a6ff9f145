import { z } from 'zod';
import { address } from '../base/address.ts';
import { localizedText } from '../base/localized.ts';
import { defaultNewsletterLists } from '../newsletter/newsletter-lists.ts';
import { usualChangeOver } from '../programme/season-calendar-api.ts';
import { newsletterListSchema } from '../newsletter/newsletter.ts';

/** Name, contact data and texts that every page shows. */
export const siteSettingsSchema = z
  .object({
    name: z.string().describe('Name of the opera house.'),
    claim: localizedText.describe('Claim, one line below the name.'),
    city: z.string(),
    city_logo_text: localizedText.describe('Text next to the coat of arms of the city.'),
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
        'True: visitors who declined statistics are asked again when they leave the imprint or the privacy page.',
      ),
    change_over_minutes: z
      .int()
      .min(0)
      .max(600)
      .default(usualChangeOver)
      .describe('Minutes between two events in one venue, unless the venue has its own.'),
    social: z
      .array(z.object({ name: z.string(), url: address() }))
      .describe('Links to the two social networks in the footer.'),
  })
  .meta({ id: 'SiteSettings' });
export type SiteSettings = z.infer<typeof siteSettingsSchema>;

/** The public form of the settings. */
export const shownSettingsSchema = siteSettingsSchema
  .omit({ change_over_minutes: true })
  .extend({
    og_image: address(
      'Shown where a page that has no picture is shared: 1200 × 630 pixels, with the name of the house.',
    ).optional(),
  })
  .meta({ id: 'ShownSiteSettings' });
