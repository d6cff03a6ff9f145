import type { SiteOptions } from '#site/serving/create-site.ts';
import { loadBuild } from './site-build.ts';

/** Address of the website in tests. */
export const origin = 'https://oper.example';

/** Answers of a backend by path below the locale; everything else is 404. */
export type Answers = Record<string, unknown>;

/** The site as it is built. */
export const build = await loadBuild();

type Wish = Omit<SiteOptions, 'build' | 'config'> & Partial<Pick<SiteOptions, 'build'>>;

/** The site at the address of the tests, where films come from one host. */
export function createSite(options: Wish & { config?: Partial<SiteOptions['config']> | undefined }) {
  const embedHosts = { video: ['youtube.com'], audio: [], viewer: [], social: [] };
  const config = { siteUrl: origin, embedHosts, ...options.config };
  return build.entry.module.createSite({ build, ...options, config });
}

/** A backend made of answers, each tagged with the last part of its path; keeps what it was asked. */
export function backend(known: Answers, requested: Request[] = []) {
  return async (request: Request): Promise<Response> => {
    requested.push(request);
    const key = decodeURIComponent(new URL(request.url).pathname).replace(/^\/(?:de|en)\//, '');
    if (!(key in known)) return Response.json({ code: 'not_found', message: 'x' }, { status: 404 });
    return Response.json(known[key], { headers: { 'Cache-Tag': `tag-${key.split('/').at(-1)}` } });
  };
}

interface Visit {
  contentFetch: (request: Request) => Promise<Response>;
  headers?: Record<string, string>;
  /** What is sent to the address; absent: it is asked for. */
  form?: Record<string, string>;
  config?: Partial<SiteOptions['config']>;
  readStyleSheet?: SiteOptions['readStyleSheet'];
}

/** What the site answers to a visitor who asks for an address. */
export function visit(
  address: string,
  { contentFetch, headers = {}, form, config, readStyleSheet }: Visit,
): Promise<Response> {
  const site = createSite({ contentFetch, config, ...(readStyleSheet && { readStyleSheet }) });
  const sent = form && { method: 'POST', body: new URLSearchParams(form) };
  return site(new Request(origin + address, { headers, ...sent }));
}
