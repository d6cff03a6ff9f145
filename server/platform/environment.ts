import { statSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import { asciiMailAddress } from '#text/ascii-mail-address.ts';
import { z } from 'zod';
import { defaultEmbedHosts } from '#contract/fields/embed-hosts.ts';
import { everyHeadlineLevel } from '#contract/fields/field-settings.ts';
import { keysOf } from '#contract/base/records.ts';
import { readMediaUrl } from './media-url.ts';
import { moduleKinds } from '#modules/schemas.ts';
import { isEncoded } from '#text/repair-escapes.ts';

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

/** `authorization=Bearer%20abc`, several separated by commas. */
const headers = z
  .string()
  .regex(/^[\w-]+=[!-+\--~]+(?:,\s*[\w-]+=[!-+\--~]+)*$/, 'must be name=value, parted by commas')
  .refine(isEncoded, 'must have percent-encoded values');

const samplers = ['always_on', 'always_off', 'traceidratio'] as const;

const flag = (fallback: boolean) =>
  z
    .enum(['0', '1', 'true', 'false'], 'must be true or false')
    .optional()
    .transform((value) => (value === undefined ? fallback : value === '1' || value === 'true'));

const whole = (minimum: number, maximum: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${minimum} to ${maximum}`)
    .transform(Number)
    .refine((value) => value >= minimum && value <= maximum, `must be a whole number from ${minimum} to ${maximum}`);

const integer = (fallback: number, minimum: number, maximum: number) => whole(minimum, maximum).default(fallback);

const hostName = /^[a-z0-9_](?:[a-z0-9_-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/i;
const namesOfHosts = 'must be names of hosts, parted by commas';

/** Hosts that become part of the content security policy. */
const embedHosts = (fallback: string[]) =>
  hosts(fallback)
    .refine((list) => list.every((host) => hostName.test(host)), namesOfHosts)
    .transform((list) => list.map((host) => host.toLowerCase()));

const webAddress = z.string().refine(isWebAddress, 'must be an address with http:// or https://');

function isWebAddress(value: string): boolean {
  return /^https?:\/\/[^\s\p{Cc}]+$/iu.test(value) && URL.canParse(value);
}

/** Nothing but scheme, host and port. */
function isOrigin(value: string): boolean {
  if (!isWebAddress(value)) return false;
  const { pathname, search, hash, username, password } = new URL(value);
  return pathname === '/' && search + hash + username + password === '';
}

const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
  .refine((value) => URL.canParse(value), 'must look like postgres://user:password@host:5432/database')
  .optional();

/** Whether a value can be a folder: none of the system, without control characters, and no file is in its place. */
function isFolder(value: string): boolean {
  const folder = path.resolve(value);
  if (/\p{Cc}/u.test(value) || /^\/(?:proc|sys|dev)(?:\/|$)/.test(folder)) return false;
  for (let above = folder; ; above = path.dirname(above)) {
    const found = statSync(above, { throwIfNoEntry: false });
    if (found || above === path.dirname(above)) return found?.isDirectory() ?? true;
  }
}

/** The environment variables that are settings. */
export const environment = z.object({
  PORT: integer(3000, 0, 65_535),
  HOST: z
    .string()
    .refine((host) => isIP(host) !== 0 || hostName.test(host), 'must be an address or a name of this machine')
    .default('127.0.0.1'),
  SITE_URL: z.string().refine(isOrigin, 'must be an address without a path, such as https://oper.example').optional(),
  SITE_PRODUCT: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .default('colonia'),
  DATABASE_URL: postgresUrl,
  DATABASE_DIRECT_URL: postgresUrl,
  DATABASE_POOL: integer(10, 1, 200),
  DATA_DIR: z.string().refine(isFolder, 'must be a folder on a disk').default('data'),
  MEDIA_URL: z
    .string()
    .transform((value, context) => {
      const store = readMediaUrl(value);
      if (store === null) context.addIssue('must look like s3://bucket/prefix?endpoint=https://…&region=…');
      return store ?? undefined;
    })
    .optional(),
  AUTH_SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
  ADMIN_EMAIL: z.string().overwrite(asciiMailAddress).pipe(z.email()).optional(),
  ADMIN_PASSWORD: z.string().min(12, 'needs at least 12 characters').max(128).optional(),
  CONTENT_API_URL: webAddress.optional(),
  EMBED_HOSTS_VIDEO: embedHosts(defaultEmbedHosts.video),
  EMBED_HOSTS_AUDIO: embedHosts(defaultEmbedHosts.audio),
  EMBED_HOSTS_VIEWER: embedHosts(defaultEmbedHosts.viewer),
  EMBED_HOSTS_SOCIAL: embedHosts(defaultEmbedHosts.social),
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
    namesOfHosts,
  ),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .refine(
      (value) => !/[\s\p{Cc}]/u.test(value) && URL.canParse(value),
      'must look like smtp://user:password@host:587',
    )
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^(?:[^<>\p{Cc}]* <)?[^\s<>@,;"]+@[^\s<>@,;"]+>?$/u, 'must be an address, or a name and an address in <>')
    .optional(),
  ERROR_REPORTING_DSN: z
    .string()
    .regex(/^https?:\/\/\w+(?::\w+)?@[\w.:[\]-]+(?:\/[\w-]+)*\/\d+$/, 'must look like https://key@host/1')
    .optional(),
  NEWSLETTER_URL: webAddress.optional(),
  NEWSLETTER_LIST_FIELD: z
    .string()
    .regex(/^[\w.[\]-]{1,60}$/, 'must be the name of a form field')
    .default('lists'),
  TRANSLATION_URL: webAddress.optional(),
  TRANSLATION_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{1,300}$/, 'must be one word')
    .optional(),
  TRANSLATION_PROTOCOL: z.enum(['deepl', 'libretranslate'], 'must be deepl or libretranslate').optional(),
  TICKETING_URL: z.union([z.literal(['demo', 'off']), webAddress], 'must be an address, demo or off').optional(),
  TICKETING_HOSTS: hosts([]).pipe(z.array(z.string().regex(/^[a-z0-9.-]+(?::\d+)?$/i, 'must be a host name')).max(20)),
  TICKETING_SCRIPTS: flag(false),
  TAKE_OVER_HOSTS: hosts([]).pipe(
    z.array(z.string().regex(/^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d+)?$/i, 'must be a host name')).max(20),
  ),
  UPLOAD_MEGABYTES: integer(40, 1, 500),
  UPLOAD_MEGAPIXELS: integer(80, 1, 1000),
  PAGE_CACHE_MEGABYTES: integer(32, 0, 4096),
  CACHE_TAGS: flag(false),
  TRUST_PROXY: flag(false),
  HSTS_MAX_AGE: whole(0, 63_072_000).optional(),
  HSTS_SUBDOMAINS: flag(false),
  OFFLINE_READING: flag(true),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{24,200}$/, 'needs 24 characters or more, without spaces')
    .optional(),
  METRICS_PORT: whole(1, 65_535).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: webAddress.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headers.optional(),
  OTEL_EXPORTER_OTLP_TRACES_HEADERS: headers.optional(),
  OTEL_SDK_DISABLED: flag(false),
  OTEL_SERVICE_NAME: z
    .string()
    .regex(/^[\w.:/-]{1,100}$/, 'must be one word')
    .optional(),
  OTEL_TRACES_SAMPLER: z
    .enum(
      samplers.flatMap((name) => [name, `parentbased_${name}` as const]),
      `must be ${samplers.join(', ')}, or one of them after parentbased_`,
    )
    .optional(),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/, 'must be a share from 0 to 1')
    .transform(Number)
    .default(1),
  LOG_FORMAT: z.enum(['text', 'json'], 'must be text or json').default('text'),
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
        if (!isFolder(value)) context.addIssue('must be a folder on a disk');
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

export const settingNames: readonly string[] = Object.keys(environment.shape);

/** The checked values of the settings, with defaults. */
export type Environment = z.output<typeof environment>;
