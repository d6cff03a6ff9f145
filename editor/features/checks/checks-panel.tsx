import { useEffect } from 'react';
import { m } from '#messages/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { Icon } from '../../ui/icon.tsx';
import { closePanel, useEditor, useObservable, useRead, useWritten, useFromTree } from '../../core/editor-context.ts';
import type { EditedPage } from '../../core/session/edited-page.ts';
import styles from './checks.module.css';
import { SidePanel } from '../../ui/side-panel.tsx';
import type { EditSession } from '../../core/session/edit-session.ts';
import type { EditorView } from '../../core/view/editor-view.ts';
import { showIssue } from './go-to-issue.ts';
import type { CheckIssue } from './rules/issue.ts';
import { checksOf } from './page-checks.ts';
import { DescribePicture } from './describe-picture.tsx';
import { FoundPage } from '../page-settings/found-page.tsx';
import { textsOf, useHead } from '../page-head/use-head.ts';
import { pageSettingsApi } from '#contract/api.ts';
import { inLocale } from '#contract/base/localized.ts';
import { toMinutes } from '#text/reading/reading-time.ts';
import { languageNames } from '../../core/language-names.ts';
import { readPage } from './page-reading.ts';

/** Characters that search engines show. */
const room = { title: 60, description: 155 };

/** A preview of the page as a search result, with the findings about it. */
function SearchPreview({ page }: { page: EditedPage }) {
  const { locale } = useEditor().session;
  const { id } = page;
  const { answer: settings } = useRead(
    async ({ api }) => (id === null ? null : api(pageSettingsApi.show, { params: { locale, id }, query: {} })),
    `${id}`,
  );
  const head = useHead();
  if (!settings) return null;
  const title =
    inLocale(settings.meta_title, locale).text || inLocale(head ? textsOf(head, 'title') : settings.title, locale).text;
  const description = inLocale(settings.meta_description, locale).text;
  const notes = [
    title.length > room.title && m.check_title_long({ count: title.length, maximum: room.title }),
    description === '' && m.check_description_missing(),
    description.length > room.description &&
      m.check_description_long({ count: description.length, maximum: room.description }),
  ].filter((note) => note !== false);
  return (
    <section aria-label={m.check_search_result()} className={styles.part}>
      <h3 className={styles.group}>{m.check_search_result()}</h3>
      <FoundPage locale={locale} address={settings.urls[locale]} title={title} description={description} />
      {notes.map((note) => (
        <p key={note} className={`${ed.line} ${styles.note}`}>
          <Icon name="warn" className={ed.iS} />
          {note}
        </p>
      ))}
    </section>
  );
}

/** The findings of the page, updated while it is edited. */
export default function ChecksPanel({ page }: { page: EditedPage }) {
  const { session, view } = useEditor();
  const checks = checksOf(session);
  const issues = useObservable(checks.issues);
  useEffect(() => checks.follow(), [checks]);
  const needed = issues?.filter(({ level }) => level === 'needed') ?? [];
  const better = issues?.filter(({ level }) => level === 'better') ?? [];
  return (
    <SidePanel name="checks" title={m.checks()} icon="checks" close={() => closePanel({ session, view })}>
      <div className={ed.body}>
        {issues === null && <p className={ed.hint}>{m.editor_loading()}</p>}
        {issues?.length === 0 && <p className={styles.fine}>{m.checks_fine()}</p>}
        <Group title={m.checks_needed({ count: needed.length })} issues={needed} />
        <Group title={m.checks_better({ count: better.length })} issues={better} />
        <ReadingSection />
        <SearchPreview page={page} />
      </div>
      <div className={ed.foot}>
        <Button
          look="line"
          icon="down"
          label={m.checks_next()}
          unable={(issues ?? []).length === 0 && m.checks_fine()}
          onClick={() => focusNextIssue(session, view, issues ?? [])}
        />
        <span className={ed.barSpace} />
        <output className={`${ed.small} ${ed.soft}`}>
          {issues && m.checks_open({ count: issues.length, needed: needed.length })}
        </output>
      </div>
    </SidePanel>
  );
}

function Group({ title, issues }: { title: string; issues: CheckIssue[] }) {
  if (issues.length === 0) return null;
  return (
    <>
      <h3 className={styles.group}>{title}</h3>
      <ul>
        {issues.map((issue) => (
          <IssueCard key={issue.key} issue={issue} />
        ))}
      </ul>
    </>
  );
}

/** Shows the finding after the selected one; wraps at the end. */
function focusNextIssue(session: EditSession, view: EditorView, issues: readonly CheckIssue[]): void {
  const now = session.selection.get().id;
  const at = issues.map(({ id }) => id).lastIndexOf(now ?? '');
  const next = issues[(at + 1) % issues.length];
  if (!next) return;
  showIssue(session, view, next);
  session.alerts.announce([next.title, next.text].filter(Boolean).join('. '));
}

/** A finding with its fixes. */
function IssueCard({ issue }: { issue: CheckIssue }) {
  const { session, view } = useEditor();
  const selected = useObservable(session.selection).id === issue.id;
  const needed = issue.level === 'needed';
  return (
    <li
      className={[ed.card, styles.issue, needed && styles.needed, selected && styles.on].filter(Boolean).join(' ')}
      data-issue={issue.key}
    >
      <h4>
        <Icon name={needed ? 'error' : 'warn'} className={ed.iS} />
        {issue.title}
      </h4>
      {issue.text && <p>{issue.text}</p>}
      {issue.picture && <DescribePicture media={issue.picture} />}
      <div className={`${ed.acts} ${styles.acts}`}>
        {issue.fixes.map((fix) => (
          <Button key={fix.label} look="line" small label={fix.label} aria-description={issue.text} onClick={fix.run} />
        ))}
        <Button
          small
          label={m.check_show()}
          aria-description={`${issue.title} ${issue.text}`}
          onClick={() => showIssue(session, view, issue)}
        />
      </div>
    </li>
  );
}

/** Length and reading ease of the page in the language that is being edited, with its longest sentences. */
function ReadingSection() {
  const { session, view } = useEditor();
  const locale = useWritten();
  const reading = useFromTree(readPage);
  const title = m.check_reading({ language: languageNames[locale]() });
  return (
    <section aria-label={title} className={styles.part}>
      <h3 className={styles.group}>{title}</h3>
      {reading.words === 0 ? (
        <p className={ed.hint}>{m.check_reading_empty()}</p>
      ) : (
        <p>
          {[
            m.check_reading_words({ count: reading.words }),
            m.check_reading_minutes({ count: toMinutes(reading.words) }),
            reading.ease === null ? '' : m.check_reading_ease({ level: levelOf(reading.ease), ease: reading.ease }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      {reading.long.length > 0 && (
        <>
          <p className={ed.hint}>{m.check_reading_long()}</p>
          <ul>
            {reading.long.map((sentence) => (
              <li key={`${sentence.id} ${sentence.field} ${sentence.text}`} className={`${ed.card} ${styles.issue}`}>
                <p lang={locale}>{sentence.text}</p>
                <div className={`${ed.acts} ${styles.acts}`}>
                  <Button
                    small
                    label={m.check_show()}
                    aria-description={sentence.text}
                    onClick={() => showIssue(session, view, sentence)}
                  />
                  <span className={`${ed.small} ${ed.soft}`}>{m.check_reading_words({ count: sentence.words })}</span>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function levelOf(ease: number): string {
  if (ease >= 70) return m.check_reading_easy();
  if (ease >= 50) return m.check_reading_plain();
  return ease >= 30 ? m.check_reading_hard() : m.check_reading_very_hard();
}
