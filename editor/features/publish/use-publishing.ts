import { useEffect, useState } from 'react';
import type { Issue } from '#contract/base/errors.ts';
import type { Locale } from '#contract/base/locale.ts';
import { pageSettingsApi } from '#contract/pages/page-settings.ts';
import { publishingApi, type PublishingPlan } from '#contract/editing/publishing.ts';
import { m } from '#messages/paraglide/messages.js';
import { ApiError, reasonOf } from '../../core/api-client.ts';
import { missingRequired, toIssue } from '../checks/rules/check-needed.ts';
import type { CheckIssue } from '../checks/rules/issue.ts';
import { checksOf } from '../checks/page-checks.ts';
import type { EditedPage } from '../../core/session/edited-page.ts';
import { useEditor, useObservable, useAction, useRead } from '../../core/editor-context.ts';
import type { EditSession } from '../../core/session/edit-session.ts';
import { useShownPage } from '../record-panel/use-shown-page.ts';
import { addressOf } from '../records/write-records.ts';
import { useChanges } from './diff-preview/use-changes.ts';

/** Times of publication and of going offline, as typed, in the time zone of the opera house. */
export interface When {
  at: 'now' | 'later';
  day: string;
  time: string;
  endsByItself: boolean;
  endDay: string;
  endTime: string;
}

const atFirst: When = { at: 'now', day: '', time: '09:00', endsByItself: false, endDay: '', endTime: '18:00' };

/** In sentences: what an act has done so far, and what has failed if it goes no further. */
interface Steps {
  done: string;
  failed: string;
}

export type Publishing = ReturnType<typeof usePublishing>;

/** The state of the publish dialog: issues, schedule, and the publish function. */
export function usePublishing(page: EditedPage) {
  const { session, view } = useEditor();
  const { id } = page;
  const found = useObservable(checksOf(session).issues);
  useObservable(session.rejectedInput);
  const showAt = useShownPage();
  const [when, setWhen] = useState(atFirst);
  const [languages, setLanguages] = useState(() => languagesAskedFor(session));
  const [plan, setPlan] = useState<PublishingPlan | null>(null);
  const { answer: settings } = useRead(
    async ({ api, locale }) => (id === null ? null : api(pageSettingsApi.show, { params: { locale, id } })),
    `${id}`,
  );
  const [goOnline, setGoOnline] = useState(true);
  useEffect(() => {
    const { locale, slug } = session;
    session.api(publishingApi.plan, { params: { locale, slug } }).then(
      (planned) => {
        setPlan(planned);
        if (planned?.offline_at) {
          const [endDay = '', endTime = ''] = localParts(planned.offline_at);
          // What was chosen before this answer stays.
          setWhen((now) => (now.endsByItself ? now : { ...now, endsByItself: true, endDay, endTime }));
        }
      },
      // Publishing now works without it.
      () => undefined,
    );
  }, [session]);
  const offline = settings?.is_online === false;
  // Issues of the tree are known at once; missing picture descriptions are reported by the server.
  const only = onlyOne(languages);
  const changes = useChanges(only ?? null);
  const needed = countNeeded(session, found ?? [], only);
  const [answered, setAnswered] = useState<Issue[]>([]);
  const { busy, problem, setProblem, run } = useAction();
  const attempt = (failed: string, act: (steps: Steps) => Promise<string>) => {
    const steps = { done: '', failed };
    const dialog = view.dialog.get();
    return run(
      async () => {
        session.alerts.tell(m.editor_publish(), await act(steps));
        view.closeDialog(dialog);
      },
      (error) => {
        const issues = error instanceof ApiError ? error.issues : [];
        const ofTime = issues.find(({ path }) => path === 'publish_at' || path === 'offline_at');
        const isOpen = view.dialog.get() === dialog;
        if (issues.length > 0 && !ofTime && steps.done === '' && isOpen) return setAnswered(issues);
        const why = ofTime?.message ?? reasonOf(error, '');
        return [steps.done, steps.failed, why].filter((sentence) => sentence !== '').join(' ');
      },
    );
  };
  const submit = () => {
    const wrong = whatIsMissing(when) ?? (languages.de || languages.en ? null : m.editor_publish_no_language());
    if (wrong) return setProblem(wrong);
    return attempt(m.editor_publish_failed(), async (steps) => {
      const language = only;
      if (when.at === 'now') {
        await session.publish(language);
        steps.done = m.editor_is_published();
      }
      steps.failed = m.editor_plan_not_set();
      await changePlan(session, plan, when, language);
      steps.failed = m.editor_not_put_online();
      if (when.at === 'now' && offline && goOnline && id !== null) await putOnline(session, id);
      await showAgain().catch(() => undefined);
      if (when.at !== 'now') return m.editor_is_planned();
      return session.isOwnerHidden ? m.editor_is_public_hidden() : m.editor_is_public();
    });
  };
  /** Its address may be published with it. */
  const showAgain = async () => showAt(id === null ? undefined : await addressOf(session, id));
  const cancelPlan = () =>
    attempt(m.editor_plan_not_cancelled(), async () => {
      await savePlan(session, atFirst);
      setPlan(null);
      return m.editor_plan_is_cancelled();
    });
  return {
    answered,
    needed,
    busy,
    problem,
    when,
    setWhen,
    languages,
    setLanguages,
    changes,
    submit,
    plan,
    cancelPlan,
    offline,
    goOnline,
    setGoOnline,
  };
}

/** Those of the only request for this page; without one, both. */
function languagesAskedFor({ news }: EditSession): Record<Locale, boolean> {
  const [open, ...others] = (news.reviews.get() ?? []).filter(({ status }) => status === 'open');
  const only = open && others.length === 0 ? open.language : null;
  return { de: only !== 'en', en: only !== 'de' };
}

/** Translations that nobody has read hold back their own language only. */
function countNeeded(session: EditSession, found: readonly CheckIssue[], only: Locale | undefined): number {
  const holdsBack = ({ unread, language }: CheckIssue) => !unread || only === undefined || language === only;
  const inTree = missingRequired(session).map((issue) => toIssue(session, issue));
  const known = found.filter(({ level }) => level === 'needed');
  return Math.max(inTree.filter(holdsBack).length, known.filter(holdsBack).length);
}

/** The only chosen language; undefined when both are chosen. */
function onlyOne({ de, en }: Record<Locale, boolean>): Locale | undefined {
  if (de === en) return undefined;
  return de ? 'de' : 'en';
}

/** Date and time of a moment in the time zone of the opera house, which the server uses. */
function localParts(moment: string): string[] {
  return [moment.slice(0, 10), moment.slice(11, 16)];
}

/** Publishing one language now keeps the schedule of the other. */
async function changePlan(
  session: EditSession,
  plan: PublishingPlan | null,
  when: When,
  language: Locale | undefined,
): Promise<void> {
  if (when.at === 'later') return savePlan(session, when, language);
  const stays = plan?.publish_at && plan.language && language && plan.language !== language;
  if (!stays) return when.endsByItself || plan ? savePlan(session, when) : undefined;
  const ends = when.endsByItself ? `${when.endDay}T${when.endTime}` : '';
  if (
    ends ===
    localParts(plan.offline_at ?? '')
      .join('T')
      .replace(/^T$/, '')
  )
    return undefined;
  const [day = '', time = ''] = localParts(plan.publish_at ?? '');
  return savePlan(session, { ...when, at: 'later', day, time }, plan.language ?? undefined);
}

async function savePlan(session: EditSession, when: When, language?: Locale): Promise<void> {
  const { at, day, time, endsByItself, endDay, endTime } = when;
  await session.queue.flush();
  const params = { locale: session.locale, slug: session.slug };
  await session.api(publishingApi.setPlan, {
    params,
    body: {
      revision: session.queue.revision,
      publish_at: at === 'later' ? `${day}T${time}` : null,
      offline_at: endsByItself ? `${endDay}T${endTime}` : null,
      language: at === 'later' ? language : undefined,
    },
  });
}

async function putOnline(session: EditSession, id: number): Promise<void> {
  await session.api(pageSettingsApi.change, { params: { locale: session.locale, id }, body: { is_online: true } });
}

function whatIsMissing({ at, day, time, endsByItself, endDay, endTime }: When): string | null {
  if (at === 'later' && (day === '' || time === '')) return m.editor_publish_time_missing();
  return endsByItself && (endDay === '' || endTime === '') ? m.editor_offline_time_missing() : null;
}
