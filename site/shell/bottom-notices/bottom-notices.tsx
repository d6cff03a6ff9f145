import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '#text/languages.ts';
import type { Content } from '../../content/content.ts';
import { closedNotice } from './closed-notice.tsx';
import { previewBar } from './preview-bar.tsx';
import { staleNotice } from './stale-notice.tsx';
import styles from './bottom-notices.css?url';

interface NoticesProps {
  locale: Locale;
  /** False: visitors do not see the site yet. */
  isOpen: boolean;
  /** True in the editor, which has a bar of its own. */
  isEdited: boolean;
}

/**
 * What a page says of itself at the bottom of the window, as HTML behind the page; empty for most. It is no part of what
 * the browser hydrates, so it stays while one navigates and costs visitors' pages no script.
 */
export async function bottomNotices(content: Content, { locale, isOpen, isEdited }: NoticesProps): Promise<string> {
  const isClosed = !isOpen && !isEdited && !content.isPreview;
  const preview = content.isPreview && (await previewBar(content, locale));
  const closed = isClosed && closedNotice(await content.mayChangeSettings(locale));
  const stale = content.asOf !== null && staleNotice(content.asOf, locale);
  if (!preview && !closed && !stale) return '';
  return renderToStaticMarkup(
    <>
      <link rel="stylesheet" href={styles} />
      <div className="bottom-notices">
        {preview}
        {closed}
        {stale}
      </div>
    </>,
  );
}
