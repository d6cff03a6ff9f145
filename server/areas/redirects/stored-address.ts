import { type Parameter, parametersOf, readablePath, writeParameters } from '#contract/pages/redirects/old-address.ts';

const longest = 200;

/** What programs request that look for weak spots, on any site. Uploads of WordPress are files of the old site. */
const noise = [
  /\/wp-(?!content\/uploads\/)|\/wordpress|xmlrpc\.php|wlwmanifest|phpmyadmin|\/pma\b|adminer|phpinfo|phpunit|eval-stdin/i,
  // Hidden files and folders: .env, .git, .aws, .well-known.
  /\/\./,
  /\/(?:cgi-bin|vendor|node_modules|actuator|owa|autodiscover|hnap1|boaform|solr|telescope|server-status|_ignition)(?:\/|$)/i,
  /\.(?:env|sql|bak|old|swp|ini|ya?ml|log|sh|exe|dll|asmx|cfm?)$/i,
];

/**
 * An address as it is counted: the path, and the names of its parameters, with values only if they are numbers of up to
 * ten digits; `*` for everything from a token on. Null for what is not stored: what may name a person, is too long,
 * begins with a token, or comes from a scanner.
 */
export function storedAddress(target: string): string | null {
  const mark = target.indexOf('?');
  const path = readablePath(mark < 0 ? target : target.slice(0, mark)).replace(/\.data$/, '');
  const query = mark < 0 ? '' : storedQuery(target.slice(mark + 1));
  const parts = path.split('/');
  const token = parts.findIndex(isToken);
  const isPersonal = /@|%40/i.test(target) || (path + query).includes('@') || token === 1;
  if (isPersonal || (path + query).length > longest || noise.some((one) => one.test(path))) return null;
  return token < 0 ? path + query : [...parts.slice(0, token), '*'].join('/');
}

function storedQuery(query: string): string {
  const named = parametersOf(query).filter(([name]) => /^[a-z][\w.[\]-]{0,29}$/i.test(name));
  const stored = named.map(([name, value]): Parameter => [name, /^\d{1,10}$/.test(value ?? '') ? value : null]);
  return stored.length === 0 ? '' : `?${writeParameters(stored)}`;
}

/** True for a part of a path that a program has made, as in a link of a mail: it may stand for one person. */
function isToken(part: string): boolean {
  if (/^[\da-f]{16,}$|^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(part)) return true;
  // In base64, letters and digits change more often than in words.
  const words = part.match(/[A-Z]?[a-z]+|[A-Z]+|\d+/g) ?? [];
  return /^[\w+~=%-]{16,}$/.test(part) && words.length > part.length / 3;
}

/** The old address of a redirect for a counted one: parameters without a value are left out. */
export function oldPathOf(address: string): string {
  const [path = '', query = ''] = address.split('?');
  const valued = parametersOf(query).filter(([, value]) => value !== null);
  return valued.length === 0 ? path : `${path}?${writeParameters(valued)}`;
}
