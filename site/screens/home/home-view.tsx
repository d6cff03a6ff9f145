import { Parts } from '#ui/boundary.tsx';
import { EventRow } from '#modules/events/event-row.tsx';
import type { LoadedHome } from './load.server.ts';
import { usePlaced } from '#modules/rendering/in-place.tsx';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { hasBlocks, PageBlocks } from '../../page/page-blocks.tsx';
import { PageTop } from '../../page/page-top.tsx';
import { screenAddress } from '../../addresses/screen-address.ts';
import { ArrowLink } from '#ui/button.tsx';
import { FromMagazine } from './from-magazine.tsx';
import { ActHead } from './act-head.tsx';
import styles from './home-view.module.css';
import { Limelight } from './limelight.tsx';
import { ProductionCard } from '../../teasers/production-card.tsx';
import hang from '../productions/productions-view.module.css';

/** The home page: slides, next events, featured productions, blocks of its page, and articles. */
export function HomeView({ page, slides, events, productions, articles, season }: LoadedHome) {
  return (
    <Parts>
      <HomeHead page={page} slides={slides} />
      {events.length > 0 && <NextEvents events={events} />}
      {productions.length > 0 && <Highlights productions={productions} season={season} />}
      <div className={hasBlocks(page) ? `waits ${styles.blocks}` : undefined}>
        <PageBlocks page={page} />
      </div>
      {articles.length > 0 && <FromMagazine articles={articles} />}
    </Parts>
  );
}

/** The slides; without any the picture of the page, or only its title. */
function HomeHead({ page, slides: stored }: Pick<LoadedHome, 'page' | 'slides'>) {
  const slides = usePlaced('slides', stored);
  if (slides.length > 0)
    return (
      <>
        <h1 className="unseen">{page.title}</h1>
        <Limelight slides={slides} />
      </>
    );
  return <PageTop page={page} home />;
}

function NextEvents({ events }: Pick<LoadedHome, 'events'>) {
  const locale = useLocale();
  return (
    <section className={`wrap ${styles.act}`} aria-labelledby="h-naechste">
      <ActHead id="h-naechste" name="home_next" />
      <ol className={`waits ${styles.rows}`}>
        <Parts>
          {events.map((event) => (
            <li key={event.id}>
              <EventRow event={event} />
            </li>
          ))}
        </Parts>
      </ol>
      <div className={`libretto ${styles.after}`}>
        <div className="libretto__text">
          <ArrowLink href={screenAddress('events', locale)}>{m.home_whole_programme()}</ArrowLink>
        </div>
      </div>
    </section>
  );
}

/** Featured productions at uneven heights. */
function Highlights({ productions, season }: Pick<LoadedHome, 'productions' | 'season'>) {
  const locale = useLocale();
  return (
    <section className={`wrap waits ${styles.act}`} aria-labelledby="h-spielplan">
      <ActHead id="h-spielplan" name="home_on_stage" standIn={season?.name} />
      <ul className={hang.hang}>
        <Parts>
          {productions.map((production, index) => (
            <ProductionCard key={production.id} production={production} index={index + 1} level={3} />
          ))}
        </Parts>
      </ul>
      <div className={`libretto ${styles.after}`}>
        <div className="libretto__text">
          <ArrowLink href={screenAddress('productions', locale)}>{m.home_all_productions()}</ArrowLink>
        </div>
      </div>
    </section>
  );
}
