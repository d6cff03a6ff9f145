import { renderToString } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { configContext, contentContext, houseContext, queryContext, reportContext } from './content/context.ts';
import { jsonLdElement } from './head/json-ld/json-ld.ts';
import { hideClosedNews } from './shell/news/closed-news.ts';
import { OverlayLayer } from './shell/overlay/overlay-layer.tsx';
import { OverlayLayerContext, type OverlayProps } from './shell/overlay/overlay-part.tsx';
import { RowCacheContext } from '#ui/cached-row.tsx';
import { RowCache } from './framework/rendering/row-cache.tsx';
import { bottomNotices } from './shell/bottom-notices/bottom-notices.tsx';
import { beforeFirstPaint } from './framework/start/before-first-paint.ts';
import { stylesContext } from './framework/rendering/inline-styles.ts';
import { BoundaryContext, failedPart } from '#ui/boundary.tsx';
import { hashOf, policyFor } from './framework/rendering/policy.ts';
import { dataElement, startScript, stateText } from './framework/start/start-script.ts';
import { themeStyle } from './head/theme/theme-style.server.ts';
import { stylesFirst } from './framework/rendering/styles-first.ts';
import { isShopFrame, sendFrame } from './screens/webshop/shop-frame.ts';

export { createSite } from './serving/create-site.ts';

const rowCache = new RowCache(renderToString);
const renderOverlay = (props: OverlayProps) => <OverlayLayer {...props} />;

/** Hashes of the inline scripts that may run: the script at the end of every page, and that of the news banner. */
const pageScripts = [hashOf(beforeFirstPaint)];
const pageScriptsWithNews = [...pageScripts, hashOf(hideClosedNews)];

/**
 * Renders the whole page to a string, then appends the loader data and the start script. The loaders have finished, so
 * nothing in the page suspends; rendering to a string takes half the time of a stream.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { serverHandoffStream, ...rest } = entry;
  const render = (boundaries: boolean) =>
    renderToString(
      <BoundaryContext value={boundaries}>
        <OverlayLayerContext value={renderOverlay}>
          <RowCacheContext value={rowCache}>
            <ServerRouter context={rest} url={request.url} />
          </RowCacheContext>
        </OverlayLayerContext>
      </BoundaryContext>,
    );
  const drawn = render(true);
  // A part failed: without boundaries its error is thrown, and answered by the error page.
  const page = drawn.includes(failedPart) ? render(false) : drawn;
  const { isOpen, ...look } = context.get(houseContext);
  if (isShopFrame(entry.staticHandlerContext))
    return sendFrame({ page, look }, status, headers, context.get(configContext));
  const theme = themeStyle(look);
  const { locale, edit } = context.get(queryContext);
  const [body, end] = [page.indexOf('</head>'), page.lastIndexOf('</body>')];
  const inlineStyles = context.get(stylesContext);
  const { head, hashes: styles } = inlineStyles(
    stylesFirst(page.slice(0, body)),
    entry.manifest.routes.root?.css ?? [],
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  if (!import.meta.env.DEV) {
    const scripts = page.includes(hideClosedNews) ? pageScriptsWithNews : pageScripts;
    headers.set(
      'content-security-policy',
      policyFor({ scripts, styles: [...styles, ...theme.hashes] }, context.get(configContext)),
    );
  }
  const html = [
    '<!DOCTYPE html>',
    head,
    theme.html,
    page.slice(body, end),
    await bottomNotices(context.get(contentContext), { locale, isOpen, isEdited: edit }),
    jsonLdElement(entry),
    dataElement(stateText(entry) ?? (await textOf(serverHandoffStream))),
    startScript(entry),
    page.slice(end),
  ];
  // As bytes: a Response checks and copies a string of this size more slowly.
  return new Response(Buffer.from(html.join('')), { status, headers });
}

/** The data usually arrives in one chunk; reading it costs less than wrapping the stream in a Response. */
async function textOf(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  if (stream) for await (const part of stream) text += decoder.decode(part, { stream: true });
  return text + decoder.decode();
}

/** Expected failures are answered and not logged: aborted requests, and methods that a page does not accept. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  const refused = isRouteErrorResponse(error) && error.status < 500;
  if (request.signal.aborted || refused) return;
  console.error(error);
  context.get(reportContext)('page', error, new URL(request.url).pathname);
}
