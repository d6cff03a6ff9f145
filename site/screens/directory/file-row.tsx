import type { DownloadFile } from '#contract/press/press.ts';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import { fileSize } from './file-size.ts';
import styles from './file-row.module.css';

/** A file for download: preview in the margin, then name and copyright, format and size, and the link. */
export function FileRow({ file }: { file: DownloadFile }) {
  const locale = useLocale();
  const { title, file_name: fileName, size, width, height, copyright, picture, url } = file;
  const format = fileName.split('.').at(-1)?.toUpperCase() ?? '';
  const name = title || fileName;
  return (
    <li className={styles.row}>
      <div className={picture ? styles.picture : styles.paper} aria-hidden="true">
        {picture ? <Picture picture={picture} alt="" sizes="(min-width: 48em) 22vw, 7rem" /> : <span>{format}</span>}
      </div>
      <div className={styles.main}>
        <h3 className={styles.name}>{name}</h3>
        {copyright !== '' && <p className="note">{copyright}</p>}
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{m.press_format()}</dt>
          <dd>{format}</dd>
          {width && height && <dd>{m.press_pixels({ width, height })}</dd>}
        </div>
        <div>
          <dt>{m.press_size()}</dt>
          <dd>{fileSize(size, locale)}</dd>
        </div>
      </dl>
      <a className={`${buttonClass.line} ${styles.download}`} href={url} download={fileName}>
        <span>
          {m.press_download()}
          <span className="unseen">: {name}</span>
          <Icon name="download" />
        </span>
      </a>
    </li>
  );
}
