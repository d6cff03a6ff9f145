import { renderToStaticMarkup } from 'react-dom/server';
import { m } from '#messages/paraglide/messages.js';
import type { Locale } from '#text/languages.ts';
import type { Content } from '../../content/content.ts';
import styles from './closed-notice.css?url';

/**
 * The mark that visitors do not see the site yet; empty in an open house. Like the preview bar, which stands in its place
 * while one previews, it stands behind the page as HTML and costs no script.
 */
export async function closedNotice(content: Content, locale: Locale, isEdited: boolean): Promise<string> {
  if (isEdited || content.isPreview || (await content.settings(locale)).isOpen) return '';
  return renderToStaticMarkup(
    <>
      <link rel="stylesheet" href={styles} />
      <aside className="stage closed-notice" aria-label={m.closed_label()}>
        <div className="wrap">
          <p>
            <strong>{m.closed_label()}.</strong> {m.closed_about()}
          </p>
          <a href="/admin">{m.closed_link()}</a>
        </div>
      </aside>
    </>,
  );
}
