import { type Config, readConfig } from '../../../platform/config.ts';
import { settingNames } from '../../../platform/environment.ts';
import { error, type Finding, ok, warn } from './finding.ts';

type Environment = Record<string, string | undefined>;

/** Beginnings that only settings of the product have. */
const ownPrefixes =
  /^(?:ADMIN|AUDIT|BACKUP|EMBED_HOSTS|HEADLINE|HSTS|MAIL|MEDIA|METRICS|NEWSLETTER|OFFLINE|PAGE_CACHE|REVISION|SITE|SMTP|TAG_MANAGER|TICKETING|TRANSLATION|UPLOAD)_/;

/** The settings if they are valid, and what is wrong or doubtful about them. */
export function checkSettings(env: Environment): { config: Config | null; findings: Finding[] } {
  const unknown = findUnknown(env);
  try {
    const config = readConfig(env);
    const doubts = [...unknown, ...contradictions(env, config)];
    return { config, findings: doubts.length > 0 ? doubts : [ok('settings', 'valid')] };
  } catch (failure) {
    const problem = failure instanceof Error ? failure.message : String(failure);
    return {
      config: null,
      findings: [error('settings', problem, 'Correct it; the server does not start.'), ...unknown],
    };
  }
}

/** What the settings say about a proxy in front, if nothing is doubtful about it. */
export function describeProxy({ trustProxy, siteUrl }: Config, findings: Finding[]): Finding[] {
  if (findings.some(({ subject }) => subject === 'proxy')) return [];
  const message = trustProxy
    ? `in front of ${siteUrl}; it is trusted to name the visitors’ addresses`
    : `none in front of ${siteUrl}`;
  return [ok('proxy', message)];
}

/** Names that look like a setting and are none: nothing reads them. */
function findUnknown(env: Environment): Finding[] {
  return Object.entries(env)
    .filter(([name, value]) => value !== undefined && !settingNames.includes(name))
    .flatMap(([name]) => {
      const similar = settingNames.find((setting) => setting.length > 5 && isSimilar(name, setting));
      if (similar === undefined && !ownPrefixes.test(name)) return [];
      const advice = similar === undefined ? 'Remove it; docs/operations.md lists all.' : `Is ${similar} meant?`;
      return [warn('settings', `${name} is no setting`, advice)];
    });
}

/** True if at most two letters are missing, added or different. */
function isSimilar(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 2) return false;
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const change = one[row - 1] === other[column - 1] ? 0 : 1;
      current.push(
        Math.min((before[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (before[column - 1] ?? 0) + change),
      );
    }
    before = current;
  }
  return (before.at(-1) ?? 3) <= 2;
}

/** Settings without effect beside others, and combinations that are probably not meant. */
function contradictions(env: Environment, config: Config): Finding[] {
  const isSet = (name: string) => env[name] !== undefined && env[name] !== '';
  const without: [string, string, boolean][] = [
    ['DATABASE_POOL', 'DATABASE_URL', config.databaseUrl !== undefined],
    ['TAG_MANAGER_HOSTS', 'TAG_MANAGER_ID', config.tagManager !== undefined],
    ['NEWSLETTER_LIST_FIELD', 'NEWSLETTER_URL', config.newsletter.url !== undefined],
    ['TRANSLATION_KEY', 'TRANSLATION_URL', config.translation !== undefined],
    ['TRANSLATION_PROTOCOL', 'TRANSLATION_URL', config.translation !== undefined],
    ['TICKETING_HOSTS', 'TICKETING_URL', config.ticketing.url !== undefined],
    ['TICKETING_SCRIPTS', 'TICKETING_URL', config.ticketing.url !== undefined],
  ];
  return [
    ...without.flatMap(([name, other, hasOther]) =>
      isSet(name) && !hasOther
        ? [warn('settings', `${name} has no effect without ${other}`, `Set ${other}, or remove ${name}.`)]
        : [],
    ),
    ...proxyFindings(config),
  ];
}

function proxyFindings({ siteUrl, trustProxy, host }: Config): Finding[] {
  const isLocal = ['127.0.0.1', '::1', 'localhost'].includes(host);
  const url = new URL(siteUrl);
  if (url.protocol === 'https:' && !trustProxy)
    return [
      warn(
        'proxy',
        'SITE_URL is https, but TRUST_PROXY is not set: all visitors count as one address for the rate limits',
        'Set TRUST_PROXY=true if a proxy in front sets X-Forwarded-For.',
      ),
    ];
  if (trustProxy && !isLocal)
    return [
      warn(
        'proxy',
        `TRUST_PROXY is set and the server listens on ${host}: whoever reaches it directly can choose an address`,
        'Let a firewall admit the proxy only, or set HOST=127.0.0.1.',
      ),
    ];
  if (!isLocal && !trustProxy && ['localhost', '127.0.0.1'].includes(url.hostname))
    return [warn('settings', `HOST is ${host}, but SITE_URL is ${siteUrl}`, 'Set SITE_URL to what visitors use.')];
  return [];
}
