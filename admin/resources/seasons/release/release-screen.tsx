import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useGetOne, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { maxReleaseEntries, type SeasonRelease } from '#contract/programme/release-api.ts';
import { useMay } from '../../../api/use-may.ts';
import { momentOfField, toBerlinClock } from '#time/berlin-clock.ts';
import { formatMoment } from '../../../format/format-moment.ts';
import { formatNumber } from '../../../format/format-number.ts';
import { recordTitle } from '../../../format/record-title.ts';
import { AskButton } from '../../../asking/ask-button.tsx';
import { PreviewLink } from '../../../forms/public-link.tsx';
import { PageHead } from '../../../layout/page-head.tsx';
import { SeasonPreviews } from '../previews/season-previews.tsx';
import { ReleaseEntries } from './release-entries.tsx';
import styles from './release.module.css';
import { useRelease } from './use-release.ts';

/** Publishes everything of a season together, at once or at a moment, and takes it back. */
export function ReleaseScreen() {
  const translate = useTranslate();
  const id = Number(useParams().id);
  const { data: season } = useGetOne('seasons', { id });
  const release = useRelease(id);
  const { list, refusal, busy } = release;
  const mayPublish = useMay('publish');
  return (
    <>
      <PageHead
        title={translate('release.title')}
        parent={{ label: season ? recordTitle(season) : '…', to: `/seasons/${id}` }}
      >
        <PreviewLink record={season} />
        {season && <AskButton subject={{ kind: 'season', id }} title={recordTitle(season)} />}
      </PageHead>
      <section className={styles.sheet}>
        <p className={styles.lead}>{translate('release.lead')}</p>
        {mayPublish ? <Actions release={release} /> : <p>{translate('publication.not_permitted')}</p>}
        {refusal && (
          <p role="alert" className={styles.refusal}>
            {refusal}
          </p>
        )}
        {list?.more && (
          <p className={styles.refusal}>{translate('release.more', { count: formatNumber(maxReleaseEntries) })}</p>
        )}
        {list?.last && <LastRelease last={list.last} busy={busy || !mayPublish} onTakeBack={release.takeBack} />}
      </section>
      <SeasonPreviews id={id} />
      {list && <ReleaseEntries entries={list.entries} isChosen={release.isChosen} onToggle={release.toggle} />}
    </>
  );
}

/** At once or at a moment. */
function Actions({ release }: { release: ReturnType<typeof useRelease> }) {
  const translate = useTranslate();
  const { chosen, prevented, publicFrom, setPublicFrom, busy } = release;
  return (
    <>
      <div className={styles.actions}>
        <TextField
          type="datetime-local"
          label={translate('publication.public_from')}
          helperText={translate('release.moment_hint')}
          value={toBerlinClock(publicFrom)}
          onChange={(event) => setPublicFrom(momentOfField(event.target.value))}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <Button
          variant="contained"
          disabled={busy || chosen.length === 0 || prevented.length > 0}
          onClick={() => void release.release()}
        >
          {translate(publicFrom ? 'release.plan' : 'release.now', { smart_count: chosen.length })}
        </Button>
      </div>
      {prevented.length > 0 && (
        <Prevented count={prevented.length} busy={busy} onLeaveOut={() => release.leaveOut(prevented)} />
      )}
    </>
  );
}

/** How many chosen entries cannot be released, and the button that leaves them out. */
function Prevented({ count, busy, onLeaveOut }: { count: number; busy: boolean; onLeaveOut: () => void }) {
  const translate = useTranslate();
  return (
    <p role="alert" className={styles.refusal}>
      {translate('release.prevented', { smart_count: count })}{' '}
      <Button variant="outlined" disabled={busy} onClick={onLeaveOut}>
        {translate('release.leave_out', { smart_count: count })}
      </Button>
    </p>
  );
}

interface LastReleaseProps {
  last: NonNullable<SeasonRelease['last']>;
  busy: boolean;
  onTakeBack: () => Promise<void>;
}

/** Who released what, and the button that takes it back. */
function LastRelease({ last, busy, onTakeBack }: LastReleaseProps) {
  const translate = useTranslate();
  return (
    <p className={styles.last}>
      {translate(last.public_from ? 'release.last_planned' : 'release.last', {
        smart_count: last.count,
        name: last.user_name,
        at: formatMoment(last.at),
        moment: formatMoment(last.public_from),
      })}{' '}
      <Button variant="outlined" disabled={busy} onClick={() => void onTakeBack()}>
        {translate('release.take_back')}
      </Button>
    </p>
  );
}
