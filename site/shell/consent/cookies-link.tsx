import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { manageConsent } from '#ui/consent/consent-state.ts';

/** Opens the consent manager; without scripts a link to the privacy page's section about cookies. */
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
