import path from 'node:path';
import { z } from 'zod';
import { defaultEmbedHosts } from '#contract/fields/embed-hosts.ts';
import { everyHeadlineLevel } from '#contract/fields/field-settings.ts';
import { keysOf } from '#contract/base/records.ts';
import { readMediaUrl } from './media-url.ts';
import { moduleKinds } from '#modules/schemas.ts';

const hosts = (fallback: string[]) =>
  z
    .string()
    .optional()
    .transform(
      (value) =>
        value
          ?.split(',')
          .map((host) => host.trim())
          .filter(Boolean) ?? fallback,
    );

const flag = (fallback: boolean) =>
  z
    .enum(['0', '1', 'true', 'false'])
    .optional()
    .transform((value) => (value === undefined ? fallback : value === '1' || value === 'true'));

const integer = (fallback: number, minimum: number, maximum: number) =>
  z.coerce.number().int().min(minimum).max(maximum).default(fallback);

const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
  .optional();

function isEncoded(value: string): boolean {
  try {
    return decodeURIComponent(value) !== '';
  } catch {
    return false;
  }
}

/** The environment variables that are settings. */
export const environment = z.object({
  PORT: integer(3000, 0, 65_535),
  HOST: z.string().default('127.0.0.1'),
  SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  SITE_PRODUCT: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .default('colonia'),
  DATABASE_URL: postgresUrl,
  DATABASE_DIRECT_URL: postgresUrl,
  DATABASE_POOL: integer(10, 1, 200),
  DATA_DIR: z.string().default('data'),
  MEDIA_URL: z
    .string()
    .transform((value, context) => {
      const store = readMediaUrl(value);
      if (store === null) context.addIssue('must look like s3://bucket/prefix?endpoint=https://…&region=…');
      return store ?? undefined;
    })
    .optional(),
  AUTH_SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(12, 'needs at least 12 characters').max(128).optional(),
  CONTENT_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  EMBED_HOSTS_VIDEO: hosts(defaultEmbedHosts.video),
  EMBED_HOSTS_AUDIO: hosts(defaultEmbedHosts.audio),
  EMBED_HOSTS_VIEWER: hosts(defaultEmbedHosts.viewer),
  EMBED_HOSTS_SOCIAL: hosts(defaultEmbedHosts.social),
  EDITOR_MODULES: hosts(Object.keys(moduleKinds)).pipe(
    z.array(z.enum(keysOf(moduleKinds), 'must be names of modules, parted by commas')).min(1),
  ),
  HEADLINE_LEVELS: hosts(everyHeadlineLevel).pipe(
    z.array(z.enum(everyHeadlineLevel, 'must be levels from 2 to 6, parted by commas')).min(1),
  ),
  TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/, 'must look like GTM-ABC123')
    .optional(),
  TAG_MANAGER_HOSTS: hosts(['*.google-analytics.com', '*.analytics.google.com']).refine(
    (list) => list.every((host) => /^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(host)),
    'must be names of hosts, parted by commas',
  ),
  SMTP_URL: z.url({ protocol: /^smtps?$/, message: 'must begin with smtp:// or smtps://' }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^(?:[^<>\p{Cc}]* <)?[^\s<>@,;"]+@[^\s<>@,;"]+>?$/u, 'must be an address, or a name and an address in <>')
    .optional(),
  ERROR_REPORTING_DSN: z
    .string()
    .regex(/^https?:\/\/\w+(?::\w+)?@[\w.:[\]-]+(?:\/[\w-]+)*\/\d+$/, 'must look like https://key@host/1')
    .optional(),
  NEWSLETTER_URL: z.url({ protocol: /^https?$/ }).optional(),
  NEWSLETTER_LIST_FIELD: z
    .string()
    .regex(/^[\w.[\]-]{1,60}$/, 'must be the name of a form field')
    .default('lists'),
  TRANSLATION_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRANSLATION_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{1,300}$/, 'must be one word')
    .optional(),
  TRANSLATION_PROTOCOL: z.enum(['deepl', 'libretranslate'], 'must be deepl or libretranslate').optional(),
  TICKETING_URL: z
    .union([z.literal(['demo', 'off']), z.url({ protocol: /^https?$/ })], 'must be an address, demo or off')
    .optional(),
  TICKETING_HOSTS: hosts([]).pipe(z.array(z.string().regex(/^[a-z0-9.-]+(?::\d+)?$/i, 'must be a host name')).max(20)),
  TICKETING_SCRIPTS: flag(false),
  TAKE_OVER_HOSTS: hosts([]).pipe(
    z.array(z.string().regex(/^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d+)?$/i, 'must be a host name')).max(20),
  ),
  UPLOAD_MEGABYTES: integer(40, 1, 500),
  UPLOAD_MEGAPIXELS: integer(80, 1, 1000),
  PAGE_CACHE_MEGABYTES: integer(64, 0, 4096),
  CACHE_TAGS: flag(false),
  TRUST_PROXY: flag(false),
  HSTS_MAX_AGE: z.coerce.number().int().min(0).max(63_072_000).optional(),
  HSTS_SUBDOMAINS: flag(false),
  OFFLINE_READING: flag(true),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{24,200}$/, 'needs 24 characters or more, without spaces')
    .optional(),
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[\w-]+=[!-+\--~]+(?:,\s*[\w-]+=[!-+\--~]+)*$/, 'must be name=value, parted by commas')
    .refine(isEncoded, 'must have percent-encoded values')
    .optional(),
  OTEL_SERVICE_NAME: z.string().default('proscenium'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  LOG_FORMAT: z.enum(['text', 'json']).default('text'),
  BACKUP_EVERY: z
    .string()
    .regex(/^(?:[1-9]\d{0,2}h|[1-9]\d?d)$/, 'must be hours or days, such as 24h or 7d')
    .optional(),
  BACKUP_KEEP: z
    .string()
    .regex(/^[1-9]\d{0,2}d(?:,[1-9]\d{0,2}w)?$/, 'must be days and weeks, such as 7d,4w')
    .optional(),
  BACKUP_DIR: z
    .string()
    .transform((value, context) => {
      if (!value.startsWith('s3:')) {
        if (/^\/(?:proc|sys|dev)(?:\/|$)/.test(path.resolve(value))) context.addIssue('must be a folder on a disk');
        return value;
      }
      const store = readMediaUrl(value);
      if (store === null)
        context.addIssue('must be a folder, or look like s3://bucket/prefix?endpoint=https://…&region=…');
      return store ?? undefined;
    })
    .optional(),
  AUDIT_DAYS: integer(180, 1, 3650),
  REVISION_DAYS: integer(30, 1, 3650),
  DEMO: flag(true),
});

/** Names of all settings. */
export const settingNames: readonly string[] = Object.keys(environment.shape);

/** The checked values of the settings, with defaults. */
export type Environment = z.output<typeof environment>;
