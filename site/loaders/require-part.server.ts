import { data, type RouterContextProvider } from 'react-router';
import { isOff } from '#contract/settings/parts.ts';
import { localeOf } from '../locale.ts';
import { contentContext } from '../content/context.ts';

/** Responds with 404 where the address belongs to a part that the house does not have. */
export async function requirePart({
  url,
  context,
}: {
  url: URL;
  context: Readonly<RouterContextProvider>;
}): Promise<void> {
  const { partsOff } = await context.get(contentContext).settings(localeOf(url.pathname));
  if (isOff(url.pathname, partsOff)) throw data(null, { status: 404, statusText: 'Not Found' });
}
