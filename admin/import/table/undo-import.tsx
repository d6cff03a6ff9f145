import Button from '@mui/material/Button';
import { useState } from 'react';
import { Confirm, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { TableKind } from '#contract/office/table-fields.ts';
import type { TableImportResult } from '#contract/office/table-import-api.ts';
import { removedManySchema } from '#contract/resources/define-resource.ts';
import { requestPath } from '../../api/request.ts';
import { refusalText } from '../refusal-text.ts';

/** Ids in one call. */
const atOnce = 100;

interface UndoImportProps {
  kind: TableKind;
  result: TableImportResult;
  /** Called when all or some of them are in the bin, with the entries that stay and the reason. */
  onUndone: (problem: string | null) => void;
}

/** Puts the entries that an import has created into the bin; those that are in use stay. */
export function UndoImport({ kind, result, onUndone }: UndoImportProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const ids = result.rows.flatMap(({ outcome, id }) => (outcome === 'created' && id !== null ? [id] : []));
  if (result.dry_run || ids.length === 0) return null;

  async function undo() {
    setBusy(true);
    const kept: string[] = [];
    try {
      for (let first = 0; first < ids.length; first += atOnce) {
        const query = { ids: ids.slice(first, first + atOnce).join(',') };
        const answer = await requestPath(removedManySchema, `/api/${kind}/`, { method: 'DELETE', query });
        kept.push(...answer.kept.map(({ title, message }) => `${title}: ${message}`));
      }
      notify('import.undone', { type: 'info', messageArgs: { smart_count: ids.length - kept.length } });
      onUndone(kept.length > 0 ? kept.join(' ') : null);
    } catch (error) {
      onUndone(refusalText(error, translate));
    }
    refresh();
  }

  return (
    <p>
      <Button variant="outlined" color="error" disabled={busy} onClick={() => setAsking(true)}>
        {translate('import.undo', { smart_count: ids.length })}
      </Button>
      <Confirm
        isOpen={asking}
        loading={busy}
        title={translate('import.undo', { smart_count: ids.length })}
        content={translate('import.undo_hint')}
        onConfirm={() => void undo()}
        onClose={() => setAsking(false)}
      />
    </p>
  );
}
