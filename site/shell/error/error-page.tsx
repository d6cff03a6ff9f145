import { Component, type ReactNode, useState } from 'react';
import { isRouteErrorResponse, useLocation } from 'react-router';
import { recordOf } from '#contract/base/records.ts';
import { useHydrated } from '#ui/loading/use-hydrated.ts';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { ButtonLink } from '#ui/button.tsx';
import styles from './error-page.module.css';
import workLight from './work-light.avif?url';
import workLightJpg from './work-light.jpg?url';

/** Title and tags of an error page. */
export function ErrorMeta({ error }: { error: unknown }) {
  return (
    <>
      <title>{String(statusOf(error))}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

/** The HTTP status of an error: `statusCode`, `status` or the status of its response, otherwise 500. */
export function statusOf(error: unknown): number {
  const { statusCode, status, response } = recordOf(error);
  const found = [statusCode, status, recordOf(response).status].map(Number).find((each) => each >= 400 && each <= 599);
  return found ?? 500;
}

/** `404 Not Found`, or the message of another error. */
function messageOf(error: unknown): string {
  const status = statusOf(error);
  const words = isRouteErrorResponse(error) ? error.statusText : '';
  return `${status} ${words || (status === 404 ? 'Not Found' : 'Internal Server Error')}`;
}

/** The error page, or one line of text when it fails to render. */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <LastResort>
      <Lost error={error} />
    </LastResort>
  );
}

/** Messages of failed fetches in the different browsers. */
const noAnswer = /fetch|network|load failed/i;

/** Whether a request had no response at all; never true on the server and during hydration. */
function useNoAnswer(error: unknown): 'no connection' | 'no answer' | null {
  const inBrowser = useHydrated();
  const [online] = useState(() => !inBrowser || window.navigator.onLine);
  if (!inBrowser || isRouteErrorResponse(error)) return null;
  if (!online) return 'no connection';
  return error instanceof TypeError && noAnswer.test(error.message) ? 'no answer' : null;
}

function Lost({ error }: { error: unknown }) {
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const unanswered = useNoAnswer(error);
  const status = unanswered ? 503 : statusOf(error);
  const [title, more] =
    unanswered === 'no connection' ? [m.error_no_connection(), m.error_no_connection_more()] : textsFor(status);
  return (
    <section className={`stage ${styles.lost}`}>
      <picture>
        <source type="image/avif" srcSet={workLight} />
        <img className={styles.art} src={workLightJpg} alt="" width="1600" height="1000" fetchPriority="high" />
      </picture>
      <div className={`wrap ${styles.body}`}>
        {!unanswered && <p className="preline">{messageOf(error)}</p>}
        <h1 className={styles.title}>{title}</h1>
        <p className="lead">{more}</p>
        <div className={styles.acts}>
          {status === 503 && (
            <a className="tap-link" href={pathname + search}>
              {m.error_retry()}
            </a>
          )}
          <ButtonLink href={`/${locale}`}>{m.error_to_start()}</ButtonLink>
        </div>
      </div>
    </section>
  );
}

function textsFor(status: number): [string, string] {
  if (status === 404) return [m.error_not_found(), m.error_not_found_more()];
  if (status === 503) return [m.error_unavailable(), m.error_unavailable_more()];
  return [m.error_failed(), m.error_failed_more()];
}

class LastResort extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <p>
        An error occurred while showing the error page. <a href="/">Home</a>
      </p>
    );
  }
}
