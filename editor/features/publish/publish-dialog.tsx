import { useState } from 'react';
import { m } from '#messages/paraglide/messages.js';
import { momentInWords } from '#time/device-time.ts';
import { locales } from '#contract/base/locale.ts';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { Check } from '../../ui/inputs.tsx';
import { type EditedPage, partOfSection } from '../../core/session/edited-page.ts';
import { lazyWithRetry } from '../../core/lazy-with-retry.ts';
import { useEditor } from '../../core/editor-context.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { languageNames } from '../../core/language-names.ts';
import { countGaps } from '../../core/tree/translation-state.ts';
import { MissingList } from '../checks/missing-list.tsx';
import { Look } from './diff-preview/look.tsx';
import { usePublishing, type Publishing } from './use-publishing.ts';
import styles from './publish.module.css';
import { partsIn } from './diff-preview/frame-pair.ts';

const PartUses = lazyWithRetry(() => import('../shared-parts/part-uses.tsx'));

/** Publishes the draft now or at a set time, or lists the issues that prevent it. */
export default function PublishDialog({ page, look = false }: { page: EditedPage; look?: boolean }) {
  const [isLooking, setIsLooking] = useState(look);
  const { session, view } = useEditor();
  const part = partOfSection(session.slug);
  const publishing = usePublishing(page);
  const { answered, needed, busy, problem, when, submit } = publishing;
  const label = when.at === 'now' ? m.editor_publish_now() : m.editor_publish_plan();
  return (
    <Dialog
      title={m.editor_publish()}
      icon="globe"
      size={isLooking ? 'l' : 'm'}
      close={() => view.closeDialog()}
      foot={
        <>
          <output className={problem ? ed.err : `${ed.small} ${ed.soft}`}>
            {problem ?? (busy ? m.editor_publishing() : '')}
          </output>
          <span className={ed.barSpace} />
          <Button look="line" label={m.editor_cancel()} onClick={() => view.closeDialog()} />
          <Button
            look="main"
            label={label}
            unable={(needed > 0 && m.editor_needed({ count: needed })) || (busy && m.editor_publishing())}
            onClick={() => void submit()}
          />
        </>
      }
    >
      <div className={ed.body}>
        {part !== null && <PartUses id={part} warns />}
        {session.isOwnerHidden && <p className={ed.hint}>{m.editor_owner_hidden_about()}</p>}
        <PlannedNotice {...publishing} />
        <MissingList answered={answered} />
        <PublishLanguages {...publishing} />
        <PublishWhen {...publishing} isPage={page.id !== null} />
        <Look page={page} {...publishing} isOpen={isLooking} setIsOpen={setIsLooking} />
      </div>
    </Dialog>
  );
}

type WhenProps = Pick<Publishing, 'when' | 'setWhen' | 'offline' | 'goOnline' | 'setGoOnline'> & { isPage: boolean };

/** Publish now or at a set time, and an optional time at which the page goes offline. */
function PublishWhen({ when, setWhen, offline, goOnline, setGoOnline, isPage }: WhenProps) {
  const { session } = useEditor();
  return (
    <fieldset className={styles.when}>
      <legend>{m.editor_publish_when()}</legend>
      <Check
        type="radio"
        name="when"
        label={m.editor_publish_at_once()}
        checked={when.at === 'now'}
        write={() => setWhen({ ...when, at: 'now' })}
      />
      {offline && when.at === 'now' && (
        <Check
          className={styles.inner}
          label={m.editor_publish_go_online()}
          about={m.editor_publish_is_offline()}
          checked={goOnline}
          write={setGoOnline}
        />
      )}
      <div className={`${ed.line} ${styles.line}`}>
        <Check
          type="radio"
          name="when"
          label={m.editor_publish_at_time()}
          checked={when.at === 'later'}
          write={() => setWhen({ ...when, at: 'later' })}
        />
        {when.at === 'later' && (
          <DayAndTime day={when.day} time={when.time} write={(day, time) => setWhen({ ...when, day, time })} />
        )}
      </div>
      {when.at === 'later' && when.day !== '' && when.time !== '' && (
        <p className={ed.hint}>
          {m.editor_publish_until_then({ when: momentInWords(when.day, when.time, session.locale) })}
          {offline && ` ${m.editor_publish_then_online()}`}
        </p>
      )}
      {isPage && (
        <div className={`${ed.line} ${styles.line}`}>
          <Check
            label={m.editor_offline_later()}
            checked={when.endsByItself}
            write={(endsByItself) => setWhen({ ...when, endsByItself })}
          />
          {when.endsByItself && (
            <DayAndTime
              day={when.endDay}
              time={when.endTime}
              write={(endDay, endTime) => setWhen({ ...when, endDay, endTime })}
            />
          )}
        </div>
      )}
    </fieldset>
  );
}

interface DayAndTimeProps {
  day: string;
  time: string;
  write: (day: string, time: string) => void;
}

function DayAndTime({ day, time, write }: DayAndTimeProps) {
  return (
    <span className={styles.moment}>
      <input
        className={ed.in}
        type="date"
        aria-label={m.editor_day()}
        value={day}
        onChange={({ target }) => write(target.value, time)}
      />
      <input
        className={ed.in}
        type="time"
        aria-label={m.editor_time()}
        value={time}
        onChange={({ target }) => write(day, target.value)}
      />
    </span>
  );
}

/** The scheduled publication, with a button to cancel it. */
function PlannedNotice({ plan, cancelPlan }: Pick<Publishing, 'plan' | 'cancelPlan'>) {
  const { session } = useEditor();
  if (!plan) return null;
  const inWords = (moment: string) => momentInWords(moment.slice(0, 10), moment.slice(11, 16), session.locale);
  return (
    <div className={`${ed.line} ${styles.planned} ${plan.failed ? styles.failed : ''}`}>
      <Icon name={plan.failed ? 'error' : 'history'} />
      <p>
        {plan.publish_at &&
          (plan.failed
            ? m.editor_plan_failed({ when: inWords(plan.publish_at) })
            : m.editor_plan_publish({ when: inWords(plan.publish_at), name: plan.author ?? m.editor_somebody() }))}{' '}
        {plan.language && m.editor_plan_language({ language: plan.language })}{' '}
        {plan.offline_at && m.editor_plan_offline({ when: inWords(plan.offline_at) })}
      </p>
      <Button look="line" small label={m.editor_plan_cancel()} onClick={() => void cancelPlan()} />
    </div>
  );
}

type LanguagesProps = Pick<Publishing, 'languages' | 'setLanguages' | 'changes'>;

/** Publishes both languages or one of them; shows how many changes visitors of each will see. */
export function PublishLanguages({ languages, setLanguages, changes: { changes } }: LanguagesProps) {
  const { session } = useEditor();
  const { missing } = countGaps(session.store.root);
  // Before the first publication there is no published English that could stay as it is.
  if (session.published.get() === null) return null;
  return (
    <fieldset className={styles.when}>
      <legend>{m.editor_publish_which()}</legend>
      <div className={styles.languages}>
        {locales.map((locale) => (
          <Check
            key={locale}
            label={
              changes && languages[locale]
                ? m.editor_publish_waiting({
                    language: languageNames[locale](),
                    count: partsIn(changes, locale).length,
                  })
                : languageNames[locale]()
            }
            checked={languages[locale]}
            write={(isChosen) => setLanguages({ ...languages, [locale]: isChosen })}
          />
        ))}
      </div>
      {languages.de !== languages.en && (
        <p className={ed.hint}>{languages.de ? m.editor_publish_only_german() : m.editor_publish_only_english()}</p>
      )}
      {languages.de && missing > 0 && <p className={ed.hint}>{m.editor_publish_stand_in({ count: missing })}</p>}
    </fieldset>
  );
}
