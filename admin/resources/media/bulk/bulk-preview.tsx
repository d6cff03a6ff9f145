import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { localizedOf } from '#contract/base/localized.ts';
import type { PlannedMedia } from '#contract/media/bulk-media-api.ts';
import { locales } from '#text/languages.ts';
import { Thumbnail } from '../../../media/thumbnail.tsx';
import styles from './bulk.module.css';
import { languageNames } from '../../../messages/locale.ts';

/** Entries that would change. */
export function changing(plan: readonly PlannedMedia[]): PlannedMedia[] {
  return plan.filter(({ changes }) => changes.length > 0);
}

/** What a change would do to each entry. */
export function BulkPreview({ plan }: { plan: readonly PlannedMedia[] }) {
  const translate = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const changed = changing(plan);
  const same = plan.length - changed.length;
  return (
    <section>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        {translate('media.bulk_changing', { smart_count: changed.length })}{' '}
        {same > 0 && translate('media.bulk_same', { smart_count: same })}
      </h3>
      <ul className={styles.plan}>
        {changed.map(({ media, changes }) => (
          <li key={media.id}>
            <Thumbnail media={media} />
            <div>
              <b>{media.file_name}</b>
              {changes.flatMap(({ field, before, after }) =>
                linesOf(before, after).map((line) => (
                  <p key={`${field}-${line.locale}`}>
                    {translate(`resources.media.fields.${field}`)}
                    {line.locale && ` ${translate(languageNames[line.locale])}`}:{' '}
                    {line.before && <del>{line.before}</del>} <ins>{line.after || translate('media.bulk_nothing')}</ins>
                  </p>
                )),
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One line for tags, one for each language of a text that changes. */
function linesOf(before: unknown, after: unknown) {
  if (Array.isArray(after))
    return [{ locale: null, before: Array.isArray(before) ? before.join(', ') : '', after: after.join(', ') }];
  const [old, fresh] = [localizedOf(before), localizedOf(after)];
  return locales
    .filter((locale) => old[locale] !== fresh[locale])
    .map((locale) => ({ locale, before: old[locale], after: fresh[locale] }));
}
