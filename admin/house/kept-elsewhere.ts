import { z } from 'zod';
import { mediaChangeSchema } from '../../contract/media.ts';
import { pageFields } from '../../contract/page-settings.ts';
import { siteSettingsSchema } from '../../contract/site-settings.ts';
import { newAccountSchema } from '../../contract/users-api.ts';
import type { Kept } from './kept.ts';

const readOnly = { fields: {}, sorts: [], stored: false };

/** What is no resource of the contract, but answers the same calls. */
export const keptElsewhere: Record<string, Kept> = {
  media: {
    path: '/api/media/',
    fields: mediaChangeSchema.shape,
    sorts: ['created_at', 'file_name', 'size', 'id'],
    stored: false,
  },
  pages: { path: '/api/pages/', fields: { ...pageFields, parent_id: z.int().nullable() }, sorts: [], stored: false },
  users: {
    path: '/api/users/',
    fields: newAccountSchema.shape,
    sorts: ['username', 'email', 'role', 'created_at', 'last_seen_at'],
    stored: false,
  },
  settings: { path: '/api/settings/', fields: siteSettingsSchema.shape, sorts: [], stored: false, single: true },
  'newsletter-entries': { path: '/api/newsletter-entries/', ...readOnly },
  mails: { path: '/api/mails/', ...readOnly },
  audit: { path: '/api/audit/', ...readOnly },
};
