import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useGetOne, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { fromBerlinClock, toBerlinClock } from '../../../format/berlin-time.ts';
import { formatMoment } from '../../../format/format-moment.ts';
import { recordTitle } from '../../../format/record-title.ts';
import { PageHead } from '../../../layout/page-head.tsx';
import { ReleaseEntries } from './release-entries.tsx';
import styles from './release.module.css';
import { useRelease } from './use-release.ts';

/** Publishes everything of a season together, at once or at a moment, and takes it back. */
export function ReleaseScreen() {
  const translate = useTranslate();
  const id = Number(useParams().id);
  const { data: season } = useGetOne('seasons', { id });
  const release = useRelease(id);
  const { list, chosen, publicFrom, setPublicFrom, refusal, busy } = release;
  return (
    <>
      <PageHead
        title={translate('release.title')}
        parent={{ label: season ? recordTitle(season) : '…', to: `/seasons/${id}` }}
      />
      <section className={styles.sheet}>
        <p className={styles.lead}>{translate('release.lead')}</p>
        <div className={styles.actions}>
          <TextField
            type="datetime-local"
            label={translate('publication.public_from')}
            helperText={translate('release.moment_hint')}
            value={toBerlinClock(publicFrom)}
            onChange={(event) => setPublicFrom(event.target.value ? fromBerlinClock(event.target.value) : null)}
            slotProps={{ inputLabel: { shrink: true } }}
          />
          <Button variant="contained" disabled={busy || chosen.length === 0} onClick={() => void release.release()}>
            {translate(publicFrom ? 'release.plan' : 'release.now', { smart_count: chosen.length })}
          </Button>
        </div>
        {refusal && (
          <p role="alert" className={styles.refusal}>
            {refusal}
          </p>
        )}
        {list?.last && (
          <p className={styles.last}>
            {translate(list.last.public_from ? 'release.last_planned' : 'release.last', {
              smart_count: list.last.count,
              name: list.last.user_name,
              at: formatMoment(list.last.at),
              moment: formatMoment(list.last.public_from),
            })}{' '}
            <Button variant="outlined" disabled={busy} onClick={() => void release.takeBack()}>
              {translate('release.take_back')}
            </Button>
          </p>
        )}
      </section>
      {list && <ReleaseEntries entries={list.entries} isChosen={release.isChosen} onToggle={release.toggle} />}
    </>
  );
}
