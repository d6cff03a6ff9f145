import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { maxRequestText, requestsApi } from '#contract/editing/requests/requests-api.ts';
import { request } from '../api/request.ts';
import { requestsKey } from '../api/use-waiting-requests.ts';
import { useAskingWords } from './use-asking-words.ts';
import { ActDialog } from '../layout/act-dialog.tsx';

/** What is sent with a request: the id of who shall decide is null for nobody in particular. */
export interface Asked {
  comment: string;
  reviewer: string | null;
}

interface AskDialogProps {
  title: string;
  hint: string;
  /** Sends the request. */
  onAsk: (asked: Asked) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for a person and a comment before a request for publication is sent. */
export function AskDialog({ title, hint, onAsk, onClose }: AskDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const words = useAskingWords();
  const [comment, setComment] = useState('');
  const [reviewer, setReviewer] = useState('');

  async function ask() {
    await onAsk({ comment, reviewer: reviewer || null });
    notify('requests.asked', { type: 'info' });
    await queries.invalidateQueries({ queryKey: requestsKey });
  }

  return (
    <ActDialog title={title} action={translate(words)} act={ask} onClose={onClose}>
      <p>{hint}</p>
      <Reviewer chosen={reviewer} choose={setReviewer} />
      <TextField
        label={translate('requests.comment')}
        value={comment}
        onChange={({ target }) => setComment(target.value)}
        multiline
        minRows={3}
        fullWidth
        slotProps={{ htmlInput: { maxLength: maxRequestText } }}
      />
    </ActDialog>
  );
}

/** Who shall decide: one of those who may publish, or nobody in particular. */
function Reviewer({ chosen, choose }: { chosen: string; choose: (id: string) => void }) {
  const translate = useTranslate();
  const { data, error } = useQuery({
    queryKey: [...requestsKey, 'reviewers'],
    queryFn: () => request(requestsApi.reviewers, {}),
  });
  return (
    <TextField
      select
      label={translate('requests.reviewer')}
      value={chosen}
      onChange={({ target }) => choose(target.value)}
      helperText={error ? translate('requests.reviewers_failed') : undefined}
      fullWidth
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      <MenuItem value="">{translate('requests.nobody')}</MenuItem>
      {data?.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
