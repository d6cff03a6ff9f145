import type { LoadedArtist } from './load.server.ts';
import { PageView } from '../../page/page-view.tsx';
import type { Route } from './+types/route';
import { Parts } from '#ui/boundary.tsx';
import { isCancelled } from '#modules/events/event-flags.tsx';
import { dateParts, longDate } from '#time/date-text.ts';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { DateRows } from '../../event/date-rows.tsx';
import { hasBlocks, PageBlocks } from '../../page/page-blocks.tsx';
import { Crumbs } from '../../page/page-head.tsx';
import { ArrowLink } from '#ui/button.tsx';
import { Enlarge } from '#ui/pictures/enlarge.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import { PictureCaption } from '#ui/pictures/picture-caption.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import styles from './artist-view.module.css';
import head from '../../page/page-head.module.css';
import texts from '../../page/texts.module.css';

export { clientLoader, shouldRevalidate } from '../../framework/navigation/screen-data.ts';

export { loadArtist as loader } from './load.server.ts';

export default function Artist({ loaderData }: Route.ComponentProps) {
  return 'person' in loaderData ? <ArtistView {...loaderData} /> : <PageView page={loaderData.page} />;
}

/** An artist: picture, biography, roles, and next dates. */
function ArtistView({ page, person }: LoadedArtist) {
  const { name, profession, lang } = person;
  return (
    <Parts>
      <div className={`glow stage-colour stage-focus ${head.head}`}>
        <div className="wrap">
          <Crumbs page={page} />
          <h1 className={styles.name}>{name}</h1>
          {profession !== '' && (
            <p className={texts.subtitle} lang={lang}>
              {profession}
            </p>
          )}
        </div>
      </div>
      <Life person={person} />
      <Roles person={person} />
      <NextDates person={person} />
      <PastDates person={person} />
      <div className={hasBlocks(page) ? styles.blocks : undefined}>
        <PageBlocks page={page} />
      </div>
    </Parts>
  );
}

/** Picture in the margin, biography beside it. */
function Life({ person }: Pick<LoadedArtist, 'person'>) {
  const { name, picture, biography, biography_lang: lang, website } = person;
  return (
    <div className={`wrap libretto ${styles.life}`}>
      <div className="libretto__margin">
        {picture && (
          <figure>
            <Enlarge of={{ picture }}>
              <Picture picture={picture} priority sizes="(min-width: 48em) 25vw, 100vw" className={styles.portrait} />
            </Enlarge>
            <PictureCaption picture={{ ...picture, caption: '' }} />
          </figure>
        )}
      </div>
      <div className="libretto__text">
        {biography === '' ? (
          <p className="lead">{m.artist_no_biography({ name })}</p>
        ) : (
          <RichText html={biography} className={texts.prose} lang={lang} />
        )}
        {website !== '' && (
          <p className={styles.website}>
            <ArrowLink href={website}>{m.artist_website()}</ArrowLink>
          </p>
        )}
      </div>
    </div>
  );
}

/** Events with the artist. */
function NextDates({ person }: Pick<LoadedArtist, 'person'>) {
  const { events } = person;
  return (
    <section className={`wrap ${styles.dates}`} aria-labelledby="h-termine">
      <div className="libretto">
        <div className={`libretto__text ${styles.section}`}>
          <h2 className="head" id="h-termine">
            {m.artist_next()}
          </h2>
          {events.length === 0 && <p className="lead">{m.artist_no_dates()}</p>}
        </div>
      </div>
      {events.length > 0 && <DateRows dates={events} />}
    </section>
  );
}

function Roles({ person: { roles } }: Pick<LoadedArtist, 'person'>) {
  if (roles.length === 0) return null;
  return (
    <section className={styles.deep} aria-labelledby="h-rollen">
      <div className="wrap libretto">
        <div className="libretto__margin">
          <h2 className="head" id="h-rollen">
            {m.artist_here()}
          </h2>
        </div>
        <dl className={`libretto__text ${styles.roles}`}>
          {roles.map(({ role_name: role, production, season }) => (
            <div key={`${role} ${production.id}`}>
              <dt>{role}</dt>
              <dd>
                <SmartLink href={production.url}>{production.title}</SmartLink>
                <span className="note soft">{[production.composer, season].filter(Boolean).join(', ')}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function PastDates({ person: { past_events: past } }: Pick<LoadedArtist, 'person'>) {
  const locale = useLocale();
  if (past.length === 0) return null;
  return (
    <section className={`wrap ${texts.past} ${styles.past}`}>
      <details>
        <summary>{m.artist_past()}</summary>
        <ul>
          {past.map((event) => {
            const { id, title, start, url, lang } = event;
            const parts = dateParts(start, locale);
            return (
              <li key={id}>
                <SmartLink href={url} lang={lang}>
                  {title}
                </SmartLink>
                {parts && <time dateTime={start}>{longDate(parts, locale)}</time>}
                {isCancelled(event) && <span className="note soft">{m.module_cancelled()}</span>}
              </li>
            );
          })}
        </ul>
      </details>
    </section>
  );
}
