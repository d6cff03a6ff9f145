import type { FailedLink, LinkKind, LoadedLink } from './load.server.ts';
import { useLocale } from '#ui/locale.ts';
import { PageHead } from '../../page/page-head.tsx';
import { m } from '#messages/paraglide/messages.js';
import { ArrowLink, buttonClass } from '#ui/button.tsx';
import styles from './newsletter-view.module.css';

interface LinkViewProps extends LoadedLink {
  kind: LinkKind;
  failed: FailedLink | undefined;
}

/** Target of links in newsletter mails. Only the button changes something: mail scanners open every link. */
export function NewsletterLinkView({ page, kind, done, failed }: LinkViewProps) {
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
