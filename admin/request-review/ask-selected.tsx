import Button from '@mui/material/Button';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { maxRequestGroup, requestsApi } from '#contract/editing/requests/requests-api.ts';
import { request } from '../api/request.ts';
import { AskDialog, type Asked } from './ask-dialog.tsx';
import { useAskingWords } from './use-asking-words.ts';

/** Asks somebody who may publish to look at all selected records together. */
export function AskSelected() {
  const translate = useTranslate();
  const words = useAskingWords();
  const { resource, selectedIds, onUnselectItems } = useListContext();
  const [open, setOpen] = useState(false);
  const ids = selectedIds.map(Number);
  const tooMany = ids.length > maxRequestGroup;

  async function ask(asked: Asked) {
    await request(requestsApi.createTogether, { body: { resource, ids, ...asked } });
    onUnselectItems();
  }

  return (
    <>
      <Button disabled={tooMany} onClick={() => setOpen(true)}>
        {translate(tooMany ? `${words}_too_many` : words, { max: maxRequestGroup })}
      </Button>
      {open && (
        <AskDialog
          title={translate(`${words}_many_title`, { smart_count: ids.length })}
          hint={translate(`${words}_many_hint`)}
          onAsk={ask}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
