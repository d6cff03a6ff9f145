import type { ArticleSummary } from '#contract/programme/programme.ts';
import { m } from '#messages/paraglide/messages.js';
import { ArrowLink } from '#ui/button.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import { PictureCredit } from '#ui/pictures/picture-credit.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import styles from './article-teaser.module.css';

/** Articles about the production: the first large, the others as lines. */
export function ArticleTeaser({ articles }: { articles: ArticleSummary[] }) {
  const [first, ...others] = articles;
  if (!first) return null;
  return (
    <section className={styles.deep} aria-labelledby="h-magazin">
      <div className={`wrap ${styles.split} ${first.picture ? '' : styles.plain}`}>
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
