import { m } from '#messages/paraglide/messages.js';
import { toMinutes } from '#text/reading/reading-time.ts';
import { useEditor, useWritten } from '../../core/editor-context.ts';
import { languageNames } from '../../core/language-names.ts';
import { useFromTree } from '../../core/use-from-tree.ts';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import styles from './checks.module.css';
import { showIssue } from './go-to-issue.ts';
import { readPage } from './page-reading.ts';

/** Length and reading ease of the page in the language that is being edited, with its longest sentences. */
export function ReadingSection() {
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
              <li key={`${sentence.id} ${sentence.field} ${sentence.text}`} className={styles.issue}>
                <p lang={locale}>{sentence.text}</p>
                <div className={styles.acts}>
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
