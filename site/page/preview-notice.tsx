import { useLocale } from '../locale.ts';
import { m } from '../paraglide/messages.js';
import styles from './preview-notice.module.css';

/** Tells whoever came by a preview link that nobody else sees this yet, or that the link no longer holds. */
export function PreviewNotice({ until }: { until: string | null }) {
  const locale = useLocale();
  const time = new Intl.DateTimeFormat(locale === 'de' ? 'de-DE' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  });
  return (
    <aside className={`stage ${styles.notice}`} aria-label={m.page_preview()}>
      <p className="wrap">
        {until === null ? (
          m.page_preview_ended()
        ) : (
          <>
            <strong>{m.page_preview_draft()}</strong> {m.page_preview_until({ when: time.format(new Date(until)) })}
          </>
        )}
      </p>
    </aside>
  );
}
