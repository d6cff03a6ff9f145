import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ReleaseEntry, ReleaseProblem } from '#contract/programme/release-api.ts';
import { resourceOfKind } from '../../../format/entity-kinds.ts';
import { linkToField } from '../../../forms/focus/link-to-field.ts';
import { Chip } from '../../../lists/cells/cells.tsx';
import styles from './release.module.css';

/** What is missing in an entry, with links to its fields: what prevents the release, and the rest on demand. */
export function EntryProblems({ entry }: { entry: ReleaseEntry }) {
  const translate = useTranslate();
  const preventing = entry.problems.filter(({ severity }) => severity === 'prevents');
  const notices = entry.problems.filter(({ severity }) => severity === 'notice');
  return (
    <>
      {preventing.map((problem) => (
        <Chip key={problem.field} kind="error">
          <ProblemLink entry={entry} problem={problem} />
        </Chip>
      ))}
      {notices.length > 0 && (
        <details className={styles.notices}>
          <summary>{translate('release.notices', { smart_count: notices.length })}</summary>
          <ul>
            {notices.map((problem) => (
              <li key={`${problem.problem} ${problem.field} ${problem.language}`}>
                <ProblemLink entry={entry} problem={problem} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

const languages = { de: 'fields.german', en: 'fields.english' } as const;

function ProblemLink({ entry, problem }: { entry: ReleaseEntry; problem: ReleaseProblem }) {
  const translate = useTranslate();
  const resource = resourceOfKind(entry.kind) ?? '';
  const { field, language } = problem;
  const name = field.replace(/\.(?:de|en)$/, '').replaceAll(/\.\d+/g, '');
  const label = translate(`resources.${resource}.fields.${name}`, { _: name });
  return (
    <Link to={linkToField(resource, { id: entry.id, field })}>
      {translate(`release.problem.${problem.problem}`, {
        field: label,
        language: language ? translate(languages[language]) : '',
      })}
    </Link>
  );
}
