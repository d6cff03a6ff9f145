import type { ReactNode } from 'react';
import { Links, Meta } from 'react-router';
import type { Locale } from '#text/languages.ts';
import type { Navigation } from '#contract/pages/navigation.ts';
import { shopLanguage } from '#contract/webshop/shop.ts';
import type { SiteSettings } from '../../content/reading/read-settings.ts';
import { Footer } from '../../shell/footer/footer.tsx';
import { Header } from '../../shell/header/header.tsx';
import { LocaleContext } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import frameScript from './frame.mjs?url';

interface ShopLayoutProps {
  locale: Locale;
  navigation: Navigation | undefined;
  settings: SiteSettings | undefined;
  children: ReactNode;
}

/** Start page of the shop in each language; the frame's script replaces it by the current page. */
const entrance = (locale: Locale) => `/webshop/webticket/shop?${shopLanguage}=${locale}`;
const urls: Record<Locale, string> = { de: entrance('de'), en: entrance('en') };

/**
 * The document around the ticket shop, which the provider stores and serves: header and footer without the program of
 * other pages, with one small optional script.
 */
export function ShopLayout({ locale, navigation, settings, children }: ShopLayoutProps) {
  // A newsletter form would be rejected from a foreign host.
  const facts = settings && { ...settings, newsletters: [] };
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0e0a0c" />
        <Meta />
        <Links />
        <script src={frameScript} defer />
      </head>
      <body>
        <LocaleContext value={locale}>
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
        </LocaleContext>
      </body>
    </html>
  );
}
