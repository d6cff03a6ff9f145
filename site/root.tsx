// First import: it declares the order of the CSS layers.
import '#ui/base.css';
import '#ui/tokens.css';
import '#ui/fonts.css';
import {
  Links,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import type { ComponentProps, ReactNode } from 'react';
import { Boundary } from '#ui/boundary.tsx';
import { HouseLinks } from './head/house-links.tsx';
import { recordOf } from '#contract/base/records.ts';
import { usualStage } from '#contract/settings/theme/usual-stage.ts';
import { overlayIdOf } from '#contract/events/event-overlay.ts';
import type { Route } from './+types/root';
import { checkAddress } from './guards/check-address.server.ts';
import { ConnectionNotice } from './shell/connection/connection-notice.tsx';
import { ConsentHost } from './shell/consent/consent-host.tsx';
import { consentOptions } from './shell/consent/consent-options.server.ts';
import { configContext, contentContext, houseContext, type LoadArgs, queryContext } from './content/context.ts';
import { logosOn } from './content/reading/read-settings.ts';
import { shownPageOf } from './framework/start/shown-page.ts';
import { ErrorMeta, ErrorPage } from './shell/error/error-page.tsx';
import { Footer } from './shell/footer/footer.tsx';
import { FontLinks } from './head/theme/font-links.tsx';
import type { Look } from './head/theme/look.ts';
import { type HeadFacts, PageMeta } from './head/page-meta.tsx';
import { lookOf, previewedTheme } from './head/theme/theme.server.ts';
import { Header } from './shell/header/header.tsx';
import { LoadingBar } from './shell/loading-bar/loading-bar.tsx';
import { localeOf, setLocale } from './locale.ts';
import { beforeFirstPaint } from './framework/start/before-first-paint.ts';
import { useFollowLinks } from './shell/navigation/follow-links.ts';
import { useArrival } from './framework/navigation/arrival.ts';
import { usePrefetch } from './shell/navigation/use-prefetch.ts';
import { useKeptData } from './framework/navigation/screen-data.ts';
import { useScrollRestoration } from './framework/navigation/use-scroll-restoration.ts';
import { NewsBanner } from './shell/news/news-banner.tsx';
import { useOffline } from './shell/offline/use-offline.ts';
import { usePlaced } from '#modules/rendering/in-place.tsx';
import { m } from '#messages/paraglide/messages.js';
import { EventOverlay, isOverlayOpen } from './shell/overlay/event-overlay.tsx';
import { loadOverlay } from './shell/overlay/load-overlay.server.ts';
import { HouseContexts } from './shell/house-contexts.tsx';
import { MainArea, ScreenOutlet } from './shell/placeholder/main-area.tsx';
import { PictureHost } from './shell/pictures/picture-host.tsx';
import { addresses, headerOf } from './screens.ts';
import { useLateFonts } from '#ui/loading/late-fonts.ts';
import { ShopLayout } from './screens/webshop/shop-layout.tsx';

export const middleware: Route.MiddlewareFunction[] = [checkAddress];

/** Menus, site settings and news; a failure here never fails the page. */
export async function loader({ context }: LoadArgs) {
  const content = context.get(contentContext);
  const query = context.get(queryContext);
  const { locale } = query;
  const [navigation, { theme, ownTypeface, categories, isOpen, houseLogos, ...facts }, news, overlay] =
    await Promise.all([
      content.navigation(locale),
      content.settings(locale),
      content.breakingNews(locale),
      loadOverlay(content, query),
    ]);
  const shownTheme = (await previewedTheme(content, query)) ?? theme;
  context.set(houseContext, { theme: shownTheme, ownTypeface, categories, isOpen });
  const settings = { ...facts, logos: logosOn(shownTheme, houseLogos) };
  const config = context.get(configContext);
  const { name, ogImage } = settings;
  const head: HeadFacts = { origin: config.siteUrl, locale, name, ogImage, hidden: query.isPersonal };
  const reports = config.errorReportingDsn !== undefined;
  return {
    navigation,
    settings,
    look: lookOf(shownTheme, ownTypeface),
    news,
    head,
    reports,
    consent: consentOptions(config, settings.partsOff),
    // That of the own backend would name another house.
    manifest: config.contentApiUrl === undefined ? `/${locale}/manifest.webmanifest` : '',
    overlay,
  };
}

/** Menus are loaded again only for another language, or after a change by an editor. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (currentUrl.href === nextUrl.href) return defaultShouldRevalidate;
  return localeOf(currentUrl.pathname) !== localeOf(nextUrl.pathname);
}

export function Layout({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const root = useRouteLoaderData<typeof loader>('root');
  const { settings } = root ?? {};
  const news = usePlaced('news', root?.news);
  const navigation = usePlaced('navigation', root?.navigation);
  const error = useRouteError();
  const match = useMatches().at(-1);
  const page = shownPageOf(match?.loaderData);
  const locale = localeOf(pathname);
  setLocale(locale);
  useFollowLinks();
  // Before the hooks below, which depend on the scroll position.
  useScrollRestoration();
  useArrival();
  usePrefetch();
  useKeptData(match?.loaderData);
  useLateFonts(pathname, root?.look?.typeface);
  const editing = new URLSearchParams(search).has('edit');
  useOffline(root?.consent.offline === true && !editing);
  // The shop frame is rendered on the server only, and not included in browser bundles.
  if (import.meta.env.SSR && root && isShopFrame(match?.loaderData))
    return <ShopLayout {...root} {...{ children }} locale={root.head.locale} />;
  const urls = { ...addresses(pathname), ...page?.urls };
  const meta = error ? <ErrorMeta error={error} /> : <PageMeta page={page} facts={root?.head} />;
  return (
    // The start script marks the page as painted before hydration. Words that a browser translates would be saved.
    <html
      lang={locale}
      translate={editing ? 'no' : undefined}
      data-reports={root?.reports ? '' : undefined}
      suppressHydrationWarning
    >
      <Head meta={meta} settings={settings} manifest={root?.manifest ?? ''} look={root?.look} />
      <body className={isOverlayOpen(root?.overlay) ? 'no-scroll' : undefined}>
        <HouseContexts locale={locale} settings={settings}>
          <SkipLink />
          {root && settings && <ConsentHost pathname={pathname} reAsks={settings.reAsks} {...root.consent} />}
          <LoadingBar />
          <ConnectionNotice />
          <EventOverlay loaded={root?.overlay}>
            {/* Nothing suspends: what an extension changed before hydration is drawn anew up to the next boundary. */}
            <Boundary>
              <NewsBanner news={news} />
              <Header
                navigation={navigation}
                settings={settings}
                urls={urls}
                pathname={pathname}
                trail={page?.breadcrumb}
                over={!page || page.hero !== null}
                behaviour={editing ? null : headerOf(match?.id)}
              />
            </Boundary>
            <MainArea>
              <Boundary>{children}</Boundary>
            </MainArea>
            <Boundary>
              <Footer navigation={navigation} settings={settings} pathname={pathname} />
            </Boundary>
          </EventOverlay>
          <PictureHost />
        </HouseContexts>
        <script dangerouslySetInnerHTML={{ __html: beforeFirstPaint }} />
      </body>
    </html>
  );
}

/** The skip link, first in the tab order; inert with the page while an overlay is open. */
function SkipLink() {
  const overlayId = overlayIdOf(new URLSearchParams(useLocation().search));
  return (
    <a className="skip" href="#content" inert={overlayId !== null}>
      {m.skip_to_content()}
    </a>
  );
}

interface HeadProps extends ComponentProps<typeof HouseLinks> {
  /** Title and tags of the page. */
  meta: ReactNode;
  look: Look | null | undefined;
}

function Head({ meta, look, ...house }: HeadProps) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {/* Telephones would make links of numbers, dates and addresses before React takes over the page. */}
      <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
      <meta name="theme-color" content={look?.stage ?? usualStage} />
      {meta}
      <FontLinks look={look} />
      <Links />
      <HouseLinks {...house} />
    </head>
  );
}

export default function App() {
  return <ScreenOutlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}

/** True on pages of the ticket shop, which have their own layout. */
function isShopFrame(loaderData: unknown): boolean {
  return recordOf(loaderData).shop === true;
}
