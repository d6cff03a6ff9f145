import type { Route } from './+types/route';
import { Parts } from '#ui/boundary.tsx';
import { FilterLinks, Filters } from '../../listing/filters.tsx';
import { ScreenFrame } from '../../listing/screen-frame.tsx';
import { m } from '#messages/paraglide/messages.js';
import { Picture } from '#ui/pictures/picture.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { type PersonTeaser, personTeaser } from '../../teasers/teaser-data.ts';
import styles from './artists-view.module.css';
import { loadScreen } from '../../loaders/load-screen.server.ts';
import type { LoadArgs } from '../../content/context.ts';

export { clientLoader, shouldRevalidate } from '../../framework/navigation/screen-data.ts';

/** All artists by category. */
export async function loader({ context }: LoadArgs) {
  const head = { title: m.artist_list(), description: m.artist_list_description() };
  return loadScreen({ context }, head, async ({ content, locale }) => ({
    categories: (await content.artists(locale)).map(({ slug, name, persons }) => ({
      slug,
      name,
      persons: persons.map(personTeaser),
    })),
  }));
}

/** All artists by category: category in the margin, people beside it. */
export default function Artists({ loaderData: { page, categories } }: Route.ComponentProps) {
  return (
    <ScreenFrame page={page}>
      {categories.length > 1 && (
        <Filters label={m.artist_categories()}>
          <FilterLinks
            label={m.artist_jump()}
            value=""
            choices={categories.map(({ slug, name }) => ({ value: slug, name, href: `#${slug}` }))}
          />
        </Filters>
      )}
      <div className={`wrap ${styles.list}`}>
        {categories.length === 0 && <p className="lead">{m.artist_none()}</p>}
        <Parts>
          {categories.map(({ slug, name, persons }, category) => (
            <section
              key={slug}
              id={slug}
              className={`libretto ${styles.category}${category > 0 ? ' waits' : ''}`}
              aria-labelledby={`h-${slug}`}
            >
              <h2 className={`libretto__margin ${styles.name}`} id={`h-${slug}`}>
                {name} <span className={styles.count}>{persons.length}</span>
              </h2>
              <ul className={`libretto__text ${styles.people}`}>
                {persons.map((person, index) => (
                  <Artist
                    key={person.url}
                    person={person}
                    priority={category === 0 && index < inFirstRow && !page.hero}
                  />
                ))}
              </ul>
            </section>
          ))}
        </Parts>
      </div>
    </ScreenFrame>
  );
}

/** Number of portraits in the first row of a phone. */
const inFirstRow = 2;

/** An artist in the list; without a picture the frame shows the initials. `priority`: as in `Picture`. */
function Artist({ person, priority }: { person: PersonTeaser; priority: boolean }) {
  const { name, profession, picture, url, lang } = person;
  return (
    <li className={`pictured ${styles.person}`}>
      <div className={`its-picture ${styles.picture}`} aria-hidden="true">
        {picture ? (
          <Picture
            picture={picture}
            alt=""
            priority={priority}
            sizes="(min-width: 64em) 14vw, (min-width: 48em) 23vw, 45vw"
          />
        ) : (
          <span className={styles.initials}>{initials(name)}</span>
        )}
      </div>
      <p className={styles.who}>
        <SmartLink href={url}>{name}</SmartLink>
      </p>
      {profession !== '' && (
        <p className={styles.what} lang={lang}>
          {profession}
        </p>
      )}
    </li>
  );
}

function initials(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /^\p{Lu}/u.test(word) && word !== 'KS');
  return [words.at(0), words.length > 1 ? words.at(-1) : ''].map((word) => word?.[0] ?? '').join('');
}
