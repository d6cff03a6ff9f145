import type { Route } from './+types/route';
import { Parts } from '#ui/boundary.tsx';
import type { Picture as LibraryPicture } from '#contract/media/media.ts';
import type { DownloadDirectorySummary } from '#contract/press/press.ts';
import { dateParts, shortDate } from '#time/date-text.ts';
import { MoreLink } from '../../listing/more-link.tsx';
import { EmptyList } from '../../listing/empty-list.tsx';
import { usePagedList } from '../../listing/use-paged-list.ts';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { hasBlocks, PageBlocks } from '../../page/page-blocks.tsx';
import { PageTop } from '../../page/page-top.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import styles from './press-view.module.css';
import { listPage } from '../../listing/list-page.ts';
import { loadScreen } from '../../loaders/load-screen.server.ts';
import type { LoadArgs } from '../../content/context.ts';

export { clientLoader, shouldRevalidate } from '../../framework/navigation/screen-data.ts';

/** All press directories, newest first. */
export async function loader({ context }: LoadArgs) {
  const head = { title: m.press_list(), description: m.press_description() };
  return loadScreen({ context }, head, async ({ content, locale, query }) => ({
    list: listPage(await content.pressDirectories(locale, query.page), query),
  }));
}

/** Press directories, newest first. Without `ScreenFrame`, because the blocks of its page come before the list. */
export default function Press({ loaderData: { page, list: first } }: Route.ComponentProps) {
  const { frame, ...list } = usePagedList(first);
  return (
    <>
      <PageTop page={page} />
      <div className={hasBlocks(page) ? styles.blocks : undefined}>
        <PageBlocks page={page} />
      </div>
      <section className={`wrap ${styles.list}`} aria-label={m.press_list()} ref={frame}>
        {list.entries.length === 0 && <EmptyList list={list}>{m.press_none()}</EmptyList>}
        <ul className={styles.directories}>
          <Parts>
            {list.entries.map((directory, index) => (
              <Directory key={directory.id} directory={directory} index={index} />
            ))}
          </Parts>
        </ul>
        {list.entries.length > 0 && <MoreLink list={list}>{m.press_more()}</MoreLink>}
      </section>
    </>
  );
}

function Directory({ directory, index }: { directory: DownloadDirectorySummary; index: number }) {
  const locale = useLocale();
  const { title, description, picture, files_count: count, published_at: published, lang } = directory;
  const parts = dateParts(published, locale);
  return (
    <li className={`pictured linked ${styles.directory}`} data-entry={index} tabIndex={-1}>
      <div className={`its-picture ${styles.picture}`} aria-hidden="true">
        {picture && (
          <Picture
            picture={isMark(picture) ? { ...picture, placeholder: '' } : picture}
            className={isMark(picture) ? styles.mark : undefined}
            alt=""
            priority={index === 0}
            sizes="(min-width: 64em) 30vw, (min-width: 48em) 45vw, 100vw"
          />
        )}
      </div>
      <p className="note soft">
        {parts && (
          <time dateTime={published}>
            {shortDate(parts)} {parts.year}
          </time>
        )}
        {' · '}
        {m.press_files({ count })}
      </p>
      <h2 className={styles.title} lang={lang}>
        <SmartLink href={directory.url}>{title}</SmartLink>
      </h2>
      {description !== '' && <p lang={lang}>{description}</p>}
    </li>
  );
}

/** A partner's logo, wide and low, is shown completely; photos fill their frame. */
function isMark({ width, height }: LibraryPicture): boolean {
  return width > 2.4 * height;
}
