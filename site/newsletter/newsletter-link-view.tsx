import type { FailedLink, LinkKind, LoadedLink } from '../content/load-newsletter.server.ts';
import { useLocale } from '../locale.ts';
import { PageHead } from '../page/page-head.tsx';
import { m } from '../paraglide/messages.js';
import { ArrowLink, buttonClass } from '../ui/button.tsx';
import styles from './newsletter-view.module.css';

interface LinkViewProps extends LoadedLink {
  kind: LinkKind;
  failed: FailedLink | undefined;
}

/** Where the links of the newsletter's mails lead. Only the button does something: programs that look into mails open every link. */
export function NewsletterLinkView({ page, kind, done, failed }: LinkViewProps) {
  const locale = useLocale();
  const confirms = kind === 'confirm';
  return (
    <>
      <PageHead page={page} home={false} />
      <div className={`wrap libretto ${styles.body}`}>
        <div className={`libretto__text ${styles.text}`}>
          {done && !failed ? (
            <output className={styles.said}>{confirms ? m.newsletter_confirmed() : m.newsletter_left()}</output>
          ) : (
            <>
              <p className={styles.said} role={failed ? 'alert' : undefined}>
                {failed?.reason ?? (confirms ? m.newsletter_confirm_text() : m.newsletter_leave_text())}
              </p>
              {/* Without an action it is sent to the address of the page, with the token that stands in it. */}
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
