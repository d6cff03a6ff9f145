import Button from '@mui/material/Button';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { maxRequestGroup, requestsApi } from '#contract/editing/requests-api.ts';
import { request } from '../api/request.ts';
import { AskDialog } from './ask-dialog.tsx';
import { useMayAsk } from './use-may-ask.ts';

/** Asks for the publication of all selected records together; absent for users who may publish. */
export function AskSelected() {
  const translate = useTranslate();
  const mayAsk = useMayAsk();
  const { resource, selectedIds, onUnselectItems } = useListContext();
  const [open, setOpen] = useState(false);
  if (!mayAsk) return null;
  const ids = selectedIds.map(Number);
  const tooMany = ids.length > maxRequestGroup;

  async function ask(comment: string) {
    await request(requestsApi.createTogether, { body: { resource, ids, comment } });
    onUnselectItems();
  }

  return (
    <>
      <Button disabled={tooMany} onClick={() => setOpen(true)}>
        {translate(tooMany ? 'requests.ask_too_many' : 'requests.ask', { max: maxRequestGroup })}
      </Button>
      {open && (
        <AskDialog
          title={translate('requests.ask_many_title', { smart_count: ids.length })}
          hint={translate('requests.ask_many_hint')}
          onAsk={ask}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
