import { useLocale } from '../locale.ts';
import { m } from '../paraglide/messages.js';
import { manageConsent } from './consent-state.ts';

/** Opens the consent manager; without scripts it leads to what the privacy page says about cookies. */
export function CookiesLink() {
  const locale = useLocale();
  return (
    <a
      href={`/${locale}/datenschutz#cookies`}
      onClick={(event) => {
        event.preventDefault();
        manageConsent(event.currentTarget);
      }}
    >
      {m.footer_cookies()}
    </a>
  );
}
