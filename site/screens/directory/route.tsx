import { PageView } from '../../page/page-view.tsx';
import type { Route } from './+types/route';
import { dateParts, shortDate } from '#time/date-text.ts';
import { ScreenFrame } from '../../listing/screen-frame.tsx';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { ArrowLink, buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from './directory-view.module.css';
import type { DownloadFile, DownloadDirectory } from '#contract/press/press.ts';
import { Picture } from '#ui/pictures/picture.tsx';
import type { Locale } from '#text/languages.ts';
import type { LoadArgs } from '../../content/context.ts';
import type { ShownPage } from '../../content/reading/read-page.ts';
import { loadEntity } from '../../loaders/load-entity.server.ts';
import { pageOf } from '../../loaders/page-of.ts';
import { entityUrls } from '../../addresses/entity-address.ts';
import { screenAddress } from '../../addresses/screen-address.ts';

export { clientLoader, shouldRevalidate } from '../../framework/navigation/screen-data.ts';

interface LoadedDirectory {
  page: ShownPage;
  directory: DownloadDirectory;
}

/** The press directory at an address; without one, the page of the page tree at this address. */
export async function loader(args: LoadArgs): Promise<LoadedDirectory | { page: ShownPage }> {
  const loaded = await loadEntity(args, {
    screen: 'pressedownloads',
    find: (content, locale, id) => content.pressDirectory(locale, id),
    pageOf: pageOfDirectory,
  });
  return 'entity' in loaded ? { page: loaded.page, directory: loaded.entity } : loaded;
}

/** The page of a press directory, for head, header and breadcrumb. */
function pageOfDirectory(directory: DownloadDirectory, locale: Locale): ShownPage {
  return pageOf(
    { lang: directory.lang },
    {
      urls: entityUrls('pressedownloads', directory, locale),
      title: directory.title,
      metaTitle: `${directory.title}, ${m.press_list()}`,
      metaDescription: directory.description || m.press_description(),
      breadcrumb: [{ title: m.press_list(), url: screenAddress('pressedownloads', locale) }],
    },
  );
}

export default function Directory({ loaderData }: Route.ComponentProps) {
  return 'directory' in loaderData ? <DirectoryView {...loaderData} /> : <PageView page={loaderData.page} />;
}

/** A press directory: description, terms of use, and each file for download, singly or all as one archive. */
function DirectoryView({ page, directory }: LoadedDirectory) {
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

/** A file for download: preview in the margin, then name and copyright, format and size, and the link. */
function FileRow({ file }: { file: DownloadFile }) {
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

/** `1,4 MB` or `1.4 MB`, `820 kB`; decimal units, 1 kB = 1000 bytes. */
function fileSize(bytes: number, locale: Locale): string {
  const [value, unit] = bytes >= 1_000_000 ? [bytes / 1_000_000, 'MB'] : [Math.max(1, bytes / 1000), 'kB'];
  const digits = value >= 10 || unit === 'kB' ? 0 : 1;
  const number = new Intl.NumberFormat(locale === 'de' ? 'de-DE' : 'en-GB', { maximumFractionDigits: digits });
  return `${number.format(value)}\u00a0${unit}`;
}
