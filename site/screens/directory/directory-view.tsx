import type { DownloadFile } from '#contract/press/press.ts';
import type { LoadedDirectory } from './load.server.ts';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { PageHead } from '../../page/page-head.tsx';
import { ArrowLink, buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import styles from './directory-view.module.css';
import { fileSize } from './file-size.ts';

/** A press directory: description, terms of use, and each file for download, singly or all as one archive. */
export function DirectoryView({ page, directory }: LoadedDirectory) {
  const locale = useLocale();
  const { description, terms, production, files, archive_url: archive, archive_size: size, lang } = directory;
  return (
    <>
      <PageHead page={page} home={false} />
      <div className={`wrap libretto ${styles.about}`}>
        <div className="libretto__margin">
          {production && <ArrowLink href={production.url}>{production.title}</ArrowLink>}
        </div>
        <div className="libretto__text">
          {description !== '' && (
            <p className="lead" lang={lang}>
              {description}
            </p>
          )}
          {terms !== '' && (
            <section className={styles.terms} aria-labelledby="h-nutzung">
              <h2 id="h-nutzung">{m.press_terms()}</h2>
              <p lang={lang}>{terms}</p>
            </section>
          )}
          {files.length > 1 && archive !== '' && (
            <a className={`${buttonClass.red} ${styles.all}`} href={archive} download>
              <span>{m.press_all()}</span>
              <span className={buttonClass.stub}>{fileSize(size, locale)}</span>
            </a>
          )}
        </div>
      </div>
      <section className={`wrap ${styles.files}`} aria-labelledby="h-dateien">
        <h2 className={`head ${styles.title}`} id="h-dateien">
          {m.press_files({ count: files.length })}
        </h2>
        {files.length === 0 && <p className="lead">{m.press_empty()}</p>}
        <ul className={styles.list}>
          {files.map((file) => (
            <File key={file.id} file={file} />
          ))}
        </ul>
      </section>
    </>
  );
}

function File({ file }: { file: DownloadFile }) {
  const locale = useLocale();
  const { title, file_name: name, size, width, height, copyright, picture, url } = file;
  const format = name.split('.').at(-1)?.toUpperCase() ?? '';
  const facts = [format, width && height ? `${width} × ${height}` : '', fileSize(size, locale)].filter(Boolean);
  return (
    <li>
      <div className={picture ? styles.picture : styles.paper} aria-hidden="true">
        {picture ? (
          <Picture picture={picture} alt="" sizes="(min-width: 64em) 24vw, (min-width: 48em) 45vw, 100vw" />
        ) : (
          <span>{format}</span>
        )}
      </div>
      <h3 className={styles.name}>{title || name}</h3>
      <p className="note soft">{facts.join(', ')}</p>
      {copyright !== '' && <p className="note">{copyright}</p>}
      <a className={buttonClass.arrow} href={url} download={name}>
        {m.press_download()}
        <span className="unseen">: {title || name}</span>
        <Icon name="download" />
      </a>
    </li>
  );
}
