import Download from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { type ContentExport as ContentExportMeasure, contentExportApi } from '#contract/office/content-export-api.ts';
import { errorMessage, request } from '../../api/request.ts';
import { formatNumber } from '../../format/format-number.ts';
import { formatFileSize } from '../../media/media-facts.ts';
import { getLocale } from '../../messages/locale.ts';
import styles from './status.module.css';

/** Names of missing files that are shown. */
const shownNames = 10;

/** Downloads all content of the house as one archive. */
export function ContentExport() {
  const translate = useTranslate();
  const { data, error } = useQuery({
    queryKey: ['content-export'],
    queryFn: ({ signal }) => request(contentExportApi.show, { signal }),
    staleTime: 0,
  });
  const message = error && errorMessage(error);
  return (
    <section className={styles.group} aria-labelledby="status-export">
      <div className={styles.head}>
        <h2 id="status-export">{translate('export.title')}</h2>
      </div>
      <p className={styles.text}>{translate('export.about')}</p>
      {message && <p role="alert">{translate(message, { _: message })}</p>}
      {data && <Measured {...data} />}
    </section>
  );
}

/** How much there is, what is missing, and the download. */
function Measured({ records, files, bytes, missing }: ContentExportMeasure) {
  const translate = useTranslate();
  const locale = getLocale();
  const isWhole = missing.length === 0;
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{translate('export.records')}</dt>
          <dd>{formatNumber(records)}</dd>
        </div>
        <div>
          <dt>{translate('status.files')}</dt>
          <dd>{`${formatNumber(files)}, ${formatFileSize(locale, bytes)}`}</dd>
        </div>
      </dl>
      {!isWhole && (
        <p className={styles.missing} role="alert">
          {translate('export.missing', { smart_count: missing.length, names: missing.slice(0, shownNames).join(', ') })}
        </p>
      )}
      <div className={styles.actions}>
        <Button
          variant="outlined"
          startIcon={<Download />}
          href={`/${locale}/api/export/archive/${isWhole ? '' : '?incomplete=true'}`}
          download
        >
          {translate(isWhole ? 'export.download' : 'export.download_incomplete')}
        </Button>
      </div>
    </>
  );
}
