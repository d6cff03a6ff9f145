import { useLayoutEffect, useRef, useState } from 'react';
import { m } from '#messages/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { Select } from '../../ui/inputs.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useEditor, useObservable } from '../../core/editor-context.ts';
import styles from './history.module.css';
import { type PastMode, useVersions } from './use-versions.ts';
import { byDay, type RevisionGroup } from './group-revisions.ts';
import { dayOf, momentOf, timeOf } from '#time/device-time.ts';

/** Versions by day; pressing one shows the page at that version, with its changes. */
export function VersionList() {
  const { session, view } = useEditor();
  const { sittings, hasMore, more, show, name, problem } = useVersions();
  const alert = useFocusKept(problem);
  const past = useObservable(view.past);
  const shown = sittings.find(({ revisions }) => revisions.some(({ number }) => number === past?.at.number));
  return (
    <>
      <div className={ed.body}>
        <p role="alert" ref={alert} tabIndex={-1} className={problem ? ed.err : undefined}>
          {problem}
        </p>
        {byDay(sittings).map(({ day, sittings: ofDay }) => (
          <section key={day.toISOString()} aria-label={dayName(day, session.locale)}>
            <h3 className={styles.day}>{dayName(day, session.locale)}</h3>
            <ol className={styles.time}>
              {ofDay.map((sitting) => (
                <Row
                  key={sitting.newest.number}
                  sitting={sitting}
                  shown={sitting === shown}
                  show={() => void show(sitting.newest.number, 'before')}
                />
              ))}
            </ol>
          </section>
        ))}
        {hasMore && <Button look="line" label={m.editor_older_versions()} onClick={() => void more()} />}
      </div>
      <Foot shown={shown} name={name} show={show} />
    </>
  );
}

/** When the pressed row disappears, the error message gets the focus. */
function useFocusKept(problem: string | null) {
  const alert = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (problem !== null && (document.activeElement ?? document.body) === document.body) alert.current?.focus();
  }, [problem]);
  return alert;
}

interface FootProps {
  shown: RevisionGroup | undefined;
  name: (sitting: RevisionGroup, text: string) => Promise<void>;
  show: (number: number, mode: PastMode) => Promise<void>;
}

/** The actions for the shown version. */
function Foot({ shown, name, show }: FootProps) {
  const past = useObservable(useEditor().view.past);
  const [naming, setNaming] = useState(false);
  return (
    <div className={ed.foot}>
      {naming && shown ? (
        <NameVersion
          name={shown.newest.name ?? ''}
          save={(text) => {
            setNaming(false);
            void name(shown, text);
          }}
          cancel={() => setNaming(false)}
        />
      ) : (
        <>
          <Button
            look="line"
            label={m.editor_name_version()}
            unable={!shown && m.editor_choose_version_first()}
            onClick={() => setNaming(true)}
          />
          {past && (
            <Select
              className={styles.mode}
              aria-label={m.editor_mode()}
              value={past.mode}
              options={[
                ['before', m.editor_mode_before()],
                ['now', m.editor_mode_now()],
                ['plain', m.editor_mode_plain()],
              ]}
              choose={(mode) => void show(past.at.number, mode)}
            />
          )}
        </>
      )}
    </div>
  );
}

function dayName(day: Date, locale: 'de' | 'en'): string {
  const name = dayOf(day, locale);
  return day.toDateString() === new Date().toDateString() ? m.editor_today({ day: name }) : name;
}

function Row({ sitting, shown, show }: { sitting: RevisionGroup; shown: boolean; show: () => void }) {
  const { session } = useEditor();
  const { newest, labels } = sitting;
  const published = sitting.revisions.some((revision) => revision.published);
  const wasPublished = sitting.revisions.find((revision) => revision.published_at)?.published_at;
  const time = timeOf(newest.created_at, session.locale);
  const about = [newest.author ?? m.editor_version_of_house(), ...(newest.name ? [time] : []), ...labels.slice(0, 3)];
  return (
    <li className={shown ? styles.on : published ? styles.pub : undefined}>
      <button
        type="button"
        className={styles.row}
        aria-current={shown || undefined}
        onClick={show}
        data-version={newest.number}
      >
        <span>
          <b>{newest.name ? m.editor_quoted({ name: newest.name }) : time}</b>
          {shown && <span className={ed.chip}>{m.editor_version_shown()}</span>}
          {published && (
            <span className={`${ed.chip} ${styles.ok}`}>
              <Icon name="check" className={ed.iS} />
              {m.editor_version_published()}
            </span>
          )}
          {!published && wasPublished && (
            <span
              className={ed.chip}
              title={m.editor_version_was_public_from({ when: momentOf(wasPublished, session.locale) })}
            >
              {m.editor_version_was_public()}
            </span>
          )}
        </span>
        <span className={ed.soft}>
          {about.join(', ')}
          {labels.length > 3 && m.editor_and_more({ count: labels.length - 3 })}
        </span>
      </button>
    </li>
  );
}

interface NameVersionProps {
  name: string;
  save: (name: string) => void;
  cancel: () => void;
}

/** Names a version; an empty name removes the name. */
function NameVersion({ name, save, cancel }: NameVersionProps) {
  const [text, setText] = useState(name);
  return (
    <form
      className={styles.naming}
      onSubmit={(event) => {
        event.preventDefault();
        save(text.trim());
      }}
    >
      <input
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it replaces the button that was pressed
        autoFocus
        className={ed.in}
        maxLength={80}
        aria-label={m.editor_version_name()}
        placeholder={m.editor_version_name()}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && cancel()}
      />
      <Button look="main" submit label={m.editor_save_name()} />
    </form>
  );
}
