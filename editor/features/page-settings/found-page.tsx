import type { Locale } from '#contract/base/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { shortened } from '#text/beginning-of.ts';
import ed from '../../ui/editor.module.css';
import styles from './found-page.module.css';

/** Search engines cut longer texts. */
export const shown = { title: 60, description: 160 };

interface FoundPageProps {
  locale: Locale;
  address: string;
  title: string;
  description: string;
}

/** A page as search engines list it. */
export function FoundPage({ locale, address, title, description }: FoundPageProps) {
  return (
    <figure className={`${ed.list} ${styles.result}`} lang={locale} aria-label={m.editor_page_search_preview()}>
      <span className={styles.where}>{window.location.host + address.replaceAll('/', ' › ')}</span>
      <span className={styles.link}>{shortened(withSiteName(title), shown.title + 10)}</span>
      <span className={styles.about}>
        {description === '' ? m.editor_page_no_description() : shortened(description, shown.description)}
      </span>
    </figure>
  );
}

/** The name of the site is appended to every title, as in the browser tab. */
function withSiteName(title: string): string {
  const siteName = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? '';
  return siteName === '' || title.includes(siteName) ? title : `${title} – ${siteName}`;
}
