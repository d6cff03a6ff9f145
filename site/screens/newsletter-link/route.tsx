import { screenAddress } from '../../addresses/screen-address.ts';
import { followLink, type LinkKind, loadLink } from '../newsletter/load.server.ts';
import { locales } from '#text/languages.ts';
import { useLocale } from '#ui/locale.ts';
import { PageHead } from '../../page/page-head.tsx';
import { m } from '#messages/paraglide/messages.js';
import { ArrowLink, buttonClass } from '#ui/button.tsx';
import styles from '../newsletter/newsletter-view.module.css';
import type { Route } from './+types/route';

export { clientLoader, shouldRevalidate } from '../../framework/navigation/screen-data.ts';

export function loader({ context, pattern }: Route.LoaderArgs) {
  return loadLink(kindOf(pattern), { context });
}

export function action({ context, pattern, request }: Route.ActionArgs) {
  return followLink(kindOf(pattern), { context, request });
}

/** The purpose of the link at a route's path. */
function kindOf(pattern: string): LinkKind {
  return locales.some((locale) => screenAddress('newsletter-confirm', locale).endsWith(pattern))
    ? 'confirm'
    : 'unsubscribe';
}

/** Target of links in newsletter mails. Only the button changes something: mail scanners open every link. */
export default function NewsletterLink({ loaderData: { page, kind, done }, actionData: failed }: Route.ComponentProps) {
  const locale = useLocale();
  const confirms = kind === 'confirm';
  return (
    <>
      <PageHead page={page} home={false} />
      <div className={`wrap libretto ${styles.body}`}>
        <div className={`libretto__text ${styles.text}`}>
          {done && !failed ? (
            <output className="lead">{confirms ? m.newsletter_confirmed() : m.newsletter_left()}</output>
          ) : (
            <>
              <p className="lead" role={failed ? 'alert' : undefined}>
                {failed?.reason ?? (confirms ? m.newsletter_confirm_text() : m.newsletter_leave_text())}
              </p>
              {/* Without `action`, the form is sent to the address of the page, which contains the token. */}
              {failed?.later !== false && (
                <form method="post">
                  <button type="submit" className={buttonClass.red}>
                    <span>{confirms ? m.newsletter_confirm() : m.newsletter_leave()}</span>
                  </button>
                </form>
              )}
              {failed && confirms && <ArrowLink href={`/${locale}/newsletter`}>{m.newsletter_again()}</ArrowLink>}
            </>
          )}
        </div>
      </div>
    </>
  );
}
