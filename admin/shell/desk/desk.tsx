import { useTranslate } from 'react-admin';
import styles from './desk.module.css';
import { type DeskPart, PartSection } from './part.tsx';
import { useMissingEnglish, useNotFound, useTrouble } from './to-mend.tsx';
import { usePlanned } from './planned.tsx';
import { useTonight } from './tonight.tsx';
import { useNotes, useRequests } from './waiting.tsx';

/**
 * What the signed-in user has to deal with: the events of the day, what waits, what becomes public next, what is to be
 * mended. Each part loads by itself, and is missing for roles that may not see it.
 */
export function Desk() {
  const translate = useTranslate();
  const today = present([useTonight(), useRequests(), useNotes()]);
  const later = present([usePlanned(), useTrouble(), useMissingEnglish(), useNotFound()]);
  const columns = [today, later].filter((parts) => parts.length > 0);
  const isClear = columns.flat().every(({ lines, query }) => lines.length === 0 && !query.isPending && !query.error);
  if (isClear) return <p className={styles.clear}>{translate('desk.clear')}</p>;
  return (
    <div className={styles.desk}>
      {columns.map((parts) => (
        <div key={parts[0]?.name} className={styles.column}>
          {parts.map((part) => (
            <PartSection key={part.name} part={part} />
          ))}
        </div>
      ))}
    </div>
  );
}

function present(parts: (DeskPart | null)[]): DeskPart[] {
  return parts.filter((part) => part !== null);
}
