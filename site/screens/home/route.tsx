import type { Route } from './+types/route';
import { Parts } from '#ui/boundary.tsx';
import { EventRow } from '#modules/events/event-row.tsx';
import { usePlaced, PlaceTools } from '#modules/rendering/in-place.tsx';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { hasBlocks, PageBlocks } from '../../page/page-blocks.tsx';
import { PageTop } from '../../page/page-top.tsx';
import { screenAddress } from '../../addresses/screen-address.ts';
import { ArrowLink, ButtonLink } from '#ui/button.tsx';
import styles from './home-view.module.css';
import { ProductionCard } from '../../teasers/production-card.tsx';
import hang from '../productions/productions-view.module.css';
import { Picture } from '#ui/pictures/picture.tsx';
import { PictureCredit } from '#ui/pictures/picture-credit.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { type MouseEvent, useState } from 'react';
import type { Slide } from '#contract/home/home.ts';
import { isPlain } from '../../framework/navigation/plain-click.ts';
import { titleSize } from '../../page/stage.tsx';
import stage from '../../page/stage.module.css';
import { veilOf } from '../../page/veil.ts';
import frame from '../../listing/screen-frame.module.css';
import type { HouseTextName } from '#contract/settings/house-texts.ts';
import { useHouseText } from '../../page/house-text.ts';
import { data } from 'react-router';
import type { EventSummary } from '#contract/events/event-summary.ts';
import type { ArticleSummary, ProductionSummary, Season } from '#contract/programme/programme.ts';
import {
  type ArticleTeaser,
  articleTeaser,
  type ProductionTeaser,
  productionTeaser,
} from '../../teasers/teaser-data.ts';
import { contentContext, type LoadArgs } from '../../content/context.ts';
import { loadScreen } from '../../loaders/load-screen.server.ts';
import type { ShownPage } from '../../content/reading/read-page.ts';

export { clientLoader, shouldRevalidate } from '../../framework/navigation/screen-data.ts';

interface LoadedHome {
  page: ShownPage;
  slides: Slide[];
  events: EventSummary[];
  productions: ProductionTeaser[];
  articles: ArticleTeaser[];
  /** The current season; null when unknown. */
  season: Pick<Season, 'name' | 'url'> | null;
}

const shownSlides = 5;
const highlights = 4;

/** Data of the home page: slides, next events, featured productions and articles. */
export async function loader({ context }: LoadArgs): Promise<LoadedHome> {
  const head = { title: m.home_title(), description: m.home_description() };
  const loaded = await loadScreen({ context }, head, async ({ content, locale }) => {
    const [slides, events, productions, articles, seasons] = await Promise.all([
      content.slides(locale),
      content.nextEvents(locale, {}, 5, 'part'),
      content.someProductions(locale, { highlight: true }, highlights + shownSlides),
      content.articlesForHome(locale, 5),
      content.seasons(locale),
    ]);
    const season = seasons.find((each) => each.is_current);
    return {
      slides: slides.slice(0, shownSlides),
      events,
      productions: besides(slides.slice(0, shownSlides), productions).map(productionTeaser),
      articles: articles.map((article, index) => (index === 0 ? articleTeaser(article, 0) : articleLine(article))),
      season: season ? { name: season.name, url: season.url } : null,
    };
  });
  const { isRemote, lacksParts } = context.get(contentContext);
  if (isRemote && lacksParts && isEmpty(loaded)) throw data(null, { status: 503, statusText: 'Service Unavailable' });
  return loaded;
}

/** True when there is nothing to see: a page that says nothing is none. */
function isEmpty({ page, slides, events, productions, articles }: LoadedHome): boolean {
  return page.id === null && [slides, events, productions, articles].every((list) => list.length === 0);
}

/** All articles but the first are shown as lines. */
function articleLine(article: ArticleSummary): ArticleTeaser {
  return { ...articleTeaser(article, 0), teaser: '', picture: null };
}

/** No picture is on the screen twice: a production in the slides is not featured again. */
function besides(slides: Slide[], productions: ProductionSummary[]): ProductionSummary[] {
  const picturesOf = (some: Slide[]) => new Set(some.flatMap(({ picture }) => picture?.id ?? []));
  const without = (pictures: Set<number>) =>
    productions.filter(({ picture }) => !picture || !pictures.has(picture.id)).slice(0, highlights);
  const others = without(picturesOf(slides));
  return others.length === highlights ? others : without(picturesOf(slides.slice(0, 1)));
}

/** The home page: slides, next events, featured productions, blocks of its page, and articles. */
export default function Home({
  loaderData: { page, slides, events, productions, articles, season },
}: Route.ComponentProps) {
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

/** Articles of the magazine: the newest large, the others as lines beside it. */
function FromMagazine({ articles }: Pick<LoadedHome, 'articles'>) {
  const locale = useLocale();
  const [lead, ...others] = articles;
  if (!lead) return null;
  return (
    <section className={`wrap waits ${styles.act}`} aria-labelledby="h-magazin">
      <ActHead id="h-magazin" name="home_magazine" />
      <div className={styles.magazine}>
        <article className={`pictured ${styles.lead}`}>
          {lead.picture && (
            <div className={`its-picture ${styles.picture}`}>
              <Picture picture={lead.picture} sizes="(min-width: 64em) 55vw, 100vw" />
              <PictureCredit picture={lead.picture} />
            </div>
          )}
          <Rubric of={lead} />
          <h3 lang={lead.lang}>
            <SmartLink href={lead.url}>{lead.title}</SmartLink>
          </h3>
          {lead.teaser !== '' && (
            <p className="lead" lang={lead.lang}>
              {lead.teaser}
            </p>
          )}
        </article>
        {others.length > 0 && (
          <ul className={styles.list}>
            {others.map((article) => (
              <li key={article.id}>
                <Rubric of={article} />
                <h3 lang={article.lang}>
                  <SmartLink href={article.url}>{article.title}</SmartLink>
                </h3>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={`libretto ${styles.after}`}>
        <div className="libretto__text">
          <ArrowLink href={screenAddress('blog', locale)}>{m.home_whole_magazine()}</ArrowLink>
        </div>
      </div>
    </section>
  );
}

function Rubric({ of: { categories } }: { of: LoadedHome['articles'][number] }) {
  const name = categories[0]?.name ?? '';
  return name === '' ? null : <p className="preline soft">{name}</p>;
}

/**
 * The slides: one fills the window, the others are listed by name below. Nothing moves automatically; a name shows its
 * slide, and without scripts links to the slide's target.
 */
function Limelight({ slides }: { slides: Slide[] }) {
  const [shown, setShown] = useState(0);
  const slide = slides[shown] ?? slides[0];
  if (!slide) return null;
  return (
    <section
      className={`stage ${stage.stage} ${stage.whole}`}
      style={veilOf(slide.picture)}
      aria-label={m.home_limelight()}
    >
      {slide.picture && (
        <div className={stage.art} key={slide.id}>
          <Picture picture={slide.picture} priority sizes="100vw" />
        </div>
      )}
      <div className={`wrap ${stage.body} ${styles.body}`}>
        <div aria-live="polite" aria-atomic="true">
          {slide.preline !== '' && (
            <p className="preline" lang={slide.lang}>
              {slide.preline}
            </p>
          )}
          <h2 className={stage[titleSize(slide.title)]} lang={slide.lang}>
            <SmartLink href={slide.link.url}>{slide.title}</SmartLink>
          </h2>
          <div className={frame.line}>
            <p className={styles.text} lang={slide.lang}>
              {slide.text}
            </p>
            {slide.link.url !== '' && slide.link_text !== '' && (
              <ButtonLink href={slide.link.url} lang={slide.lang}>
                {slide.link_text}
                <span className="unseen">: {slide.title}</span>
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
      <PictureCredit key={slide.id} picture={slide.picture} className={styles.credit} />
      <PlaceTools place="slides" />
      {slides.length > 1 && <Names slides={slides} shown={shown} onChoose={setShown} />}
    </section>
  );
}

interface NamesProps {
  slides: Slide[];
  shown: number;
  onChoose: (index: number) => void;
}

/** Names of the slides. */
function Names({ slides, shown, onChoose }: NamesProps) {
  const choose = (index: number) => (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    onChoose(index);
  };
  return (
    <nav className={`screen-only ${styles.slides}`} aria-label={m.home_slides()}>
      <ol className="wrap">
        {slides.map(({ id, title, preline, link, lang }, index) => (
          <li key={id}>
            <a
              href={link.url || '#'}
              aria-current={index === shown ? 'true' : undefined}
              lang={lang}
              onClick={choose(index)}
            >
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <span className={styles.name}>{title}</span>
              {preline !== '' && <span className={styles.note}>{preline}</span>}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface ActHeadProps {
  id: string;
  name: HouseTextName;
  /** Shown where the house has no heading of its own, instead of the usual one. */
  standIn?: string | undefined;
}

/** Heading of a part of the home page. */
function ActHead({ id, name, standIn }: ActHeadProps) {
  return (
    <div className={`libretto ${styles.head}`}>
      <h2 className="head libretto__text" id={id}>
        {useHouseText(name, standIn)}
      </h2>
    </div>
  );
}
