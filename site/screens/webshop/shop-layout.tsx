import type { ReactNode } from 'react';
import { Links } from 'react-router';
import type { Locale } from '#text/languages.ts';
import type { Navigation } from '#contract/pages/navigation.ts';
import { usualTheme } from '#contract/settings/theme/theme.ts';
import { shopLanguage } from '#contract/webshop/shop.ts';
import { HouseContexts } from '../../shell/house-contexts.tsx';
import type { SiteSettings } from '../../content/reading/read-settings.ts';
import { FontLinks } from '../../head/theme/font-links.tsx';
import type { Look } from '../../head/theme/look.ts';
import { HouseLinks } from '../../head/house-links.tsx';
import { Footer } from '../../shell/footer/footer.tsx';
import { Header } from '../../shell/header/header.tsx';
import { m } from '#messages/paraglide/messages.js';
import frameScript from './frame.mjs?url';

interface ShopLayoutProps {
  locale: Locale;
  navigation: Navigation | undefined;
  settings: SiteSettings | undefined;
  /** Address of the manifest of the house; empty without one. */
  manifest: string;
  look: Look | null;
  children: ReactNode;
}

/** Start page of the shop in each language; the frame's script replaces it by the current page. */
const entrance = (locale: Locale) => `/webshop/webticket/shop?${shopLanguage}=${locale}`;
const urls: Record<Locale, string> = { de: entrance('de'), en: entrance('en') };

/**
 * The document around the ticket shop, which the provider stores and serves: header and footer without the program of
 * other pages, with one small optional script.
 */
export function ShopLayout({ locale, navigation, settings, look, manifest, children }: ShopLayoutProps) {
  // A newsletter form would be rejected from a foreign host.
  const facts = settings && { ...settings, newsletters: [] };
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={look?.stage ?? usualTheme.colours.stage} />
        <title>{[settings?.texts.shop_title ?? m.shop_title(), settings?.name].filter(Boolean).join(' – ')}</title>
        <meta name="robots" content="noindex" />
        <FontLinks look={look} />
        <Links />
        <HouseLinks settings={settings} manifest={manifest} />
        <script src={frameScript} defer />
      </head>
      <body>
        <HouseContexts locale={locale} settings={settings}>
          <a className="skip" href="#content">
            {m.skip_to_content()}
          </a>
          <Header
            navigation={navigation}
            settings={facts}
            urls={urls}
            pathname="/webshop"
            trail={undefined}
            over={false}
            behaviour={null}
          />
          <main id="content" tabIndex={-1}>
            {children}
          </main>
          <Footer navigation={navigation} settings={facts} pathname="/webshop" />
        </HouseContexts>
      </body>
    </html>
  );
}
