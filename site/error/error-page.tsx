import { Component, type ReactNode } from 'react';
import { isRouteErrorResponse, useLocation } from 'react-router';
import { useLocale } from '../locale.ts';
import { m } from '../paraglide/messages.js';
import { ButtonLink } from '../ui/button.tsx';
import styles from './error-page.module.css';
import workLight from './work-light.avif?url';
import workLightJpg from './work-light.jpg?url';

/** The HTTP status that an error stands for: its `statusCode`, `status` or its response's status, 500 otherwise. */
export function statusOf(error: unknown): number {
  const { statusCode, status, response } = (typeof error === 'object' && error !== null ? error : {}) as {
    statusCode?: unknown;
    status?: unknown;
    response?: { status?: unknown };
  };
  const found = [statusCode, status, response?.status].map(Number).find((each) => each >= 400 && each <= 599);
  return found ?? 500;
}

/** `404 Not Found`, or whatever is known of another error. */
function messageOf(error: unknown): string {
  const status = statusOf(error);
  const words = isRouteErrorResponse(error) ? error.statusText : '';
  return `${status} ${words || (status === 404 ? 'Not Found' : 'Internal Server Error')}`;
}

/** What a visitor sees instead of a page, and a plain line should even that fail. */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <LastResort>
      <Lost error={error} />
    </LastResort>
  );
}

function Lost({ error }: { error: unknown }) {
  const locale = useLocale();
  const { pathname } = useLocation();
  const status = statusOf(error);
  const [title, more] = textsFor(status);
  return (
    <section className={`stage ${styles.lost}`}>
      <picture>
        <source type="image/avif" srcSet={workLight} />
        <img className={styles.art} src={workLightJpg} alt="" width="1600" height="1000" fetchPriority="high" />
      </picture>
      <div className={`wrap ${styles.body}`}>
        <p className="preline">{messageOf(error)}</p>
        <h1 className={styles.title}>{title}</h1>
        <p className="lead">{more}</p>
        <div className={styles.acts}>
          {status === 503 && (
            <a className={styles.retry} href={pathname}>
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
