import Undo from '@mui/icons-material/Undo';
import Button from '@mui/material/Button';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { LeftEntry } from '#contract/resources/change-sets.ts';
import { ActDialog } from './act-dialog.tsx';
import styles from './last-act.module.css';

/** What an act on many entries has done, and what it left. */
export interface Outcome {
  sentence: string;
  left: readonly LeftEntry[];
}

interface LastActProps {
  title: string;
  /** Who did what, and when. */
  sentence: string;
  disabled?: boolean;
  /** Undefined if it was refused, and the refusal is shown elsewhere. */
  undo: () => Promise<{ restored: number; left: LeftEntry[] } | undefined>;
  onUndone: (outcome: Outcome) => void;
}

/** The last act on many entries, with a button that undoes all of it; it asks first. */
export function LastAct({ title, sentence, disabled = false, undo, onUndone }: LastActProps) {
  const translate = useTranslate();
  const id = useId();
  const [asking, setAsking] = useState(false);
  async function act() {
    const undone = await undo();
    if (!undone) return;
    const { restored, left } = undone;
    onUndone({ sentence: translate('undo.done', { restored, all: restored + left.length }), left });
  }
  return (
    <section className={`card cluster ${styles.last}`} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p>{sentence}</p>
      </div>
      <Button variant="outlined" startIcon={<Undo />} disabled={disabled} onClick={() => setAsking(true)}>
        {translate('undo.all')}
      </Button>
      {asking && (
        <ActDialog
          title={translate('undo.ask')}
          action={translate('undo.all')}
          act={act}
          onClose={() => setAsking(false)}
        >
          <p>{sentence}</p>
          <p>{translate('undo.hint')}</p>
        </ActDialog>
      )}
    </section>
  );
}

/** Says what was done and names what was left. Takes the focus: the pressed button has disappeared. */
export function ActOutcome({ outcome }: { outcome: Outcome | null }) {
  const translate = useTranslate();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!outcome) return undefined;
    // After the dialog has given the focus back.
    const timer = setTimeout(() => place.current?.focus());
    return () => clearTimeout(timer);
  }, [outcome]);
  if (!outcome) return null;
  const { sentence, left } = outcome;
  const lines = left.map(({ id, title, label, message }) => {
    const names = [title || (id === null ? '' : `#${id}`), label];
    return `${names.filter((name) => name !== '').join(' · ')}: ${message}`;
  });
  return (
    <div ref={place} tabIndex={-1} className={`card ${styles.done}`} data-left={lines.length > 0 || undefined}>
      <p>{sentence}</p>
      {lines.length > 0 && (
        <>
          <p>{translate('undo.left')}</p>
          <ul>
            {[...new Set(lines)].map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
