import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { Confirm, HttpError, useEditContext, useNotify, useTranslate } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { parseBody } from '#contract/client/read-answer.ts';
import { mediaApi } from '#contract/media/media-api.ts';
import { type Media, type MediaUse, mediaUseSchema } from '#contract/media/media.ts';
import { errorMessage, request } from '../../api/request.ts';
import { Uses } from './used-in.tsx';

const detailsSchema = z.object({ used_in: z.array(mediaUseSchema) });

/** Deletes an entry of the library; lists its uses instead while there are any. */
export function DeleteMedia() {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { record } = useEditContext<Media>();
  const [confirming, setAsking] = useState(false);
  const [uses, setUses] = useState<MediaUse[] | null>(null);
  if (!record) return null;
  const name = record.file_name;

  async function remove(id: number) {
    setAsking(false);
    try {
      await request(mediaApi.remove, { params: { id } });
      await queries.invalidateQueries({ queryKey: ['media', 'getList'] });
      notify(translate('media.deleted', { smart_count: 1 }), { type: 'info' });
      await navigate('/media');
    } catch (error) {
      const details = error instanceof HttpError ? parseBody(detailsSchema, error.body?.details) : undefined;
      if (details) setUses(details.used_in);
      else notify(errorMessage(error), { type: 'error' });
    }
  }

  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        {translate('ra.action.delete')}
      </Button>
      <Confirm
        isOpen={confirming}
        title={translate('media.delete_title', { smart_count: 1 })}
        content={translate('media.delete_one_help', { name })}
        confirm={translate('ra.action.delete')}
        confirmColor="warning"
        onConfirm={() => void remove(record.id)}
        onClose={() => setAsking(false)}
      />
      {uses && <InUse name={name} uses={uses} close={() => setUses(null)} />}
    </>
  );
}

function InUse({ name, uses, close }: { name: string; uses: MediaUse[]; close: () => void }) {
  const translate = useTranslate();
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby="in-use">
      <DialogTitle id="in-use">{translate('media.cannot_delete', { name })}</DialogTitle>
      <DialogContent>
        <p>{translate('media.cannot_delete_help')}</p>
        <Uses uses={uses} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={close}>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
