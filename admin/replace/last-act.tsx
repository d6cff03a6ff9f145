import Undo from '@mui/icons-material/Undo';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ResponseOf } from '#contract/base/endpoint.ts';
import { replacingApi } from '#contract/editing/replacing-api.ts';
import { errorMessage, request } from '../api/request.ts';
import { formatMoment } from '../format/format-moment.ts';
import { ActDialog } from '../layout/act-dialog.tsx';
import { Problem } from '../layout/problem.tsx';
import type { Outcome } from './replace-foot.tsx';
import styles from './replace.module.css';

interface LastActProps {
  /** What was just done here. */
  outcome: Outcome | null;
  /** Number of acts so far. */
  acts: number;
  onActed: (outcome: Outcome) => void;
}

/** What was just done, and the last replacement in the house with a button that takes it back. */
export function LastAct({ outcome, acts, onActed }: LastActProps) {
  const translate = useTranslate();
  const { data, error } = useQuery({
    queryKey: ['replacing', 'last'],
    queryFn: ({ signal }) => request(replacingApi.last, { signal }),
    staleTime: 0,
  });
  const message = error && errorMessage(error);
  return (
    <>
      {outcome && <Done key={acts} outcome={outcome} />}
      <Problem>{message ? translate(message, { _: message }) : ''}</Problem>
      {data?.last && <Last last={data.last} onActed={onActed} />}
    </>
  );
}

type LastReplacement = NonNullable<ResponseOf<typeof replacingApi.last>['last']>;

function Last({ last, onActed }: { last: LastReplacement } & Pick<LastActProps, 'onActed'>) {
  const translate = useTranslate();
  const id = useId();
  const [asking, setAsking] = useState(false);
  const { id: act, at, user_name: name, texts, term, replacement } = last;
  async function takeBack() {
    const { restored, left } = await request(replacingApi.takeBack, { params: { id: act }, body: {} });
    const key = restored === 0 ? 'replace.taken_back_none' : 'replace.taken_back';
    onActed({ sentence: translate(key, { smart_count: restored }), left });
  }
  const sentence = translate(replacement === '' ? 'replace.last_removed' : 'replace.last', {
    smart_count: texts,
    at: formatMoment(at),
    ...{ name, term, replacement },
  });
  return (
    <section className={styles.last} aria-labelledby={id}>
      <div>
        <h2 id={id}>{translate('replace.last_title')}</h2>
        <p>{sentence}</p>
      </div>
      <Button variant="outlined" startIcon={<Undo />} onClick={() => setAsking(true)}>
        {translate('replace.take_back')}
      </Button>
      {asking && (
        <ActDialog
          title={translate('replace.take_back_ask')}
          action={translate('replace.take_back')}
          act={takeBack}
          onClose={() => setAsking(false)}
        >
          <p className={styles.said}>{sentence}</p>
          <p className={styles.said}>{translate('replace.take_back_hint')}</p>
        </ActDialog>
      )}
    </section>
  );
}

/** Takes the focus: the pressed button has disappeared. */
function Done({ outcome }: { outcome: Outcome }) {
  const translate = useTranslate();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // After the dialog has given the focus back.
    const timer = setTimeout(() => place.current?.focus());
    return () => clearTimeout(timer);
  }, []);
  const { sentence, left } = outcome;
  const lines = [...new Set(left.map(({ title, label, message }) => `${title} · ${label}: ${message}`))];
  return (
    <div ref={place} tabIndex={-1} className={styles.done} data-left={lines.length > 0 || undefined}>
      <p>{sentence}</p>
      {lines.length > 0 && (
        <>
          <p>{translate('replace.left')}</p>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
