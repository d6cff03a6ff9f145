import type { Work } from '#contract/programme/programme.ts';
import { durationText } from '../../event/fact-texts.ts';
import { m } from '#messages/paraglide/messages.js';
import view from './production-view.module.css';
import styles from './works.module.css';

/** The works of a double bill in their order, with the intervals between them. */
export function Works({ works }: { works: readonly Work[] }) {
  return (
    <section className={view.act} aria-labelledby="h-werke">
      <div className="wrap libretto">
        <div className="libretto__margin">
          <h2 className={`head ${view.side}`} id="h-werke">
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
