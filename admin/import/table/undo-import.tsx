import Button from '@mui/material/Button';
import { useState } from 'react';
import { Confirm, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { TableKind } from '#contract/office/table-fields.ts';
import type { TableImportResult } from '#contract/office/table-import-api.ts';
import { removeMany } from '../../api/data-provider.ts';
import { useAction } from '../../api/use-action.ts';
import { refusalText } from '../../api/request.ts';

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
  const { busy, run } = useAction();
  const ids = result.rows.flatMap(({ outcome, id }) => (outcome === 'created' && id !== null ? [id] : []));
  if (result.dry_run || ids.length === 0) return null;

  async function undo() {
    const kept = await removeMany(kind, ids);
    notify('import.undone', { type: 'info', messageArgs: { smart_count: ids.length - kept.length } });
    onUndone(kept.length > 0 ? kept.join(' ') : null);
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
        onConfirm={() => void run(undo, (error) => onUndone(refusalText(error, translate))).then(() => refresh())}
        onClose={() => setAsking(false)}
      />
    </p>
  );
}
