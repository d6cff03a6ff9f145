import { useTranslate } from 'react-admin';
import type { Piece, RecordChange } from '#contract/resources/versions.ts';
import { languageNames, getLocale } from '../messages/locale.ts';
import styles from './history.module.css';

interface ChangesProps {
  resource: string;
  changes: RecordChange[];
  /** Button at each field. */
  action?: { label: string; disabled: boolean; run: (field: string) => void };
}

/** Changed fields with their values before and after, in words. */
export function Changes({ resource, changes, action }: ChangesProps) {
  const translate = useTranslate();
  return (
    <dl className={styles.changes}>
      {changes.map((change, at) => {
        const label = translate(`resources.${resource}.fields.${change.field}`, { _: change.field });
        // Both languages of a text are restored together.
        const isFirst = changes.findIndex(({ field }) => field === change.field) === at;
        return (
          <div key={`${change.field} ${change.language}`}>
            <dt>
              {label}
              {change.language && ` ${translate(languageNames[change.language])}`}
            </dt>
            <dd>
              <Difference resource={resource} change={change} />
              {action && isFirst && (
                <button
                  type="button"
                  className={styles.restore}
                  disabled={action.disabled}
                  aria-label={`${action.label}: ${label}`}
                  onClick={() => action.run(change.field)}
                >
                  {action.label}
                </button>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Difference({ resource, change }: { resource: string; change: RecordChange }) {
  if (change.kind === 'text') return <Words parts={change.parts} />;
  if (change.kind === 'list') return <Lines resource={resource} lines={change.lines} />;
  return (
    <p className={styles.values}>
      <del>
        <Value resource={resource} pieces={change.before} />
      </del>
      <span aria-hidden="true"> → </span>
      <ins>
        <Value resource={resource} pieces={change.after} />
      </ins>
    </p>
  );
}

function Value({ resource, pieces }: { resource: string; pieces: Piece[] }) {
  const translate = useTranslate();
  if (pieces.length === 0) return <>{translate('history.nothing')}</>;
  return <>{pieces.map((piece) => pieceText(translate, resource, piece)).join(' · ')}</>;
}

function Words({ parts }: Pick<RecordChange, 'parts'>) {
  return (
    <p className={styles.text}>
      {parts.map(({ kind, text }, at) => {
        const key = `${at} ${kind}`;
        if (kind === 'same') return <span key={key}>{text}</span>;
        return kind === 'added' ? <ins key={key}>{text}</ins> : <del key={key}>{text}</del>;
      })}
    </p>
  );
}

function Lines({ resource, lines }: { resource: string } & Pick<RecordChange, 'lines'>) {
  const translate = useTranslate();
  // A list may have the same entry twice.
  const counts = new Map<string, number>();
  const keyOf = (line: RecordChange['lines'][number]) => {
    const words = JSON.stringify(line);
    counts.set(words, (counts.get(words) ?? 0) + 1);
    return `${words} ${counts.get(words)}`;
  };
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={keyOf(line)} data-kind={line.kind}>
          <span className={styles.kind}>{translate(`history.${line.kind}`)}</span>{' '}
          <Value resource={resource} pieces={line.pieces} />
        </li>
      ))}
    </ul>
  );
}

type Translate = (key: string, options?: Record<string, unknown>) => string;

/** Message key of a fixed choice such as `few`; null for a field whose values are words of their own. */
export function choiceKey(resource: string, { text, field = '' }: Piece): string | null {
  if (field === 'state') return `publication.${text}`;
  if (field === 'availability') return `events.availability.${text}`;
  if (field === 'flags') return `events.flag.${text}`;
  if (field === 'access') return `events.access.${text}`;
  if (field === 'weekday' || field === 'weekdays') return `days.${text}`;
  if (field === 'parts_off') return `parts.${text}`;
  if (/^(?:typeface|corners|lines)$/.test(field)) return `house.${field}_${text}`;
  if (field === 'og_type') return `pages.type_${text}`;
  if (field === 'kind') return kindKey(resource, text);
  return null;
}

/** A cast line has the kinds of its role. */
function kindKey(resource: string, kind: string): string {
  if (resource === 'settings') return `house.kind_${kind}`;
  if (resource === 'seasonsubscriptions') return `subscriptions.kind_${kind}`;
  return resource === 'festivals' ? `festivals.kind.${kind}` : `roles.${kind}`;
}

/** The words of a piece of a value, in the language of the office. */
function pieceText(translate: Translate, resource: string, piece: Piece): string {
  if (/^(?:languages|surtitles|title_language)$/.test(piece.field ?? '')) return languageName(piece.text);
  const key = choiceKey(resource, piece);
  return key === null ? piece.text : translate(key, { _: piece.text });
}

function languageName(tag: string): string {
  return new Intl.DisplayNames(getLocale(), { type: 'language' }).of(tag) ?? tag;
}
