import { z } from 'zod';
import { mediaChangeSchema } from '#contract/media/media.ts';
import { pageFields } from '#contract/pages/page-settings.ts';
import { siteSettingsSchema } from '#contract/settings/site-settings.ts';
import { newAccountSchema } from '#contract/accounts/users-api.ts';
import type { ResourceEndpoint } from './resource-endpoint.ts';

const readOnly = { fields: {}, sorts: [], hasTranslations: false };

/** Endpoints that answer the calls of a resource without being one in the contract. */
export const otherEndpoints: Record<string, ResourceEndpoint> = {
  media: {
    path: '/api/media/',
    fields: mediaChangeSchema.shape,
    sorts: ['created_at', 'file_name', 'size', 'id'],
    hasTranslations: false,
  },
  pages: {
    path: '/api/pages/',
    fields: { ...pageFields, parent_id: z.int().nullable(), pattern_id: z.int().nullable() },
    sorts: [],
    hasTranslations: false,
  },
  users: {
    path: '/api/users/',
    fields: newAccountSchema.shape,
    sorts: ['username', 'email', 'role', 'created_at', 'last_seen_at'],
    hasTranslations: false,
  },
  settings: {
    path: '/api/settings/',
    fields: siteSettingsSchema.shape,
    sorts: [],
    hasTranslations: false,
    single: true,
  },
  /** The settings once more, on a screen of their own. */
  house: { path: '/api/settings/', ...readOnly, single: true },
  'newsletter-entries': { path: '/api/newsletter-entries/', ...readOnly },
  mails: { path: '/api/mails/', ...readOnly },
  audit: { path: '/api/audit/', ...readOnly },
  'not-found': { path: '/api/not-found/', ...readOnly },
  'empty-searches': { path: '/api/empty-searches/', ...readOnly },
  requests: { path: '/api/requests/', ...readOnly },
  notes: { path: '/api/notes/', ...readOnly },
  bin: { path: '/api/bin/', ...readOnly },
  status: { path: '/api/status/', ...readOnly, single: true },
  'take-over': { path: '/api/take-over/', ...readOnly },
};
