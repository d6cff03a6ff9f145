import { dateParts, shortDate } from '#time/date-text.ts';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { Picture } from '#ui/pictures/picture.tsx';
import { PictureCredit } from '#ui/pictures/picture-credit.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import type { ArticleTeaser } from './teaser-data.ts';
import styles from './article-card.module.css';

interface ArticleCardProps {
  article: ArticleTeaser;
  /** Index in the list, from 0. */
  index: number;
  /** True for the first picture of the page. */
  priority?: boolean;
}

/** An article in a list: picture, category, title, and the first sentences. */
export function ArticleCard({ article, index, priority = false }: ArticleCardProps) {
  const locale = useLocale();
  const { title, teaser, picture, categories, lang, published_at: published } = article;
  const parts = dateParts(published, locale);
  return (
    <li className={`pictured linked${index > 1 ? ' waits' : ''}`} data-entry={index} tabIndex={-1}>
      {picture && (
        <div className={`its-picture ${styles.picture}`}>
          <Picture picture={picture} priority={priority} sizes="(min-width: 48em) 55vw, 100vw" />
          <PictureCredit picture={picture} />
        </div>
      )}
      <p className={styles.meta}>
        {categories.map(({ slug, name }) => (
          <span key={slug}>{name}</span>
        ))}
        {parts && (
          <time dateTime={published}>
            {shortDate(parts)} {parts.year}
          </time>
        )}
        {article.minutes > 0 && <span>{m.magazine_minutes({ count: article.minutes })}</span>}
      </p>
      <h2 className={styles.title} lang={lang}>
        <SmartLink href={article.url}>{title}</SmartLink>
      </h2>
      {teaser !== '' && (
        <p className={styles.teaser} lang={lang}>
          {teaser}
        </p>
      )}
    </li>
  );
}
