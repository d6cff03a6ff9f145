import { isFixedScreen } from '../fixed-screens.ts';
import { type OldAddress, type Parameter, partsOfAddress, readablePath, writeParameters } from './old-address.ts';
import type { Redirect } from './redirect.ts';

/** The redirects of one path with a query. A look-up takes one step for each set of names, however many redirects have it. */
interface Queries {
  /** Names of the parameters, and whether their value counts; the most first. */
  shapes: { name: string; hasValue: boolean }[][];
  redirects: Map<string, Redirect>;
}

export interface RedirectIndex {
  exact: ReadonlyMap<string, Redirect>;
  queries: ReadonlyMap<string, Queries>;
  /** Those that end with an asterisk, the longest first; `beginning` is what is before it, `/events/`. */
  patterns: readonly { beginning: string; redirect: Redirect }[];
}

export interface FoundRedirect {
  redirect: Redirect;
  /** Where it leads, with the rest in place of the asterisk. */
  target: string;
  /** Whether the query of the request goes along: that of a redirect with a query is used up. */
  keepsQuery: boolean;
}

/** True for an old address that stands for everything below a path. */
export function isPattern(oldPath: string): boolean {
  return oldPath.endsWith('/*');
}

/** Prepares redirects for look-ups. */
export function indexRedirects(list: readonly Redirect[]): RedirectIndex {
  const exact = new Map<string, Redirect>();
  const queries = new Map<string, Queries>();
  const patterns: { beginning: string; redirect: Redirect }[] = [];
  for (const redirect of list) {
    const { path, parameters } = partsOfAddress(redirect.old_path);
    if (parameters.length > 0) addQuery(queries, { path, parameters, redirect });
    else if (isPattern(path)) patterns.push({ beginning: path.slice(0, -1), redirect });
    // One that was stored in another form gives way to the one in the form of today.
    else if (!exact.has(path) || redirect.old_path === path) exact.set(path, redirect);
  }
  for (const { shapes } of queries.values()) shapes.sort(compareShapes);
  patterns.sort((one, other) => other.beginning.length - one.beginning.length);
  return { exact, queries, patterns };
}

function addQuery(
  queries: Map<string, Queries>,
  { path, parameters, redirect }: OldAddress & { redirect: Redirect },
): void {
  const known = queries.get(path) ?? { shapes: [], redirects: new Map<string, Redirect>() };
  queries.set(path, known);
  known.redirects.set(writeParameters(parameters), redirect);
  const shape = parameters.map(([name, value]) => ({ name, hasValue: value !== null }));
  const isSame = (one: typeof shape) => JSON.stringify(one) === JSON.stringify(shape);
  if (!known.shapes.some(isSame)) known.shapes.push(shape);
}

type Shape = Queries['shapes'][number];

/** More parameters win over fewer, those with a value over those without, then the first by name. */
function compareShapes(one: Shape, other: Shape): number {
  const weight = (shape: Shape) => shape.reduce((sum, { hasValue }) => sum + (hasValue ? 1001 : 1000), 0);
  return weight(other) - weight(one) || (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1);
}

/** The redirect of this very address: one with parameters that the request has, or else one without a query. */
export function findAtAddress({ exact, queries }: RedirectIndex, address: OldAddress): FoundRedirect | null {
  const withQuery = findByQuery(queries.get(address.path), address.parameters);
  if (withQuery) return { redirect: withQuery, target: withQuery.new_path, keepsQuery: false };
  const redirect = exact.get(address.path);
  return redirect ? { redirect, target: redirect.new_path, keepsQuery: true } : null;
}

function findByQuery(known: Queries | undefined, asked: readonly Parameter[]): Redirect | undefined {
  if (!known || asked.length === 0) return undefined;
  const values = new Map(asked);
  for (const shape of known.shapes) {
    if (!shape.every(({ name }) => values.has(name))) continue;
    const wanted = shape.map(({ name, hasValue }): Parameter => [name, hasValue ? (values.get(name) ?? '') : null]);
    const found = known.redirects.get(writeParameters(wanted));
    if (found) return found;
  }
  return undefined;
}

/**
 * The longest pattern that covers a path, as it is in the request. Only for addresses that would not be found: a
 * pattern hides nothing.
 */
export function findPattern({ patterns }: RedirectIndex, pathname: string): FoundRedirect | null {
  const path = readablePath(pathname);
  if (isFixedScreen(path)) return null;
  const found = patterns.find(({ beginning }) => path.length > beginning.length && path.startsWith(beginning));
  if (!found) return null;
  const { redirect, beginning } = found;
  // Not decoded: what is encoded in the request has to be so in the target.
  const rest = pathname
    .replace(/\/+$/, '')
    .split('/')
    .slice(beginning.split('/').length - 1)
    .join('/')
    .replace(/^\/+/, '');
  return { redirect, target: redirect.new_path.replace(/\/\*$/, () => `/${rest}`), keepsQuery: true };
}
