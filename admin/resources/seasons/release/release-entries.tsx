import Checkbox from '@mui/material/Checkbox';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { releasedKinds, type ReleaseEntry, type ReleaseProblem } from '#contract/programme/release-api.ts';
import { resourceOfKind } from '../../../format/entity-kinds.ts';
import { formatMoment } from '../../../format/format-moment.ts';
import { Chip } from '../../../lists/cells/cells.tsx';
import { HiddenNames } from '../../../lists/cells/hidden-names.tsx';
import { keyOf } from './use-release.ts';
import styles from './release.module.css';
import { linkToField } from '../../../forms/focus/link-to-field.ts';
import { languageNames } from '../../../messages/locale.ts';

/** What is missing in an entry, with links to its fields: what prevents the release, and the rest on demand. */
function EntryProblems({ entry }: { entry: ReleaseEntry }) {
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
        language: language ? translate(languageNames[language]) : '',
      })}
    </Link>
  );
}

interface ReleaseEntriesProps {
  entries: ReleaseEntry[];
  isChosen: (entry: Pick<ReleaseEntry, 'kind' | 'id'>) => boolean;
  onToggle: (entry: ReleaseEntry, chosen: boolean) => void;
}

/** Everything of the season that is not public, by kind. */
export function ReleaseEntries({ entries, isChosen, onToggle }: ReleaseEntriesProps) {
  const translate = useTranslate();
  if (entries.length === 0) return <p className={styles.empty}>{translate('release.nothing')}</p>;
  return releasedKinds.map((kind) => {
    const ofKind = entries.filter((entry) => entry.kind === kind);
    if (ofKind.length === 0) return null;
    const heading = translate(`resources.${resourceOfKind(kind)}.name`, { smart_count: 2 });
    return (
      <section key={kind} className={styles.kind} aria-label={heading}>
        <h2>
          {heading} <span>{ofKind.length}</span>
        </h2>
        <ul>
          {ofKind.map((entry) => (
            <Entry key={keyOf(entry)} entry={entry} isChosen={isChosen} onToggle={onToggle} />
          ))}
        </ul>
      </section>
    );
  });
}

interface EntryProps extends Pick<ReleaseEntriesProps, 'isChosen' | 'onToggle'> {
  entry: ReleaseEntry;
}

function Entry({ entry, isChosen, onToggle }: EntryProps) {
  const translate = useTranslate();
  const { kind, id, title, start, public_from: from } = entry;
  const label = start ? `${title}, ${formatMoment(start)}` : title;
  return (
    <li>
      <Checkbox
        checked={isChosen(entry)}
        onChange={(_, checked) => onToggle(entry, checked)}
        slotProps={{ input: { 'aria-label': label } }}
      />
      <Link to={`/${resourceOfKind(kind)}/${id}`}>{title}</Link>
      {start && <time dateTime={start}>{formatMoment(start, 'weekdayAndTime')}</time>}
      {from && entry.state === 'public' && (
        <Chip kind="info">{translate('lists.from', { moment: formatMoment(from) })}</Chip>
      )}
      <EntryProblems entry={entry} />
      <HiddenCast persons={entry.hidden_persons} isChosen={isChosen} />
    </li>
  );
}

type HiddenCastProps = Pick<ReleaseEntriesProps, 'isChosen'> & { persons: ReleaseEntry['hidden_persons'] };

/** Who is not public in the cast of an entry: those who are published with it, and those whose lines stay hidden. */
function HiddenCast({ persons, isChosen }: HiddenCastProps) {
  const translate = useTranslate();
  const isTicked = ({ id, state }: (typeof persons)[number]) =>
    state !== 'archived' && isChosen({ kind: 'person', id });
  const ticked = persons.filter(isTicked);
  const hidden = persons.filter((person) => !isTicked(person));
  return (
    <>
      {ticked.length > 0 && (
        <p className={styles.cast}>
          {translate('release.cast_ticked')} <HiddenNames persons={ticked} />
        </p>
      )}
      {hidden.length > 0 && (
        <p className={styles.cast} data-missing>
          {translate('release.cast_hidden')} <HiddenNames persons={hidden} />
        </p>
      )}
    </>
  );
}
