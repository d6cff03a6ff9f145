import path from 'node:path';
import { z } from 'zod';
import { defaultEmbedHosts } from '#contract/fields/embed-hosts.ts';
import { everyHeadlineLevel, type FieldSettings } from '#contract/fields/field-settings.ts';
import { keysOf } from '#contract/base/records.ts';
import { type MediaStore, readMediaUrl } from './media-url.ts';
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

const environment = z.object({
  PORT: integer(3000, 0, 65_535),
  HOST: z.string().default('127.0.0.1'),
  SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  SITE_PRODUCT: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .default('colonia'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
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
  TICKETING_URL: z
    .union([z.literal(['demo', 'off']), z.url({ protocol: /^https?$/ })], 'must be an address, demo or off')
    .optional(),
  TICKETING_HOSTS: hosts([]).pipe(z.array(z.string().regex(/^[a-z0-9.-]+(?::\d+)?$/i, 'must be a host name')).max(20)),
  TICKETING_SCRIPTS: flag(false),
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
    .refine((folder) => !/^\/(?:proc|sys|dev)(?:\/|$)/.test(path.resolve(folder)), 'must be a folder on a disk')
    .optional(),
  AUDIT_DAYS: integer(180, 1, 3650),
  REVISION_DAYS: integer(30, 1, 3650),
  DEMO: flag(true),
});

/** Names of all settings. */
export const settingNames: readonly string[] = Object.keys(environment.shape);

/** The settings of a process, read once at its start. */
export interface Config extends FieldSettings {
  port: number;
  host: string;
  /** Origin that visitors use, without a slash at the end. */
  siteUrl: string;
  /** Name part of the test shop's path, `{product}-koeln.webshop`. */
  product: string;
  databaseUrl: string | undefined;
  databasePool: number;
  /** Folder of the embedded database, media and generated secrets. */
  dataDir: string;
  /** Store of uploads and renditions; undefined: the folder `media` of the data folder. */
  media?: MediaStore | undefined;
  authSecret: string | undefined;
  admin: { email: string | undefined; password: string | undefined };
  contentApiUrl: string | undefined;
  /** Module kinds in the editor's toolbar. */
  editorModules: string[];
  /** Container id of the tag manager and the hosts that its tags connect to; undefined: it is never loaded. */
  tagManager: { id: string; hosts: string[] } | undefined;
  /** Mail server; undefined: mails become files in the data folder. */
  smtpUrl: string | undefined;
  /** Sender of every mail. */
  mailFrom: string;
  /** Form of the mailing provider; without a URL, subscribers are stored in the own database. */
  newsletter: { url: string | undefined; listField: string };
  /** DSN of the error reporting service; undefined: none. */
  errorReportingDsn: string | undefined;
  ticketing: Ticketing;
  upload: { bytes: number; pixels: number };
  pageCacheBytes: number;
  /** True: pages are sent with their Cache-Tag header, for a shared cache in front. */
  cacheTags: boolean;
  /** True: a proxy in front sets X-Forwarded-For and X-Forwarded-Proto. */
  trustProxy: boolean;
  /** Browsers are to use https only, for `maxAge` seconds; undefined: no such header. */
  hsts: { maxAge: number; includeSubDomains: boolean } | undefined;
  /** Visitors may store pages on their device for offline reading. */
  offlineReading: boolean;
  /** Bearer token and loopback port of `/metrics`; without either there is no such address. */
  metrics: { token: string | undefined; port: number | undefined };
  logFormat: 'text' | 'json';
  /** Undefined: none are written by schedule. */
  backups: BackupSettings | undefined;
  /** Days for which entries of the audit log are stored. */
  auditDays: number;
  /** Days for which every revision of a page is stored; older ones are thinned out. */
  revisionDays: number;
  /** Fill an empty database with the demo house. */
  demo: boolean;
}

/** Backups that the server writes by itself. */
export interface BackupSettings {
  /** Milliseconds from one to the next. */
  every: number;
  /** The newest backup of each of so many days and weeks stays. */
  keep: { days: number; weeks: number };
  folder: string;
}

/** The ticket provider whose pages are shown with the site's header and footer. */
export interface Ticketing {
  /** Its address without a trailing slash; undefined: no provider, or the demo's has not started yet. */
  url: string | undefined;
  /** When the demo's provider is started: with the demo content, always, or never. */
  standIn: 'in the demo house' | 'always' | 'never';
  /** Further hosts that its pages may link to and send forms to, e.g. for payment. */
  hosts: string[];
  /** True: scripts of the provider may run in its pages, which means in the site's origin. */
  scripts: boolean;
}

/** Reads the environment; throws an error with one sentence for each invalid setting. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = environment.safeParse(filled);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw wrongSettings(lines.join('; '));
  }
  const value = result.data;
  const shownHost = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(value.HOST) ? 'localhost' : value.HOST;
  const siteUrl = (value.SITE_URL ?? `http://${shownHost}:${value.PORT}`).replace(/\/+$/, '');
  return {
    port: value.PORT,
    host: value.HOST,
    siteUrl,
    product: value.SITE_PRODUCT,
    databaseUrl: value.DATABASE_URL,
    databasePool: value.DATABASE_POOL,
    dataDir: path.resolve(value.DATA_DIR),
    media: value.MEDIA_URL,
    authSecret: value.AUTH_SECRET,
    admin: { email: value.ADMIN_EMAIL, password: value.ADMIN_PASSWORD },
    contentApiUrl: value.CONTENT_API_URL?.replace(/\/+$/, ''),
    editorModules: value.EDITOR_MODULES,
    headlineLevels: value.HEADLINE_LEVELS,
    embedHosts: {
      video: value.EMBED_HOSTS_VIDEO,
      audio: value.EMBED_HOSTS_AUDIO,
      viewer: value.EMBED_HOSTS_VIEWER,
      social: value.EMBED_HOSTS_SOCIAL,
    },
    tagManager: value.TAG_MANAGER_ID ? { id: value.TAG_MANAGER_ID, hosts: value.TAG_MANAGER_HOSTS } : undefined,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM ?? `noreply@${new URL(siteUrl).hostname}`,
    newsletter: { url: value.NEWSLETTER_URL, listField: value.NEWSLETTER_LIST_FIELD },
    errorReportingDsn: value.ERROR_REPORTING_DSN,
    ticketing: readTicketing(value, siteUrl),
    upload: { bytes: value.UPLOAD_MEGABYTES * 1024 * 1024, pixels: value.UPLOAD_MEGAPIXELS * 1_000_000 },
    pageCacheBytes: value.PAGE_CACHE_MEGABYTES * 1024 * 1024,
    cacheTags: value.CACHE_TAGS,
    trustProxy: value.TRUST_PROXY,
    hsts: readHsts(value, siteUrl),
    offlineReading: value.OFFLINE_READING,
    metrics: { token: value.METRICS_TOKEN, port: value.METRICS_PORT },
    logFormat: value.LOG_FORMAT,
    backups: readBackups(value),
    auditDays: value.AUDIT_DAYS,
    revisionDays: value.REVISION_DAYS,
    demo: value.DEMO,
  };
}

function readTicketing(value: z.output<typeof environment>, siteUrl: string): Ticketing {
  const named = value.TICKETING_URL;
  const url = named === 'demo' || named === 'off' ? undefined : named?.replace(/\/+$/, '');
  if (url !== undefined && new URL(url).origin === new URL(siteUrl).origin)
    throw wrongSettings('TICKETING_URL: is the house itself; it must be the provider’s address');
  const standIn = named === undefined ? 'in the demo house' : named === 'demo' ? 'always' : 'never';
  return { url, standIn, hosts: value.TICKETING_HOSTS, scripts: value.TICKETING_SCRIPTS };
}

/** Settings that would never take effect are refused: nobody would notice. */
function readHsts(value: z.output<typeof environment>, siteUrl: string): Config['hsts'] {
  const maxAge = value.HSTS_MAX_AGE;
  if (maxAge === undefined) {
    if (value.HSTS_SUBDOMAINS) throw wrongSettings('HSTS_SUBDOMAINS: needs HSTS_MAX_AGE');
    return undefined;
  }
  if (!siteUrl.startsWith('https://')) throw wrongSettings('HSTS_MAX_AGE: needs a SITE_URL with https');
  if (!value.TRUST_PROXY)
    throw wrongSettings('HSTS_MAX_AGE: needs TRUST_PROXY, because https requests come from the proxy in front');
  return { maxAge, includeSubDomains: value.HSTS_SUBDOMAINS };
}

function readBackups(value: z.output<typeof environment>): BackupSettings | undefined {
  const { BACKUP_EVERY: every, BACKUP_KEEP: keep, BACKUP_DIR: folder } = value;
  if (every === undefined) {
    if (keep !== undefined) throw wrongSettings('BACKUP_KEEP: needs BACKUP_EVERY');
    if (folder !== undefined) throw wrongSettings('BACKUP_DIR: needs BACKUP_EVERY');
    return undefined;
  }
  const hours = Number.parseInt(every, 10) * (every.endsWith('d') ? 24 : 1);
  const [days = '', weeks = '0'] = (keep ?? '7d,4w').split(',');
  return {
    every: hours * 3_600_000,
    keep: { days: Number.parseInt(days, 10), weeks: Number.parseInt(weeks, 10) },
    folder: path.resolve(folder ?? path.join(value.DATA_DIR, 'backups')),
  };
}

function wrongSettings(problems: string): Error {
  return new Error(`The environment is not right. ${problems}. See docs/operations.md.`);
}
