import { z } from 'zod';
import { address } from '../base/address.ts';
import { localizedText } from '../base/localized.ts';
import { defaultNewsletterLists } from '../newsletter/newsletter-lists.ts';
import { newsletterListSchema } from '../newsletter/newsletter.ts';

/** What the house says of itself on every page. */
export const siteSettingsSchema = z
  .object({
    name: z.string().describe('Name of the house.'),
    claim: localizedText.describe('One line under the name.'),
    city: z.string(),
    city_logo_text: localizedText.describe('Words beside the city’s coat of arms.'),
    phone: z.string().describe('Ticket hotline as it is shown.'),
    email: z.string(),
    street: z.string(),
    postal_code: z.string(),
    box_office: localizedText.describe('Opening hours and place, lines parted by a line break.'),
    newsletter_lists: z
      .array(newsletterListSchema)
      .max(20)
      .default(() => [...defaultNewsletterLists])
      .describe('The newsletters that visitors may choose; without any there is no form.'),
    consent_reasking: z
      .boolean()
      .default(true)
      .describe('Whether who declined statistics is asked once more on leaving the imprint or the privacy page.'),
    social: z.array(z.object({ name: z.string(), url: address() })).describe('The two networks in the footer.'),
  })
  .meta({ id: 'SiteSettings' });
export type SiteSettings = z.infer<typeof siteSettingsSchema>;

/** The same as everybody gets it. */
export const shownSettingsSchema = siteSettingsSchema
  .extend({
    og_image: address(
      'Shown where a page that has no picture is shared: 1200 × 630 pixels, with the name of the house.',
    ).optional(),
  })
  .meta({ id: 'ShownSiteSettings' });
