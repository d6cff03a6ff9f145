import { data } from 'react-router';

/** The decoded path below the locale, without leading and trailing slashes. */
export function pathOf(url: URL): string {
  const path = url.pathname.replace(/^\/(?:de|en)(?=\/|$)/, '').replaceAll(/^\/|\/$/g, '');
  try {
    return decodeURIComponent(path);
  } catch (error) {
    if (error instanceof URIError) throw data(null, { status: 404, statusText: 'Not Found' });
    throw error;
  }
}
