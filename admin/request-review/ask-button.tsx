import { Button, MenuItem, TextField } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useListContext, useNotify, useTranslate } from 'react-admin';
import type { RequestSubject } from '#contract/editing/requests/publish-request.ts';
import { maxRequestGroup, maxRequestText, requestsApi } from '#contract/editing/requests/requests-api.ts';
import { request } from '../api/request.ts';
import { useMay, requestsKey } from '../api/use-site.ts';
import { ActDialog } from '../layout/act-dialog.tsx';
import { useCall } from '../api/use-call.ts';

/** Whoever may publish hands over for review; the others ask for publication. Keys of the messages begin with this. */
function useAskingWords(): 'ask' | 'hand_over' {
  return useMay('publish') ? 'hand_over' : 'ask';
}

/** Asks somebody who may publish to look at a record and to publish it; also for users who may publish themselves. */
export function AskButton({ subject, title }: { subject: RequestSubject; title: string }) {
  const translate = useTranslate();
  const words = useAskingWords();
  return (
    <Asking
      variant={useMay('publish') ? 'outlined' : 'contained'}
      title={translate(`requests.${words}_title`, { title })}
      hint={translate(`requests.${words}_hint`)}
      onAsk={(asked) => request(requestsApi.create, { body: { subject, ...asked } })}
    />
  );
}

/** Asks for all selected records together. */
export function AskSelected() {
  const translate = useTranslate();
  const words = useAskingWords();
  const { resource, selectedIds, onUnselectItems } = useListContext();
  const ids = selectedIds.map(Number);
  return (
    <Asking
      tooMany={ids.length > maxRequestGroup}
      title={translate(`requests.${words}_many_title`, { smart_count: ids.length })}
      hint={translate(`requests.${words}_many_hint`)}
      onAsk={async (asked) => {
        await request(requestsApi.createTogether, { body: { resource, ids, ...asked } });
        onUnselectItems();
      }}
    />
  );
}

interface AskingProps {
  variant?: 'text' | 'outlined' | 'contained';
  tooMany?: boolean;
  /** Of the dialog. */
  title: string;
  hint: string;
  /** Sends the request; the id of who shall decide is null for nobody in particular. */
  onAsk: (asked: { comment: string; reviewer: string | null }) => Promise<unknown>;
}

/** A button, and the dialog that it opens. */
function Asking({ variant = 'text', tooMany = false, ...dialog }: AskingProps) {
  const translate = useTranslate();
  const words = useAskingWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} disabled={tooMany} onClick={() => setOpen(true)}>
        {translate(tooMany ? `requests.${words}_too_many` : `requests.${words}`, { max: maxRequestGroup })}
      </Button>
      {open && <AskDialog {...dialog} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Asks for a person and a comment before the request is sent. */
function AskDialog({ title, hint, onAsk, onClose }: AskingProps & { onClose: () => void }) {
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
    <ActDialog title={title} action={translate(`requests.${words}`)} act={ask} onClose={onClose}>
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
  const { data, error } = useCall([...requestsKey, 'reviewers'], requestsApi.reviewers);
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
