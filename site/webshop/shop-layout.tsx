import type { ReactNode } from 'react';
import { Links, Meta } from 'react-router';
import type { Locale } from '#contract/languages.ts';
import type { Navigation } from '#contract/navigation.ts';
import { shopLanguage } from '#contract/shop.ts';
import type { HouseFacts } from '../content/read-settings.ts';
import { Footer } from '../footer/footer.tsx';
import { Header } from '../header/header.tsx';
import { LocaleContext } from '../locale.ts';
import { m } from '../paraglide/messages.js';
import frameScript from './frame.mjs?url';

interface ShopLayoutProps {
  locale: Locale;
  navigation: Navigation | undefined;
  house: HouseFacts | undefined;
  children: ReactNode;
}

/** Where the shop begins in each language; the frame's script makes it the page that is shown. */
const entrance = (locale: Locale) => `/webshop/webticket/shop?${shopLanguage}=${locale}`;
const urls: Record<Locale, string> = { de: entrance('de'), en: entrance('en') };

/**
 * The document around the ticket shop, which a provider keeps and serves: header and footer without the program of the
 * other pages, with one small script of its own that can be missing.
 */
export function ShopLayout({ locale, navigation, house, children }: ShopLayoutProps) {
  // The form of the newsletter would not be taken from a foreign host.
  const facts = house && { ...house, newsletters: [] };
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
            house={facts}
            urls={urls}
            pathname="/webshop"
            trail={undefined}
            over={false}
            behaviour={null}
          />
          <main id="content" tabIndex={-1}>
            {children}
          </main>
          <Footer navigation={navigation} house={facts} pathname="/webshop" />
        </LocaleContext>
      </body>
    </html>
  );
}
