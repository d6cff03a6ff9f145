import type { Festival } from '#contract/programme/festivals.ts';
import type { LoadedFestivals } from './load.server.ts';
import { EmptyList } from '../../listing/empty-list.tsx';
import { MoreLink } from '../../listing/more-link.tsx';
import { ScreenFrame } from '../../listing/screen-frame.tsx';
import { usePagedList } from '../../listing/use-paged-list.ts';
import { festivalFacts } from '../../teasers/festival-facts.ts';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { htmlToText } from '#text/html-to-text.ts';
import { Picture } from '#ui/pictures/picture.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import styles from './festivals-view.module.css';

/** Festivals and series, those with coming events first. */
export function FestivalsView({ page, list: first }: LoadedFestivals) {
  const { frame, ...list } = usePagedList(first);
  return (
    <ScreenFrame page={page}>
      <section className={`wrap ${styles.list}`} aria-label={m.festival_list()} ref={frame}>
        {list.entries.length === 0 && <EmptyList list={list}>{m.festival_none()}</EmptyList>}
        <ul>
          {list.entries.map((festival, index) => (
            <Row key={festival.id} festival={festival} index={index} />
          ))}
        </ul>
        {list.entries.length > 0 && <MoreLink list={list}>{m.festival_more()}</MoreLink>}
      </section>
    </ScreenFrame>
  );
}

function Row({ festival, index }: { festival: Festival; index: number }) {
  const { title, description, picture, url, lang } = festival;
  const text = htmlToText(description);
  return (
    <li className={`pictured ${styles.row}`} data-entry={index} tabIndex={-1}>
      <div>
        <p className="note soft">{festivalFacts(festival, useLocale())}</p>
        <h2 className={styles.title} lang={lang}>
          <SmartLink href={url}>{title}</SmartLink>
        </h2>
        {text !== '' && (
          <p className={styles.text} lang={lang}>
            {text}
          </p>
        )}
      </div>
      {picture && (
        <div className={`its-picture ${styles.picture}`} aria-hidden="true">
          <Picture picture={picture} alt="" priority={index === 0} sizes="(min-width: 48em) 30vw, 100vw" />
        </div>
      )}
    </li>
  );
}
