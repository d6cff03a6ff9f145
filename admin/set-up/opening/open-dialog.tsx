import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import type { OpeningTaskState } from '#contract/office/opening-api.ts';
import { settingsApi } from '#contract/settings/settings-api.ts';
import { request } from '../../api/request.ts';
import { useReloadSite } from '../../api/use-site.ts';
import { ActDialog } from '../../layout/act-dialog.tsx';
import { openingKey } from './use-opening.ts';

/** Opens the house; names what is missing before. */
export function OpenDialog({ missing, onClose }: { missing: OpeningTaskState[]; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const reloadSite = useReloadSite();
  const isReady = missing.length === 0;

  async function open() {
    await request(settingsApi.change, { body: { is_open: true } });
    notify('opening.is_open', { type: 'info' });
    reloadSite();
    for (const queryKey of [openingKey, ['settings']]) void queries.invalidateQueries({ queryKey });
  }

  return (
    <ActDialog
      title={translate('opening.ask')}
      action={translate(isReady ? 'opening.open' : 'opening.open_anyway')}
      act={open}
      onClose={onClose}
    >
      <p>{translate(isReady ? 'opening.ask_ready' : 'opening.ask_missing')}</p>
      {!isReady && (
        <ul>
          {missing.map(({ task }) => (
            <li key={task}>{translate(`opening.task_${task}`)}</li>
          ))}
        </ul>
      )}
    </ActDialog>
  );
}
