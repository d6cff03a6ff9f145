import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { OpeningTaskState } from '#contract/office/opening-api.ts';
import { settingsApi } from '#contract/settings/settings-api.ts';
import { reasonsOf, request } from '../../api/request.ts';
import { useReloadSite } from '../../api/use-site.ts';
import { openingKey } from './use-opening.ts';

/** Opens the house; names what is missing before. */
export function OpenDialog({ missing, onClose }: { missing: OpeningTaskState[]; onClose: () => void }) {
  const translate = useTranslate();
  const { open, refusal, busy } = useOpenHouse(onClose);
  const isReady = missing.length === 0;
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="open-title">
      <DialogTitle id="open-title">{translate('opening.ask')}</DialogTitle>
      <DialogContent>
        <p>{translate(isReady ? 'opening.ask_ready' : 'opening.ask_missing')}</p>
        {!isReady && (
          <ul>
            {missing.map(({ task }) => (
              <li key={task}>{translate(`opening.task_${task}`)}</li>
            ))}
          </ul>
        )}
        {refusal.length > 0 && (
          <div role="alert">
            {refusal.map((sentence) => (
              <p key={sentence}>{translate(sentence, { _: sentence })}</p>
            ))}
          </div>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" disabled={busy} onClick={() => void open()}>
          {translate(isReady ? 'opening.open' : 'opening.open_anyway')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function useOpenHouse(onClose: () => void) {
  const notify = useNotify();
  const queries = useQueryClient();
  const reloadSite = useReloadSite();
  const [refusal, setRefusal] = useState<string[]>([]);
  const [busy, setBusy] = useState(false);

  async function open() {
    setBusy(true);
    setRefusal([]);
    try {
      await request(settingsApi.change, { body: { is_open: true } });
    } catch (error) {
      setRefusal(reasonsOf(error));
      setBusy(false);
      return;
    }
    notify('opening.is_open', { type: 'info' });
    onClose();
    reloadSite();
    await Promise.all([openingKey, ['settings']].map((queryKey) => queries.invalidateQueries({ queryKey })));
  }

  return { open, refusal, busy };
}
