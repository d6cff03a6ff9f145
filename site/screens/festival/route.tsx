import type { LoadedFestival } from './load.server.ts';
import { PageView } from '../../page/page-view.tsx';
import type { Route } from './+types/route';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { Enlarge } from '#ui/pictures/enlarge.tsx';
import { PictureCaption } from '#ui/pictures/picture-caption.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { Timetable } from '../../event-list/timetable.tsx';
import { MoreLink } from '../../listing/more-link.tsx';
import { usePagedList } from '../../listing/use-paged-list.ts';
import { hasBlocks, PageBlocks } from '../../page/page-blocks.tsx';
import { Crumbs } from '../../page/page-head.tsx';
import { festivalFacts } from '../../teasers/festival-facts.ts';
import styles from './festival-view.module.css';
import head from '../../page/page-head.module.css';
import texts from '../../page/texts.module.css';

export { clientLoader, shouldRevalidate } from '../../framework/navigation/screen-data.ts';

export { loadFestival as loader } from './load.server.ts';

export default function Festival({ loaderData }: Route.ComponentProps) {
  return 'festival' in loaderData ? <FestivalView {...loaderData} /> : <PageView page={loaderData.page} />;
}

/** A festival or series: title, period, picture, text, blocks, and its coming events. */
function FestivalView({ page, festival, list: first, now, today }: LoadedFestival) {
  const { frame, ...list } = usePagedList(first);
  const { title, picture, description, lang } = festival;
  const facts = festivalFacts(festival, useLocale());
  return (
    <>
      <div className={`glow stage-colour stage-focus ${head.head}`}>
        <div className="wrap">
          <Crumbs page={page} />
          <h1 className={styles.title} lang={lang}>
            {title}
          </h1>
          <p className={texts.subtitle}>{facts}</p>
        </div>
      </div>
      {picture && (
        <figure>
          <Enlarge of={{ picture }}>
            <Picture picture={picture} priority sizes="100vw" className={styles.picture} />
          </Enlarge>
          <PictureCaption picture={picture} className="wrap" />
        </figure>
      )}
      {description !== '' && (
        <div className={`wrap libretto ${styles.text}`}>
          <div className="libretto__text" lang={lang}>
            <RichText html={description} className={texts.prose} />
          </div>
        </div>
      )}
      <div className={hasBlocks(page) ? styles.blocks : undefined}>
        <PageBlocks page={page} />
      </div>
      <div ref={frame} className={styles.dates}>
        {list.entries.length === 0 ? (
          <p className="wrap">{m.festival_no_events()}</p>
        ) : (
          <Timetable events={list.entries} now={now} today={today} goesOn={list.next !== null} monthHref={null} />
        )}
        <div className={`wrap ${styles.more}`}>
          <MoreLink list={list} before={m.programme_previous()}>
            {m.programme_more()}
          </MoreLink>
        </div>
      </div>
    </>
  );
}
