import type { ShownPage } from '../content/reading/read-page.ts';
import { Parts } from '#ui/boundary.tsx';
import { PlacedTitle, PlaceTools } from '#modules/rendering/in-place.tsx';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import styles from './page-head.module.css';

/** Head of a page without a picture: breadcrumb, and title on the animated gradient. */
export function PageHead({ page, home }: { page: ShownPage; home: boolean }) {
  return (
    <div className={`glow stage-colour stage-focus ${styles.head}`}>
      <div className="wrap">
        <Parts>
          {!home && <Crumbs page={page} />}
          <h1 className={styles.title} lang={page.lang}>
            <PlacedTitle text={page.headline || page.title} />
          </h1>
        </Parts>
      </div>
      <PlaceTools place="head" />
    </div>
  );
}

/** The breadcrumb trail, under which the editor leads to the form of a record. */
export function Crumbs({ page }: { page: ShownPage }) {
  const locale = useLocale();
  return (
    <>
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
      <PlaceTools place="record" />
    </>
  );
}
