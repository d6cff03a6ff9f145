import type { LoadedHome } from './load.server.ts';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { screenAddress } from '../../addresses/screen-address.ts';
import { ArrowLink } from '#ui/button.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import { PictureCredit } from '#ui/pictures/picture-credit.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { ActHead } from './act-head.tsx';
import styles from './from-magazine.module.css';
import home from './home-view.module.css';

/** Articles of the magazine: the newest large, the others as lines beside it. */
export function FromMagazine({ articles }: Pick<LoadedHome, 'articles'>) {
  const locale = useLocale();
  const [lead, ...others] = articles;
  if (!lead) return null;
  return (
    <section className={`wrap waits ${home.act}`} aria-labelledby="h-magazin">
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
      <div className={`libretto ${home.after}`}>
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
