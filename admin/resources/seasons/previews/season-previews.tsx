import { Button, TextField } from '@mui/material';
import { useCallback, useEffect, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { type NewSeasonPreview, type SeasonPreview, seasonPreviewApi } from '#contract/editing/season-preview.ts';
import { berlinDay } from '#time/berlin-day.ts';
import { addDays } from '#time/calendar-day.ts';
import { formatMoment } from '../../../format/format-moment.ts';
import { getLocale } from '../../../messages/locale.ts';
import { Problem } from '../../../layout/problem.tsx';
import styles from '../release/release.module.css';
import { reasonsOf, request } from '../../../api/request.ts';
import { useAction } from '../../../api/use-action.ts';

/** Links that show the whole season to people without an account: create, copy, revoke. */
export function SeasonPreviews({ id }: { id: number }) {
  const translate = useTranslate();
  const previews = usePreviews(id);
  const [day, setDay] = useState(() => addDays(berlinDay(new Date()), 14));
  return (
    <section className={`card ${styles.sheet}`} aria-label={translate('preview.title')}>
      <h2 className="heading">{translate('preview.title')}</h2>
      <p className={styles.lead}>{translate('preview.lead')}</p>
      <div className={`cluster ${styles.actions}`}>
        <TextField
          type="date"
          label={translate('preview.expires_on')}
          value={day}
          onChange={(event) => setDay(event.target.value)}
          error={previews.refusal !== null}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <Button variant="outlined" disabled={previews.busy || day === ''} onClick={() => void previews.create(day)}>
          {translate('preview.create')}
        </Button>
      </div>
      <Problem>{previews.refusal}</Problem>
      {previews.created && <Created link={previews.created} copy={previews.copy} />}
      <ul className={styles.links}>
        {previews.links.map((link) => (
          <li key={link.id}>
            <span>{translate('preview.valid', { moment: formatMoment(link.expires_at), name: link.author })}</span>
            <Button
              disabled={previews.busy}
              onClick={() => void previews.end(link)}
              aria-label={`${translate('preview.end')}: ${formatMoment(link.expires_at)}, ${link.author}`}
            >
              {translate('preview.end')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The address of a new link, which is shown this once. */
function Created({ link, copy }: { link: NewSeasonPreview; copy: (address: string) => Promise<void> }) {
  const translate = useTranslate();
  const address = link.urls[getLocale()];
  return (
    <output className={`cluster ${styles.actions}`}>
      <TextField
        fullWidth
        label={translate('preview.address')}
        helperText={translate('preview.once')}
        value={address}
        slotProps={{
          input: { readOnly: true },
          htmlInput: { onFocus: (event: { target: HTMLInputElement }) => event.target.select() },
        }}
      />
      <Button variant="contained" onClick={() => void copy(address)}>
        {translate('preview.copy')}
      </Button>
    </output>
  );
}

/** Preview links of a season: the list, the one just created, and what was refused. */
function usePreviews(id: number) {
  const translate = useTranslate();
  const notify = useNotify();
  const [links, setLinks] = useState<SeasonPreview[]>([]);
  const [created, setCreated] = useState<NewSeasonPreview | null>(null);
  const { busy, problem: refusal, setProblem, run: runAction } = useAction();

  const explain = useCallback(
    (error: unknown) => {
      const [reason = ''] = reasonsOf(error);
      return translate(reason, { _: reason });
    },
    [translate],
  );
  useEffect(() => {
    request(seasonPreviewApi.list, { params: { id } }).then(setLinks, (error: unknown) => setProblem(explain(error)));
  }, [id, explain, setProblem]);
  const run = (action: () => Promise<void>) => runAction(action, explain);

  return {
    links,
    created,
    refusal,
    busy,
    create: (expiresOn: string) =>
      run(async () => {
        const link = await request(seasonPreviewApi.create, { params: { id }, body: { expires_on: expiresOn } });
        setCreated(link);
        setLinks((known) => [link, ...known]);
      }),
    end: (link: SeasonPreview) =>
      run(async () => {
        await request(seasonPreviewApi.end, { params: { id, preview: link.id } });
        setLinks((known) => known.filter((other) => other.id !== link.id));
        setCreated((shown) => (shown?.id === link.id ? null : shown));
        notify('preview.ended', { type: 'info' });
      }),
    copy: async (address: string) => {
      // Without permission for the clipboard the address can be copied from its field.
      await navigator.clipboard.writeText(address).then(
        () => notify('preview.copied', { type: 'info' }),
        () => undefined,
      );
    },
  };
}
