import { renderToString } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { configContext } from './content/context.ts';
import { policyFor } from './serving/policy.ts';
import { dataElement, startScript } from './serving/start-script.ts';

export { createSite } from './serving/create-site.ts';

/**
 * Draws a page whole, then puts the data and the start of the program at its end. Loaders have brought everything
 * before, so nothing in a page waits: drawing it in one go to a string takes half the time of a stream.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { serverHandoffStream, ...rest } = entry;
  const page = renderToString(<ServerRouter context={rest} url={request.url} />);
  const state = await new Response(serverHandoffStream).text();
  const html = `<!DOCTYPE html>${page.replace('</body></html>', () => `${dataElement(state)}${startScript(entry)}</body></html>`)}`;
  headers.set('content-type', 'text/html; charset=utf-8');
  if (!import.meta.env.DEV) headers.set('content-security-policy', policyFor(html, context.get(configContext)));
  return new Response(html, { status, headers });
}

/** Failures that are no one's fault in the program are answered, not logged: visitors who left, methods that no page takes. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  const refused = isRouteErrorResponse(error) && error.status < 500;
  if (!request.signal.aborted && !refused) console.error(error);
}
