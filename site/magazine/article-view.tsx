import { Blocks } from '#modules/blocks.tsx';
import { dateParts, shortDate } from '#modules/eventitem/event-date.ts';
import type { LoadedArticle } from '../content/load-magazine.server.ts';
import { unseal } from '../content/sealed.ts';
import { useLocale } from '../locale.ts';
import { m } from '../paraglide/messages.js';
import { EditMode } from '../page/edit-mode.tsx';
import { Crumbs } from '../page/page-head.tsx';
import { ProductionCard } from '../production/production-card.tsx';
import hang from '../production/productions-view.module.css';
import { Enlarge } from '../ui/enlarge.tsx';
import { Picture } from '../ui/picture.tsx';
import { PictureCaption } from '../ui/picture-caption.tsx';
import { ShareButton } from '../ui/share-button.tsx';
import { ArticleCard } from './article-card.tsx';
import styles from './article-view.module.css';

/** An article: who wrote it when in the margin, title and first sentences beside, the picture, and then what it says. */
export function ArticleView({ page, article }: LoadedArticle) {
  const { title, teaser, picture, lang } = article;
  return (
    <>
      <article className={styles.article}>
        <header className={styles.head}>
          <div className="wrap">
            <Crumbs page={page} />
            <div className={`libretto ${styles.row}`}>
              <Margin article={article} />
              <div className="libretto__text" lang={lang}>
                <h1 className={styles.title}>{title}</h1>
                {teaser !== '' && <p className="lead">{teaser}</p>}
              </div>
            </div>
          </div>
        </header>
        {picture && (
          <figure className={styles.figure}>
            <Enlarge of={{ picture }}>
              <Picture picture={picture} priority sizes="100vw" />
            </Enlarge>
            <PictureCaption picture={picture} className="wrap" />
          </figure>
        )}
        <div className={styles.blocks}>
          <EditMode page={page}>
            <Blocks blocks={unseal(page.modules)} place="page" />
          </EditMode>
        </div>
      </article>
      <OnStage article={article} />
      <More article={article} />
    </>
  );
}

function Margin({ article }: Pick<LoadedArticle, 'article'>) {
  const locale = useLocale();
  const { title, categories, author, minutes, published_at: published } = article;
  const parts = dateParts(published, locale);
  return (
    <div className="libretto__margin note">
      {categories.length > 0 && <p>{categories.map(({ name }) => name).join(', ')}</p>}
      <p className="soft">
        {parts && (
          <time dateTime={published}>
            {shortDate(parts)} {parts.year}
          </time>
        )}
        {minutes > 0 && <span className={styles.line}>{m.magazine_minutes_long({ count: minutes })}</span>}
      </p>
      {author !== '' && (
        <p className={`soft ${styles.author}`}>
          {m.magazine_by()} <em>{author}</em>
        </p>
      )}
      <p>
        <ShareButton title={title} />
      </p>
    </div>
  );
}

/** What it is about, where it is on stage. */
function OnStage({ article: { productions } }: Pick<LoadedArticle, 'article'>) {
  if (productions.length === 0) return null;
  return (
    <section className={styles.deep} aria-labelledby="h-dazu">
      <div className="wrap">
        <h2 className={`head ${styles.section}`} id="h-dazu">
          {m.magazine_on_stage()}
        </h2>
        <ul className={hang.hang}>
          {productions.map((production, index) => (
            <ProductionCard key={production.id} production={production} index={index + 1} />
          ))}
        </ul>
      </div>
    </section>
  );
}

/** What to read next. */
function More({ article: { more } }: Pick<LoadedArticle, 'article'>) {
  if (more.length === 0) return null;
  return (
    <section className={`wrap ${styles.more}`} aria-labelledby="h-mehr">
      <h2 className={`head ${styles.section}`} id="h-mehr">
        {m.magazine_read_more()}
      </h2>
      <ul className={styles.teasers}>
        {more.map((other, index) => (
          <ArticleCard key={other.id} article={other} index={index} priority={false} />
        ))}
      </ul>
    </section>
  );
}
