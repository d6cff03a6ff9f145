// First, for it names the layers in their order.
import './ui/base.css';
import './ui/tokens.css';
import './ui/fonts.css';
import {
  type LinksFunction,
  Links,
  type MetaFunction,
  Meta,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import favicon from './ui/favicon.svg?url';
import light from './ui/fonts/spectral-300.woff2?url';
import italic from './ui/fonts/spectral-400-italic.woff2?url';
import regular from './ui/fonts/spectral-400.woff2?url';
import type { ReactNode } from 'react';
import { overlayIdOf } from '#contract/event-overlay.ts';
import type { Route } from './+types/root';
import { checkAddress } from './check-address.server.ts';
import { ConnectionNotice } from './connection/connection-notice.tsx';
import { ConsentHost } from './consent/consent-host.tsx';
import { whatToAsk } from './consent/what-to-ask.server.ts';
import { configContext, contentContext } from './content/context.ts';
import type { ShownPage } from './content/read-page.ts';
import { openData, seal, unseal } from './content/sealed.ts';
import { ErrorPage, statusOf } from './error/error-page.tsx';
import { Footer } from './footer/footer.tsx';
import type { HeadFacts } from './head/meta.ts';
import { Header } from './header/header.tsx';
import { LoadingBar } from './loading-bar/loading-bar.tsx';
import { LocaleContext, localeAt, localeOf, speak } from './locale.ts';
import { useFollowLinks } from './navigation/follow-links.ts';
import { useArrival } from './navigation/arrival.ts';
import { useFetchAhead } from './navigation/use-fetch-ahead.ts';
import { useKeptPlace } from './navigation/use-kept-place.ts';
import { NewsBanner } from './news/news-banner.tsx';
import { useOffline } from './offline/use-offline.ts';
import { m } from './paraglide/messages.js';
import { EventOverlay, liesOver } from './overlay/event-overlay.tsx';
import { type LoadedOverlay, loadOverlay } from './overlay/load-overlay.server.ts';
import { MainArea } from './placeholder/main-area.tsx';
import { PictureHost } from './pictures/picture-host.tsx';
import { addresses, headerOf } from './screens.ts';
import { useLateFaces } from './ui/late-faces.ts';
import type { ShopFrame } from './webshop/shop-frame.ts';
import { ShopLayout } from './webshop/shop-layout.tsx';

// Whoever comes back to a place on the page needs all that lies above it, at once; see .waits in ui/base.css.
const beforePainting =
  'if(location.hash||(performance.getEntriesByType("navigation")[0]||{}).type!=="navigate")document.documentElement.dataset.painted="";' +
  // Media that are always loaded take their room at once; see modules/embed.module.css.
  'if(/%22media%22%3Atrue/.test(document.cookie))document.documentElement.dataset.media="";' +
  // Whoever comes back finds the place where they were; see navigation/use-kept-place.ts.
  'var s=history.state||{};history.scrollRestoration="manual";scrollTo(0,(s.places||{})[s.key||"default"]||scrollY)';

export const middleware: Route.MiddlewareFunction[] = [checkAddress];

/** Menus, facts and news of the house; nothing here may fail a page. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  const locale = localeAt(url);
  const [navigation, house, news, overlay] = await Promise.all([
    content.navigation(locale),
    content.settings(locale),
    content.breakingNews(locale),
    loadOverlay(content, url, locale),
  ]);
  const hidden = ['edit', 'version_id', 'preview'].some((name) => url.searchParams.has(name));
  const config = context.get(configContext);
  const { name, ogImage } = house;
  const head: HeadFacts = { origin: config.siteUrl, locale, name, ogImage, hidden };
  const reports = config.errorReportingDsn !== undefined;
  return { navigation: seal(navigation), house: seal(house), news, head, reports, asked: whatToAsk(config), overlay };
}

/** Menus are asked for again only in another language, or when an editor has changed something. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (currentUrl.href === nextUrl.href) return defaultShouldRevalidate;
  return localeOf(currentUrl.pathname) !== localeOf(nextUrl.pathname);
}

const asFont = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const;

export const links: LinksFunction = () => [
  { ...asFont, href: light },
  { ...asFont, href: regular },
  { rel: 'icon', href: favicon, type: 'image/svg+xml' },
];

export const meta: MetaFunction = ({ error }) =>
  error ? [{ title: String(statusOf(error)) }, { name: 'robots', content: 'noindex' }] : [];

export function Layout({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const root = useRouteLoaderData<typeof loader>('root');
  const navigation = root && unseal(root.navigation);
  const house = root && unseal(root.house);
  const match = useMatches().at(-1);
  const page = shownPageOf(match?.loaderData);
  const locale = localeOf(pathname);
  speak(locale);
  useFollowLinks();
  // Before what follows, which goes on where this has led.
  useKeptPlace();
  useArrival();
  useFetchAhead();
  useLateFaces(pathname);
  const editing = new URLSearchParams(search).has('edit');
  useOffline(root?.asked.offline === true && !editing);
  // The shop's frame is drawn on the server alone, and left out of what browsers load.
  if (import.meta.env.SSR && root && isShopFrame(match?.loaderData))
    return <ShopLayout {...{ navigation, house, children }} locale={root.head.locale} />;
  const urls = { ...addresses(pathname), ...page?.urls };
  return (
    // The start script marks the page as painted before React takes it over.
    <html lang={locale} data-reports={root?.reports ? '' : undefined} suppressHydrationWarning>
      <Head home={match?.id.endsWith('.index') === true} />
      <body className={liesOver(root?.overlay) ? 'no-scroll' : undefined}>
        <LocaleContext value={locale}>
          <SkipLink overlay={root?.overlay} />
          {root && house && <ConsentHost pathname={pathname} reAsks={house.reAsks} {...root.asked} />}
          <LoadingBar />
          <ConnectionNotice />
          <EventOverlay loaded={root?.overlay}>
            <NewsBanner news={root?.news} />
            <Header
              navigation={navigation}
              house={house}
              urls={urls}
              pathname={pathname}
              trail={page?.breadcrumb}
              over={!page || page.hero !== null}
              behaviour={editing ? null : headerOf(match?.id)}
            />
            <MainArea>{children}</MainArea>
            <Footer navigation={navigation} house={house} pathname={pathname} />
          </EventOverlay>
          <PictureHost />
        </LocaleContext>
        <script dangerouslySetInnerHTML={{ __html: beforePainting }} />
      </body>
    </html>
  );
}

/** The first stop of the keyboard; out of reach with the page that it leads to, while an event lies over that. */
function SkipLink({ overlay }: { overlay: LoadedOverlay | null | undefined }) {
  const asked = overlayIdOf(new URLSearchParams(useLocation().search));
  const isUnknown = asked === overlay?.id && overlay?.state === 'unknown';
  return (
    <a className="skip" href="#content" inert={asked !== null && !isUnknown}>
      {m.skip_to_content()}
    </a>
  );
}

/** On the home page italics stand far below the first window: there they are not worth being waited for. */
function Head({ home }: { home: boolean }) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" content="#0e0a0c" />
      <Meta />
      <Links />
      {!home && <link {...asFont} href={italic} />}
    </head>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}

/** The page that a route shows; undefined on the error page. */
function shownPageOf(loaderData: unknown): ShownPage | undefined {
  return (openData(loaderData) as { page?: ShownPage } | undefined)?.page;
}

/** True on the pages of the ticket shop, which have a layout of their own. */
function isShopFrame(loaderData: unknown): boolean {
  return (loaderData as Partial<ShopFrame> | undefined)?.shop === true;
}
