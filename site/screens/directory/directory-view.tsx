import type { LoadedDirectory } from './load.server.ts';
import { dateParts, shortDate } from '#time/date-text.ts';
import { ScreenFrame } from '../../listing/screen-frame.tsx';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { ArrowLink, buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from './directory-view.module.css';
import { FileRow } from './file-row.tsx';
import { fileSize } from './file-size.ts';

/** A press directory: description, terms of use, and each file for download, singly or all as one archive. */
export function DirectoryView({ page, directory }: LoadedDirectory) {
  const { files } = directory;
  return (
    <ScreenFrame page={page} lead={<Contents directory={directory} />}>
      <About directory={directory} />
      <section className={`wrap ${styles.files}`} aria-labelledby="h-dateien">
        <div className="libretto">
          <h2 className={`head libretto__text ${styles.title}`} id="h-dateien">
            {m.press_files({ count: files.length })}
          </h2>
          {files.length === 0 && <p className="lead libretto__text">{m.press_empty()}</p>}
        </div>
        {files.length > 0 && (
          <ul>
            {files.map((file) => (
              <FileRow key={file.id} file={file} />
            ))}
          </ul>
        )}
      </section>
    </ScreenFrame>
  );
}

type AboutProps = Pick<LoadedDirectory, 'directory'>;

/** `29. Mai 2026 · 6 Dateien` */
function Contents({ directory: { published_at: published, files } }: AboutProps) {
  const parts = dateParts(published, useLocale());
  return (
    <>
      {parts && (
        <time dateTime={published}>
          {shortDate(parts)} {parts.year}
        </time>
      )}
      {parts && ' · '}
      {m.press_files({ count: files.length })}
    </>
  );
}

/** Description, the archive of all files, and the terms of use. */
function About({ directory }: AboutProps) {
  const locale = useLocale();
  const { description, terms, production, files, archive_url: archive, archive_size: size, lang } = directory;
  const all = files.length > 1 && archive !== '';
  if (description === '' && terms === '' && !production && !all) return null;
  return (
    <div className={`wrap libretto ${styles.about}`}>
      <div className={`libretto__text ${styles.columns}`}>
        <div>
          {description !== '' && (
            <p className="lead" lang={lang}>
              {description}
            </p>
          )}
          {all && (
            <a className={`${buttonClass.red} ${styles.all}`} href={archive} download>
              <span>
                {m.press_all()}
                <Icon name="download" />
              </span>
              <span className={buttonClass.stub}>{fileSize(size, locale)}</span>
            </a>
          )}
          {production && (
            <p className={styles.production}>
              <ArrowLink href={production.url}>
                {m.press_production()}: {production.title}
              </ArrowLink>
            </p>
          )}
        </div>
        {terms !== '' && (
          <section className={styles.terms} aria-labelledby="h-nutzung">
            <h2 id="h-nutzung">{m.press_terms()}</h2>
            <p lang={lang}>{terms}</p>
          </section>
        )}
      </div>
    </div>
  );
}
