import type { ShownPage } from '../content/read-page.ts';
import { useLocale } from '../locale.ts';
import { m } from '../paraglide/messages.js';
import styles from './page-head.module.css';

/** The head of a page without a picture: where it stands, and its title before the moving gradient. */
export function PageHead({ page, home }: { page: ShownPage; home: boolean }) {
  return (
    <div className={`glow stage-colour stage-focus ${styles.head}`}>
      <div className="wrap">
        {!home && <Crumbs page={page} />}
        <h1 className={styles.title} lang={page.lang}>
          {page.headline || page.title}
        </h1>
      </div>
    </div>
  );
}

/** The way from the start page to this one. */
export function Crumbs({ page }: { page: ShownPage }) {
  const locale = useLocale();
  return (
    <nav className={styles.crumbs} aria-label={m.breadcrumb()}>
      <ol>
        <li>
          <a href={`/${locale}`}>{m.start()}</a>
        </li>
        {page.breadcrumb.map(({ title, url }) => (
          <li key={url + title}>{url === '' ? title : <a href={url}>{title}</a>}</li>
        ))}
        <li aria-current="page" lang={page.lang}>
          {page.title}
        </li>
      </ol>
    </nav>
  );
}
