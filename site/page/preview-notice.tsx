import { berlinZone } from '#time/berlin-zone.ts';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { dateFormat } from '#time/date-format.ts';
import styles from './preview-notice.module.css';

/** Tells visitors with a preview link that the page is not public, or that the link has expired. */
export function PreviewNotice({ until }: { until: string | null }) {
  const locale = useLocale();
  const time = dateFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: berlinZone,
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
