import type { LoadedNewsletter } from './load.server.ts';
import type { Route } from './+types/route';
import { Boundary } from '#ui/boundary.tsx';
import { useHouseText } from '../../page/house-text.ts';
import { PageHead } from '../../page/page-head.tsx';
import { type FailedSignUp, NewsletterForm } from '../../newsletter/newsletter-form.tsx';
import styles from './newsletter-view.module.css';
import { thanksFor } from '../../newsletter/sign-up.ts';

export { clientLoader, shouldRevalidate } from '../../framework/navigation/screen-data.ts';

export { loadNewsletter as loader, submitSignUp as action } from './load.server.ts';

export default function Newsletter({ loaderData, actionData }: Route.ComponentProps) {
  return <NewsletterView {...loaderData} failed={actionData} />;
}

/** Newsletter page: target of the form without scripts, with its result. */
function NewsletterView({ page, newsletters, sent, failed }: LoadedNewsletter & { failed: FailedSignUp | undefined }) {
  return (
    <>
      <PageHead page={page} home={false} />
      <section className={styles.body} id="anmeldung" aria-labelledby="h-anmeldung">
        <div className="wrap libretto">
          <div className="libretto__margin">
            <h2 className={styles.title} id="h-anmeldung">
              {useHouseText('newsletter_headline')}
            </h2>
          </div>
          <div className={`libretto__text ${styles.text}`}>
            {sent && !failed ? (
              <output className="lead">{thanksFor(sent)}</output>
            ) : (
              <Boundary>
                <NewsletterForm newsletters={newsletters} failed={failed} />
              </Boundary>
            )}
          </div>
        </div>
      </section>
    </>
  );
}
