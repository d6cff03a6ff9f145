import { z } from 'zod';
import { houseTextInputs } from './house-texts.ts';
import { mailNames, mailTextsInput } from './mails/mail-texts.ts';
import { markInput } from './house.ts';
import { partNames } from './parts.ts';
import { ownTypefaceInput } from './theme/own-typeface.ts';
import { themeInput } from './theme/theme-file.ts';
import { shownSettingsSchema, siteSettingsSchema } from './site-settings.ts';
import {
  emailAddress,
  line,
  localizedLine,
  localizedParagraphs,
  referenceTo,
  requiredLine,
  requiredLocalizedLine,
  webAddress,
} from '../resources/resource-fields.ts';
import { endpoint, endpoints } from '../base/endpoint.ts';

/** The site settings, for admins. */
const storedSettingsSchema = siteSettingsSchema
  .extend({ version: z.string().describe('Version, new after every change.') })
  .meta({ id: 'StoredSiteSettings' });

const listName = z.strictObject({ value: z.int().min(1).max(1_000_000), name: requiredLocalizedLine(120) });

export const settingsFields = {
  is_open: z.boolean(),
  name: requiredLine(120).describe('Name of the opera house.'),
  english_name: line(120),
  claim: localizedLine(200),
  city: line(120),
  city_logo_text: localizedLine(200),
  logo: markInput,
  logo_on_dark: markInput,
  name_beside_logo: z.boolean(),
  city_mark: markInput,
  icon: markInput,
  sharing_image_id: referenceTo('pictures').nullable(),
  theme: themeInput,
  own_typeface: ownTypefaceInput,
  ...houseTextInputs,
  mail_texts: mailTextsInput,
  phone: line(60).describe('Phone number of the ticket hotline, as displayed.'),
  email: emailAddress,
  street: line(200),
  postal_code: line(20),
  box_office: localizedParagraphs(1000),
  newsletter_lists: z
    .array(listName)
    .max(20)
    .refine((lists) => new Set(lists.map(({ value }) => value)).size === lists.length, 'duplicate_entry')
    .describe('Newsletters that visitors may choose, each with its value at the mailing provider.'),
  consent_reasking: z.boolean(),
  change_over_minutes: siteSettingsSchema.shape.change_over_minutes.unwrap(),
  translation_glossary: z
    .array(z.strictObject({ term: requiredLine(120), translation: line(120) }))
    .max(500)
    .refine((list) => new Set(list.map(({ term }) => term)).size === list.length, 'duplicate_entry'),
  social: z.array(z.strictObject({ name: requiredLine(60), url: webAddress.refine(Boolean, 'field_empty') })).max(6),
  parts_off: z
    .array(z.enum(partNames))
    .max(partNames.length)
    .refine((names) => new Set(names).size === names.length, 'duplicate_entry'),
} satisfies Record<keyof typeof siteSettingsSchema.shape, z.ZodType>;

/** Request body for a change: the changed fields; lists are replaced as a whole. */
const settingsChangeSchema = z
  .strictObject(settingsFields)
  .partial()
  .extend({
    version: z.string().max(64).optional().describe('Version as last read; 409 if the entry has changed since.'),
  })
  .meta({ id: 'SiteSettingsChange' });

const call = endpoints({ tag: 'settings', access: 'settings' });

export const settingsApi = {
  show: call({
    id: 'getStoredSettings',
    path: '/{locale}/api/settings/',
    summary: 'Site settings in both languages.',
    response: storedSettingsSchema,
  }),
  change: call({
    id: 'changeSettings',
    method: 'post',
    path: '/{locale}/api/settings/',
    summary: 'Changes the given fields only. 409 with `details.current` if the settings have changed since `version`.',
    body: settingsChangeSchema,
    response: storedSettingsSchema,
  }),
  previewMail: call({
    id: 'previewMail',
    path: '/{locale}/api/settings/mail-preview/',
    summary: 'A mail to visitors as HTML, in the language of the path, with texts that need not be stored.',
    query: z.object({
      mail: z.enum(mailNames),
      texts: z.string().describe('Texts of the mail in the language of the path, as JSON.'),
    }),
    response: z.string(),
  }),
};

/** Public site settings. */
export const siteApi = {
  settings: endpoint({
    id: 'getSiteSettings',
    path: '/{locale}/api/site/',
    tag: 'site',
    summary: 'Name, address and contact details of the opera house.',
    response: shownSettingsSchema,
  }),
};
