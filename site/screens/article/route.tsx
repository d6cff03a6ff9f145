import type { LoadedArticle } from './load.server.ts';
import { PageView } from '../../page/page-view.tsx';
import { m } from '#messages/paraglide/messages.js';
import type { Route } from './+types/route';
import { Parts } from '#ui/boundary.tsx';
import { dateParts, shortDate } from '#time/date-text.ts';
import { useLocale } from '#ui/locale.ts';
import { PageBlocks } from '../../page/page-blocks.tsx';
import { Crumbs } from '../../page/page-head.tsx';
import { ProductionCard } from '../../teasers/production-card.tsx';
import hang from '../productions/productions-view.module.css';
import { Enlarge } from '#ui/pictures/enlarge.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import { PictureCaption } from '#ui/pictures/picture-caption.tsx';
import { ShareButton } from '#ui/share-button.tsx';
import { ArticleCard } from '../../teasers/article-card.tsx';
import styles from './article-view.module.css';

export { clientLoader, shouldRevalidate } from '../../framework/navigation/screen-data.ts';

export { loadArticle as loader } from './load.server.ts';

export default function Article({ loaderData }: Route.ComponentProps) {
  return 'article' in loaderData ? <ArticleView {...loaderData} /> : <PageView page={loaderData.page} />;
}

/** An article: author and date in the margin, title and introduction beside them, then picture and content. */
function ArticleView({ page, article }: LoadedArticle) {
  const { title, teaser, picture, lang } = article;
  return (
    <>
      <article>
        <Parts>
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
            <PageBlocks page={page} />
          </div>
        </Parts>
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

/** The production of the article. */
function OnStage({ article: { productions } }: Pick<LoadedArticle, 'article'>) {
  if (productions.length === 0) return null;
  return (
    <section className={`screen-only ${styles.deep}`} aria-labelledby="h-dazu">
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

/** Related articles. */
function More({ article: { more } }: Pick<LoadedArticle, 'article'>) {
  if (more.length === 0) return null;
  return (
    <section className={`wrap screen-only ${styles.more}`} aria-labelledby="h-mehr">
      <h2 className={`head ${styles.section}`} id="h-mehr">
        {m.magazine_read_more()}
      </h2>
      <ul className={`libretto ${styles.teasers}`}>
        {more.map((other, index) => (
          <ArticleCard key={other.id} article={other} index={index} />
        ))}
      </ul>
    </section>
  );
}
