import { Parts } from '#ui/boundary.tsx';
import type { LoadedProduction } from './load.server.ts';
import { Cast } from '../../event/cast.tsx';
import { m } from '#messages/paraglide/messages.js';
import { PrintedDetails } from '#ui/printed-details.tsx';
import { hasBlocks, PageBlocks } from '../../page/page-blocks.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { ArticleTeaser } from './article-teaser.tsx';
import { DateStrip } from './date-strip.tsx';
import { Gallery } from './gallery.tsx';
import { hasDescription, JumpNav } from './jump-nav.tsx';
import { Logos } from './logos.tsx';
import { ProductionFacts } from './production-facts.tsx';
import { ProductionHero } from './production-hero.tsx';
import styles from './production-view.module.css';
import { Works } from './works.tsx';
import { SubscriptionBand } from '../../teasers/subscription-band.tsx';
import type { ShownDate } from '../../event/shown-event.ts';
import { dateParts, longDate } from '#time/date-text.ts';
import { useLocale } from '#ui/locale.ts';
import { SmartLink } from '#ui/smart-link.tsx';
import faq from '#modules/kinds/faq/view.module.css';
import item from '#modules/kinds/faqitem/view.module.css';
import type { Production } from '#contract/programme/programme.ts';

/** A production: head, texts, dates, cast, gallery, articles and related content. */
export function ProductionView({ page, production }: LoadedProduction) {
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
          {teaser !== '' && <p className={styles.statement}>{teaser}</p>}
          <RichText html={description} className={styles.prose} />
          {synopsis !== '' && (
            <PrintedDetails className={styles.more}>
              <summary>{m.production_synopsis()}</summary>
              <RichText html={synopsis} className={styles.prose} />
            </PrintedDetails>
          )}
          {notes !== '' && (
            <PrintedDetails className={styles.more}>
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
        <ul className={`libretto__text ${styles.past}`}>
          {events.map(({ id, start, url, venue }) => {
            const parts = dateParts(start, locale);
            return (
              <li key={id}>
                <SmartLink href={url}>{parts ? longDate(parts, locale) : start}</SmartLink>
                {venue !== '' && <span className="note soft">{venue}</span>}
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
