import { memo, type ReactNode, useId } from 'react';
import type { Navigation, NavigationItem } from '#contract/pages/navigation.ts';
import { PlaceTools, type ToolPlace } from '#modules/rendering/in-place.tsx';
import { CookiesLink } from '../consent/cookies-link.tsx';
import type { SiteSettings, Newsletter } from '../../content/reading/read-settings.ts';
import { Parts, Boundary } from '#ui/boundary.tsx';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { HouseMark } from '#ui/mark.tsx';
import { Rings } from '#ui/rings.tsx';
import { phoneAddress } from '#ui/phone-number.ts';
import { SmartLink } from '#ui/smart-link.tsx';
import styles from './footer.module.css';
import { useHouseText } from '../../page/house-text.ts';
import { NewsletterForm } from '../../newsletter/newsletter-form.tsx';
import newsletterSectionStyles from '../../newsletter/newsletter-form.module.css';

/** Newsletter form in the footer of every page. */
function NewsletterSection({ newsletters }: { newsletters: Newsletter[] }) {
  const id = useId();
  return (
    <section className={newsletterSectionStyles.news} aria-labelledby={id}>
      <h2 id={id}>{useHouseText('newsletter_headline')}</h2>
      <Boundary>
        <NewsletterForm newsletters={newsletters} />
      </Boundary>
    </section>
  );
}

interface FooterProps {
  navigation: Navigation | undefined;
  settings: SiteSettings | undefined;
  pathname: string;
}

interface ContentProps extends Omit<FooterProps, 'pathname'> {
  withForm: boolean;
}

/** Newsletter screens, which contain the form themselves or do not need it. */
const aboutNewsletter = /^\/\w+\/newsletter(?:\/|$)/;

/** Footer of every page: contact, menus, and legal links. */
export function Footer({ pathname, ...content }: FooterProps) {
  return <Content {...content} withForm={!aboutNewsletter.test(pathname)} />;
}

/** The same on nearly all pages: not rendered again when another screen comes. */
const Content = memo(function Content({ navigation, settings, withForm }: ContentProps) {
  const locale = useLocale();
  const name = settings?.name ?? '';
  const newsletters = settings?.newsletters ?? [];
  return (
    <footer className={`glow stage-colour stage-focus waits ${styles.footer}`}>
      <Rings className={styles.rings} />
      <div className="wrap">
        {newsletters.length > 0 && withForm && <NewsletterSection newsletters={newsletters} />}
        <div className={styles.grid}>
          <Parts>
            <Hotline settings={settings} />
            <Links label={m.footer_site()} items={navigation?.main_navigation} />
            <Links label={m.menu_secondary()} items={navigation?.menu} place="side-menu" />
            <Networks settings={settings} />
          </Parts>
        </div>
        <div className={styles.end}>
          <a href={`/${locale}`} aria-label={name === '' ? m.error_to_start() : m.to_start_page_of({ name })}>
            <HouseMark name={name} logos={settings?.logos} />
          </a>
          <Links label={m.footer_legal()} items={navigation?.footer} last={<CookiesLink />} place="footer-menu" />
          {settings && <City settings={settings} />}
        </div>
      </div>
    </footer>
  );
});

function City({ settings: { city, cityLogo, cityMark } }: { settings: SiteSettings }) {
  if (cityLogo === '' && !cityMark) return null;
  return (
    <p className={styles.city}>
      {cityMark && (
        <img
          src={cityMark.url}
          // Words beside it say the same.
          alt={cityLogo === '' ? city : ''}
          width={Math.round((cityMark.width / cityMark.height) * 64)}
          height={64}
          loading="lazy"
        />
      )}
      {cityLogo}
    </p>
  );
}

function Hotline({ settings }: { settings: SiteSettings | undefined }) {
  if (!settings) return <div />;
  const place = [settings.street, `${settings.postalCode} ${settings.city}`.trim()];
  const lines = [...settings.boxOffice.split('\n'), ...place].filter((line) => line !== '');
  return (
    <div>
      {settings.phone !== '' && (
        <>
          <h2 className={styles.label}>{m.ticket_hotline()}</h2>
          <a className={styles.phone} href={phoneAddress(settings.phone)}>
            {settings.phone}
          </a>
        </>
      )}
      {lines.length > 0 && (
        <address className={`note ${styles.address}`}>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      )}
    </div>
  );
}

interface LinksProps {
  label: string;
  items: NavigationItem[] | undefined;
  last?: ReactNode;
  /** Where the editor puts the button of the menu. */
  place?: ToolPlace;
}

function Links({ label, items, last, place }: LinksProps) {
  if (!items?.length && !last) return null;
  return (
    <nav aria-label={label}>
      <ul>
        {items?.map(({ menu_name, url, children, lang }) => (
          <li key={url + menu_name}>
            <SmartLink href={url || (children[0]?.url ?? '')} lang={lang}>
              {menu_name}
            </SmartLink>
          </li>
        ))}
        {last && <li>{last}</li>}
      </ul>
      {place && <PlaceTools place={place} />}
    </nav>
  );
}

function Networks({ settings }: { settings: SiteSettings | undefined }) {
  if (!settings || settings.social.length === 0) return null;
  return (
    <nav aria-label={m.footer_social()}>
      <ul>
        {settings.social.map(({ name, url }) => (
          <li key={url}>
            <SmartLink href={url}>{name}</SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
