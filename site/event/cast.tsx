import type { ShownCast } from './shown-event.ts';
import { Parts } from '#ui/boundary.tsx';
import { m } from '#messages/paraglide/messages.js';
import { SmartLink } from '#ui/smart-link.tsx';
import styles from './cast.module.css';

interface CastProps {
  cast: readonly ShownCast[];
  /** Language of the roles when they fell back to another one. */
  lang?: string | undefined;
  /** True in little space, as in the overlay: one list, cast before team, each role above its names. */
  narrow?: boolean;
}

/** Cast and team in two columns; in one list when the backend does not distinguish them. Double bills: work by work. */
export function Cast({ cast, lang, narrow = false }: CastProps) {
  const shown = cast.filter(({ persons }) => persons.length > 0);
  const works = new Map(shown.map(({ work }) => [work?.title ?? '', work]));
  if (works.size < 2 && !works.values().next().value)
    return <Lists groups={shown} lang={lang} narrow={narrow} level="h3" />;
  // In the overlay the heading above is an h3 itself.
  const TitleOfWork = narrow ? 'h4' : 'h3';
  return [...works].map(([title, work]) => (
    <div key={title} className={styles.work}>
      {work && (
        <TitleOfWork className={narrow ? styles.narrowTitle : styles.workTitle} lang={work.lang}>
          {title}
        </TitleOfWork>
      )}
      <Lists
        groups={shown.filter((group) => (group.work?.title ?? '') === title)}
        lang={lang}
        narrow={narrow}
        level={work ? 'h4' : 'h3'}
      />
    </div>
  ));
}

interface ListsProps {
  groups: readonly ShownCast[];
  lang: string | undefined;
  narrow: boolean;
  level: 'h3' | 'h4';
}

function Lists({ groups, lang, narrow, level: Heading }: ListsProps) {
  if (groups.length === 0) return null;
  const team = groups.filter(({ kind }) => kind === 'team');
  const stage = groups.filter(({ kind }) => kind !== 'team');
  if (narrow || team.length === 0 || stage.length === 0)
    return (
      <div className={`${styles.cast} ${narrow ? styles.narrow : styles.single}`}>
        <Groups groups={[...stage, ...team]} lang={lang} />
      </div>
    );
  return (
    <div className={styles.cast}>
      <div>
        <Heading className={styles.head}>{m.event_team()}</Heading>
        <Groups groups={team} lang={lang} />
      </div>
      <div>
        <Heading className={styles.head}>{m.event_on_stage()}</Heading>
        <Groups groups={stage} lang={lang} />
      </div>
    </div>
  );
}

function Groups({ groups, lang }: { groups: readonly ShownCast[]; lang: string | undefined }) {
  return (
    <dl className={styles.groups}>
      <Parts>
        {groups.map(({ role_name: role, persons }) => (
          <div key={`${role}-${persons[0]?.name}`}>
            <dt lang={lang}>{role}</dt>
            {persons.map(({ name, url, substitution }) => (
              <dd key={url + name}>
                <SmartLink href={url}>{name}</SmartLink>
                {substitution && <small> ({substitution})</small>}
              </dd>
            ))}
          </div>
        ))}
      </Parts>
    </dl>
  );
}
