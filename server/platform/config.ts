import path from 'node:path';
import type { FieldSettings } from '#contract/fields/field-settings.ts';
import { environment, type Environment } from './environment.ts';
import { readTranslation, type TranslationService } from './translation-service.ts';
import type { MediaStore } from './media-url.ts';

/** Where the library for S3 finds keys as well: a profile, a token of a service account, a role of a container. */
const otherSources = [
  ...['AWS_PROFILE', 'AWS_SHARED_CREDENTIALS_FILE', 'AWS_CONFIG_FILE', 'AWS_WEB_IDENTITY_TOKEN_FILE'],
  ...['AWS_CONTAINER_CREDENTIALS_RELATIVE_URI', 'AWS_CONTAINER_CREDENTIALS_FULL_URI'],
];

/**
 * True if there may be keys for a store. Amazon's own can be used with the role of a machine, which nothing in the
 * environment tells; any other store has keys only where they were set.
 */
function mayHaveKeys({ endpoint }: MediaStore, env: Record<string, string | undefined>): boolean {
  const given = [env.AWS_ACCESS_KEY_ID, env.AWS_SECRET_ACCESS_KEY].filter(Boolean).length;
  if (given !== 0) return given === 2;
  return endpoint === undefined || otherSources.some((name) => env[name]);
}

/** The settings of a process, read once at its start. */
export interface Config extends FieldSettings {
  port: number;
  host: string;
  /** Origin that visitors use, without a slash at the end. */
  siteUrl: string;
  /** Name part of the test shop's path, `{product}-koeln.webshop`. */
  product: string;
  databaseUrl: string | undefined;
  /** The PostgreSQL itself where `databaseUrl` is a connection pooler. */
  databaseDirectUrl?: string | undefined;
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
  /** Service that drafts translations for editors; undefined: none. */
  translation: TranslationService | undefined;
  ticketing: Ticketing;
  /** Hosts in a private network, `localhost:3000`, from which content may be taken over. */
  takeOverHosts: string[];
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
  /** The share of requests of which traces are recorded; undefined: no traces. OpenTelemetry reads its other variables. */
  tracing: { share: number | undefined } | undefined;
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
  /** Milliseconds from one to the next; undefined: only the commands use the place. */
  every: number | undefined;
  /** The newest backup of each of so many days and weeks stays. */
  keep: { days: number; weeks: number };
  /** Where they are; with `store` only while they are written. */
  folder: string;
  /** Undefined: they stay in the folder. */
  store?: MediaStore | undefined;
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
    const lines = result.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`);
    throw wrongSettings([...new Set(lines)].join('; '));
  }
  const value = result.data;
  requireKeys(value, filled);
  const shownHost = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(value.HOST) ? 'localhost' : value.HOST;
  const siteUrl = (value.SITE_URL ?? `http://${shownHost}:${value.PORT}`).replace(/\/+$/, '');
  return {
    port: value.PORT,
    host: value.HOST,
    siteUrl,
    product: value.SITE_PRODUCT,
    ...readDatabase(value),
    dataDir: path.resolve(value.DATA_DIR),
    media: value.MEDIA_URL,
    authSecret: value.AUTH_SECRET,
    admin: { email: value.ADMIN_EMAIL, password: value.ADMIN_PASSWORD },
    contentApiUrl: value.CONTENT_API_URL?.replace(/\/+$/, ''),
    editorModules: value.EDITOR_MODULES,
    headlineLevels: value.HEADLINE_LEVELS,
    embedHosts: readEmbedHosts(value),
    tagManager: value.TAG_MANAGER_ID ? { id: value.TAG_MANAGER_ID, hosts: value.TAG_MANAGER_HOSTS } : undefined,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM ?? `noreply@${new URL(siteUrl).hostname}`,
    newsletter: { url: value.NEWSLETTER_URL, listField: value.NEWSLETTER_LIST_FIELD },
    errorReportingDsn: value.ERROR_REPORTING_DSN,
    translation: readTranslation(value, wrongSettings),
    ticketing: readTicketing(value, siteUrl),
    takeOverHosts: value.TAKE_OVER_HOSTS.map((host) => host.toLowerCase()),
    upload: { bytes: value.UPLOAD_MEGABYTES * 1024 * 1024, pixels: value.UPLOAD_MEGAPIXELS * 1_000_000 },
    pageCacheBytes: value.PAGE_CACHE_MEGABYTES * 1024 * 1024,
    cacheTags: value.CACHE_TAGS,
    trustProxy: value.TRUST_PROXY,
    hsts: readHsts(value, siteUrl),
    offlineReading: value.OFFLINE_READING,
    metrics: { token: value.METRICS_TOKEN, port: value.METRICS_PORT },
    tracing: readTracing(value),
    logFormat: value.LOG_FORMAT,
    backups: readBackups(value),
    auditDays: value.AUDIT_DAYS,
    revisionDays: value.REVISION_DAYS,
    demo: value.DEMO,
  };
}

/** Without keys the store would be missed only when the first file is needed. */
function requireKeys({ MEDIA_URL: media, BACKUP_DIR: backups }: Environment, env: Record<string, string | undefined>) {
  for (const [name, store] of Object.entries({ MEDIA_URL: media, BACKUP_DIR: backups }))
    if (typeof store === 'object' && !mayHaveKeys(store, env))
      throw wrongSettings(`${name}: needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY`);
}

function readEmbedHosts(value: Environment) {
  return {
    video: value.EMBED_HOSTS_VIDEO,
    audio: value.EMBED_HOSTS_AUDIO,
    viewer: value.EMBED_HOSTS_VIEWER,
    social: value.EMBED_HOSTS_SOCIAL,
  };
}

function readDatabase(value: Environment) {
  const { DATABASE_URL: databaseUrl, DATABASE_DIRECT_URL: databaseDirectUrl, DATABASE_POOL: databasePool } = value;
  if (databaseDirectUrl !== undefined && databaseUrl === undefined)
    throw wrongSettings('DATABASE_DIRECT_URL: needs DATABASE_URL');
  return { databaseUrl, databaseDirectUrl, databasePool };
}

function readTicketing(value: Environment, siteUrl: string): Ticketing {
  const named = value.TICKETING_URL;
  const url = named === 'demo' || named === 'off' ? undefined : named?.replace(/\/+$/, '');
  if (url !== undefined && new URL(url).origin === new URL(siteUrl).origin)
    throw wrongSettings('TICKETING_URL: is the house itself; it must be the provider’s address');
  const standIn = named === undefined ? 'in the demo house' : named === 'demo' ? 'always' : 'never';
  return { url, standIn, hosts: value.TICKETING_HOSTS, scripts: value.TICKETING_SCRIPTS };
}

/** Settings that would never take effect are refused: nobody would notice. */
function readHsts(value: Environment, siteUrl: string): Config['hsts'] {
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

function readTracing(value: Environment): Config['tracing'] {
  const endpoint = value.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? value.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined || value.OTEL_SDK_DISABLED) return undefined;
  return { share: value.OTEL_TRACES_SAMPLER === undefined ? value.OTEL_TRACES_SAMPLER_ARG : undefined };
}

function readBackups(value: Environment): BackupSettings | undefined {
  const { BACKUP_EVERY: every, BACKUP_KEEP: keep, BACKUP_DIR: target } = value;
  if (every === undefined && keep !== undefined) throw wrongSettings('BACKUP_KEEP: needs BACKUP_EVERY');
  if (every === undefined && target === undefined) return undefined;
  const { MEDIA_URL: media } = value;
  if (typeof target === 'object' && media && isSamePlace(target, media))
    throw wrongSettings('BACKUP_DIR: must be another bucket, or another prefix, than MEDIA_URL');
  const [days = '', weeks = '0'] = (keep ?? '7d,4w').split(',');
  return {
    every: every === undefined ? undefined : hoursOf(every) * 3_600_000,
    keep: { days: Number.parseInt(days, 10), weeks: Number.parseInt(weeks, 10) },
    folder: path.resolve(typeof target === 'string' ? target : path.join(value.DATA_DIR, 'backups')),
    store: typeof target === 'string' ? undefined : target,
  };
}

const hoursOf = (every: string) => Number.parseInt(every, 10) * (every.endsWith('d') ? 24 : 1);

/** True if the backups would lie among the media. */
function isSamePlace(backups: MediaStore, media: MediaStore): boolean {
  return backups.endpoint === media.endpoint && backups.bucket === media.bucket && backups.prefix === media.prefix;
}

function wrongSettings(problems: string): Error {
  return new Error(`The environment is not right. ${problems}. See docs/operations.md.`);
}
