import type { ChangedPart } from '#contract/editing/requests/requests-api.ts';
import type { Piece, RecordChange } from '#contract/resources/versions.ts';
import { m } from '#messages/paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import ed from '../../../ui/editor.module.css';
import words from '../../compare/words.module.css';
import styles from './look.module.css';

interface ListProps {
  parts: ChangedPart[];
  /** Shows a module before and after. */
  show: (block: string) => void;
}

/** Every change in words. */
export function ChangeList({ parts, show }: ListProps) {
  // Two modules can be of one kind.
  const keyed = parts.map((part, at) => ({ part, key: `${at} ${part.block}` }));
  return (
    <>
      <h3 className={styles.heading}>{m.look_list()}</h3>
      {parts.length === 0 && <p className={ed.hint}>{m.look_nothing()}</p>}
      <ol className={styles.list}>
        {keyed.map(({ part, key }) => (
          <Part key={key} part={part} show={show} />
        ))}
      </ol>
    </>
  );
}

const names: Record<ChangedPart['kind'], (input: { kind: string }) => string> = {
  added: m.look_added,
  removed: m.look_removed,
  moved: m.look_moved,
  changed: m.look_changed,
};

function Part({ part: { block, kind, title, changes }, show }: Omit<ListProps, 'parts'> & { part: ChangedPart }) {
  const name = names[kind]({ kind: title ?? '' });
  return (
    <li className={styles.part} data-kind={kind}>
      <div className={styles.name}>
        <h4>{name}</h4>
        {block !== null && (
          <Button
            small
            label={m.look_show()}
            aria-label={m.look_show_part({ part: name })}
            onClick={() => show(block)}
          />
        )}
      </div>
      {changes.length > 0 && (
        <dl>
          {changes.map((change) => (
            <div key={`${change.field} ${change.language}`}>
              <dt>{change.field}</dt>
              <dd lang={change.language ?? undefined}>
                <Change change={change} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

function Change({ change: { kind, parts, before, after, lines } }: { change: RecordChange }) {
  if (kind === 'text') {
    const keyed = parts.map((part, at) => ({ ...part, key: `${at} ${part.kind}` }));
    return keyed.map(({ key, ...part }) => <Words key={key} kind={part.kind} text={part.text} />);
  }
  if (kind === 'list') {
    const keyed = lines.map((line, at) => ({ ...line, key: `${at} ${line.kind}` }));
    return keyed.map(({ key, kind: of, pieces }) => (
      <Words key={key} kind={of === 'moved' ? 'same' : of} text={`${textOf(pieces)} `} />
    ));
  }
  return (
    <>
      {before.length > 0 && <Words kind="removed" text={textOf(before)} />}{' '}
      <Words kind="added" text={textOf(after) || m.look_nothing_before()} />
    </>
  );
}

function textOf(pieces: Piece[]): string {
  return pieces.map(({ text }) => text).join(', ');
}

/** Characters around a change that are shown of a long text that stays. */
const around = 80;

function Words({ kind, text }: { kind: 'same' | 'added' | 'removed'; text: string }) {
  if (kind === 'same')
    return <span>{text.length > around * 3 ? `${text.slice(0, around)} … ${text.slice(-around)}` : text}</span>;
  if (text.trim() === '') return <span>{text}</span>;
  return kind === 'added' ? (
    <ins className={words.added}>
      <span className={ed.vh}>{m.look_word_added()} </span>
      {text}
    </ins>
  ) : (
    <del className={words.removed}>
      <span className={ed.vh}>{m.look_word_removed()} </span>
      {text}
    </del>
  );
}
