import { PageView } from '../../page/page-view.tsx';
import { m } from '#messages/paraglide/messages.js';
import type { Route } from './+types/route';
import { Parts } from '#ui/boundary.tsx';
import { isCancelled } from '#modules/events/event-flags.tsx';
import type { LoadedProduction } from './load.server.ts';
import { Cast } from '../../event/cast.tsx';
import { PrintedDetails } from '#ui/printed-details.tsx';
import { hasBlocks, PageBlocks } from '../../page/page-blocks.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { DateStrip } from './date-strip.tsx';
import { Gallery } from './gallery.tsx';
import { hasDescription, JumpNav } from './jump-nav.tsx';
import { ProductionHero } from './production-hero.tsx';
import styles from './production-view.module.css';
import texts from '../../page/texts.module.css';
import { SubscriptionBand } from '../../teasers/subscription-band.tsx';
import type { ShownDate } from '../../event/shown-event.ts';
import { dateParts, longDate } from '#time/date-text.ts';
import { useLocale } from '#ui/locale.ts';
import { SmartLink } from '#ui/smart-link.tsx';
import faq from '#modules/kinds/faq/view.module.css';
import item from '#modules/kinds/faqitem/view.module.css';
import type { Production, ArticleSummary, Work } from '#contract/programme/programme.ts';
import { Picture } from '#ui/pictures/picture.tsx';
import { durationText, languageNames } from '../../event/fact-texts.ts';
import { ArrowLink } from '#ui/button.tsx';
import { PictureCredit } from '#ui/pictures/picture-credit.tsx';

export { clientLoader, shouldRevalidate } from '../../framework/navigation/screen-data.ts';

export { loadProduction as loader } from './load.server.ts';

export default function Production({ loaderData }: Route.ComponentProps) {
  return 'production' in loaderData ? <ProductionView {...loaderData} /> : <PageView page={loaderData.page} />;
}

/** A production: head, texts, dates, cast, gallery, articles and related content. */
function ProductionView({ page, production }: LoadedProduction) {
  const { events, past_events: past, cast, pictures, questions, logos, articles, works, lang } = production;
  return (
    <Parts>
      <ProductionHero page={page} production={production} />
      <JumpNav production={production} />
      <div className="wrap">
        <ProductionFacts production={production} />
      </div>
      {works && works.length > 0 && <Works works={works} />}
      <Piece production={production} />
      <DateStrip production={production} />
      {cast.length > 0 && (
        <section className={styles.deep} id="besetzung" aria-labelledby="h-besetzung">
          <div className="wrap">
            <h2 className={`head ${styles.title}`} id="h-besetzung">
              {m.production_cast()}
            </h2>
            <Cast cast={cast} lang={lang} />
          </div>
        </section>
      )}
      {pictures.length > 0 && <Gallery pictures={pictures} />}
      <div className={hasBlocks(page) ? styles.blocks : styles.noBlocks}>
        <PageBlocks page={page} />
      </div>
      {questions.length > 0 && <Questions questions={questions} lang={lang} />}
      {logos.length > 0 && <Logos logos={logos} />}
      {articles[0] && <ArticleTeaser articles={articles} />}
      {events.length === 0 && past.length > 0 && <PastDates events={past} />}
      {production.has_subscription && <SubscriptionBand title={production.title} />}
    </Parts>
  );
}

/** A large introduction, then description, plot and practical information. */
function Piece({ production }: Pick<LoadedProduction, 'production'>) {
  const { teaser, description, synopsis, content_notes: notes, lang } = production;
  if (!hasDescription(production)) return null;
  return (
    <section className={styles.act} id="stueck" aria-labelledby="h-stueck">
      <div className="wrap libretto">
        <div className="libretto__margin">
          <h2 className={`head ${styles.side}`} id="h-stueck">
            {m.production_piece()}
          </h2>
        </div>
        <div className="libretto__text" lang={lang}>
          {teaser !== '' && <p className={texts.statement}>{teaser}</p>}
          <RichText html={description} className={styles.prose} />
          {synopsis !== '' && (
            <PrintedDetails className={texts.fold}>
              <summary>{m.production_synopsis()}</summary>
              <RichText html={synopsis} className={styles.prose} />
            </PrintedDetails>
          )}
          {notes !== '' && (
            <PrintedDetails className={texts.fold}>
              <summary>{m.production_notes()}</summary>
              <p className={`note ${styles.prose}`}>{notes}</p>
            </PrintedDetails>
          )}
        </div>
      </div>
    </section>
  );
}

/** Past dates, latest first. */
function PastDates({ events }: { events: ShownDate[] }) {
  const locale = useLocale();
  return (
    <section className={styles.act} aria-labelledby="h-vergangen">
      <div className="wrap libretto">
        <div className="libretto__margin">
          <h2 className={`head ${styles.side}`} id="h-vergangen">
            {m.production_past()}
          </h2>
        </div>
        <ul className={`libretto__text ${texts.past}`}>
          {events.map((event) => {
            const { id, start, url, venue } = event;
            const parts = dateParts(start, locale);
            return (
              <li key={id}>
                <SmartLink href={url}>{parts ? longDate(parts, locale) : start}</SmartLink>
                {venue !== '' && <span className="note soft">{venue}</span>}
                {isCancelled(event) && <span className="note soft">{m.module_cancelled()}</span>}
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

interface QuestionsProps {
  questions: Production['questions'];
  lang: string | undefined;
}

/** Frequent questions, collapsed except on paper; opens without scripts. */
function Questions({ questions, lang }: QuestionsProps) {
  return (
    <section className={styles.act} id="fragen" aria-labelledby="h-fragen">
      <div className="wrap libretto">
        <div className="libretto__margin">
          <h2 className={`head ${styles.side}`} id="h-fragen">
            {m.production_questions()}
          </h2>
        </div>
        <div className={`libretto__text ${faq.faq}`} lang={lang}>
          {questions.map(({ question, answer }) => (
            <PrintedDetails key={question} className={item.question}>
              <summary className={item.summary}>{question}</summary>
              <RichText html={answer} className={item.answer} />
            </PrintedDetails>
          ))}
        </div>
      </div>
    </section>
  );
}

/** Logos of sponsors and partners. */
function Logos({ logos }: { logos: Production['logos'] }) {
  return (
    <section className="wrap" aria-labelledby="h-partner">
      <h2 className="unseen" id="h-partner">
        {m.production_partners()}
      </h2>
      <ul className={styles.logos}>
        {logos.map(({ picture, text, link }) => (
          <li key={picture.id}>
            {text !== '' && <p className="note soft">{text}</p>}
            <SmartLink href={link}>
              {/* No blurred placeholder: it would be visible through a transparent logo. */}
              <Picture
                picture={{ ...picture, placeholder: '' }}
                alt={picture.alt || text}
                sizes="12rem"
                className={styles.mark}
              />
            </SmartLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Duration, languages, age, and authors; unknown facts are left out. */
function ProductionFacts({ production }: Pick<LoadedProduction, 'production'>) {
  const locale = useLocale();
  const facts: [term: string, value: string, lang?: string][] = [
    [m.production_duration(), durationText(production.duration_minutes, production.intervals)],
    [m.production_language(), languageNames(production.languages, locale)],
    [m.production_surtitles(), languageNames(production.surtitles, locale)],
    [m.production_age(), production.age_from === null ? '' : m.production_age_from({ age: production.age_from })],
    [m.production_libretto(), production.librettist, production.lang],
    [m.production_first(), production.first_performance, production.lang],
  ];
  const known = facts.filter(([, value]) => value !== '');
  if (known.length === 0) return null;
  return (
    <dl className={`${texts.manyFacts} ${styles.facts}`}>
      <Parts>
        {known.map(([term, value, lang]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd lang={lang}>{value}</dd>
          </div>
        ))}
      </Parts>
    </dl>
  );
}

/** Articles about the production: the first large, the others as lines. */
function ArticleTeaser({ articles }: { articles: ArticleSummary[] }) {
  const [first, ...others] = articles;
  if (!first) return null;
  return (
    <section className={`screen-only ${styles.articleDeep}`} aria-labelledby="h-magazin">
      <div className={`wrap libretto ${styles.split} ${first.picture ? '' : styles.plain}`}>
        {first.picture && (
          <div className={styles.picture}>
            <Picture picture={first.picture} sizes="(min-width: 48em) 58vw, 100vw" />
            <PictureCredit picture={first.picture} />
          </div>
        )}
        <div className={styles.words}>
          <p className="preline soft">{m.production_from_magazine()}</p>
          <h2 className="head" id="h-magazin" lang={first.lang}>
            {first.title}
          </h2>
          {first.teaser !== '' && <p lang={first.lang}>{first.teaser}</p>}
          <ArrowLink href={first.url}>
            {m.read_on()}
            <span className="unseen">: {first.title}</span>
          </ArrowLink>
          {others.length > 0 && (
            <ul className={styles.others}>
              {others.map(({ id, title, url, lang }) => (
                <li key={id} lang={lang}>
                  <SmartLink href={url}>{title}</SmartLink>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </section>
  );
}

/** The works of a double bill in their order, with the intervals between them. */
function Works({ works }: { works: readonly Work[] }) {
  return (
    <section className={styles.act} aria-labelledby="h-werke">
      <div className="wrap libretto">
        <div className="libretto__margin">
          <h2 className={`head ${styles.side}`} id="h-werke">
            {m.production_works()}
          </h2>
        </div>
        <ol className={`libretto__text ${styles.works}`}>
          {works.map((work) => (
            <WorkEntry key={work.title} work={work} />
          ))}
        </ol>
      </div>
    </section>
  );
}

function WorkEntry({ work }: { work: Work }) {
  const facts = [
    work.librettist && m.production_libretto_by({ name: work.librettist }),
    durationText(work.duration_minutes, null),
  ];
  const shown = facts.filter(Boolean);
  return (
    <li lang={work.lang}>
      {work.composer !== '' && <p className={styles.by}>{work.composer}</p>}
      <h3 className="title" lang={work.title_language || work.lang}>
        {work.title}
      </h3>
      {shown.map((fact) => (
        <p key={fact} className="note">
          {fact}
        </p>
      ))}
      {work.interval_minutes !== null && (
        <p className={styles.interval}>{m.production_interval({ count: work.interval_minutes })}</p>
      )}
    </li>
  );
}
