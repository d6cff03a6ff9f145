import { renderToString } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { configContext, reportContext, type SiteConfig } from './content/context.ts';
import { jsonLdElement } from './head/json-ld/json-ld.ts';
import { hideClosedNews } from './news/closed-news.ts';
import { OverlayLayer } from './overlay/overlay-layer.tsx';
import { giveOverlay } from './overlay/overlay-part.tsx';
import { giveDrawing } from './serving/drawing.ts';
import { partsElement } from './serving/parts.ts';
import { policyFor } from './serving/policy.ts';
import { dataElement, startScript } from './serving/start-script.ts';
import { stylesFirst } from './serving/styles-first.ts';
import { isShopFrame, withAbsoluteAddresses } from './webshop/shop-frame.ts';

export { createSite } from './serving/create-site.ts';

giveOverlay(OverlayLayer);
giveDrawing(renderToString);

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
  if (isShopFrame(entry.staticHandlerContext)) return sendFrame(page, status, headers, context.get(configContext));
  const [body, end] = [page.indexOf('</head>'), page.lastIndexOf('</body>')];
  const start = startScript(entry);
  const data = dataElement(await textOf(serverHandoffStream)) + partsElement();
  headers.set('content-type', 'text/html; charset=utf-8');
  if (!import.meta.env.DEV) {
    // The script of the banner stands above the content; where it comes, it is always the same.
    const above = page.includes(hideClosedNews) ? `<script>${hideClosedNews}</script>` : '';
    const scripts = page.slice(page.lastIndexOf('</main>')) + start + above;
    headers.set('content-security-policy', policyFor(scripts, context.get(configContext)));
  }
  const bytes = written(
    '<!DOCTYPE html>',
    stylesFirst(page.slice(0, body)),
    page.slice(body, end),
    jsonLdElement(entry),
    data,
    start,
    page.slice(end),
  );
  return new Response(bytes, { status, headers });
}

let paper = Buffer.alloc(0);

/** The bytes of these texts in turn, for as long as nothing else is written: an answer takes a copy of them. */
function written(...texts: string[]): Uint8Array<ArrayBuffer> {
  const most = texts.reduce((sum, text) => sum + text.length * 3, 0);
  if (paper.length < most) paper = Buffer.allocUnsafeSlow(most * 2);
  const length = texts.reduce((at, text) => at + paper.write(text, at), 0);
  return paper.subarray(0, length);
}

/** The shop's frame is sent as it is drawn: no data, no program, and addresses that hold on every host. */
function sendFrame(page: string, status: number, headers: Headers, config: SiteConfig): Response {
  headers.set('content-type', 'text/html; charset=utf-8');
  // Its files are named with the house's own host, by whichever the visitor has come.
  const policy = policyFor('', config).replaceAll("'self'", `'self' ${config.siteUrl}`);
  if (!import.meta.env.DEV) headers.set('content-security-policy', policy);
  return new Response(`<!DOCTYPE html>${withAbsoluteAddresses(page, config.siteUrl)}`, { status, headers });
}

/** The data comes in one piece as a rule; to wrap the stream in an answer would cost more than to read it. */
async function textOf(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  if (stream) for await (const part of stream) text += decoder.decode(part, { stream: true });
  return text + decoder.decode();
}

/** Failures that are no one's fault in the program are answered, not logged: visitors who left, methods that no page takes. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  const refused = isRouteErrorResponse(error) && error.status < 500;
  if (request.signal.aborted || refused) return;
  console.error(error);
  context.get(reportContext)('page', error, new URL(request.url).pathname);
}
