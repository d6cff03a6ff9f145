import Button from '@mui/material/Button';
import { type Identifier, useListContext, useNotify, useTranslate } from 'react-admin';
import { reasonsOf } from '../../api/request.ts';

interface SelectionActionProps {
  label: string;
  /** Message key for success; gets `smart_count`. */
  successMessage: string;
  color?: 'primary' | 'error';
  /** Called for one selected id after the other. */
  run: (id: Identifier) => Promise<unknown>;
}

/** A button that runs an action for each selected row. Failed rows stay selected and their reasons are shown. */
export function SelectionAction({ label, successMessage, color = 'primary', run }: SelectionActionProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const { selectedIds, onSelect, refetch } = useListContext();
  const runForAll = async () => {
    const refused: Identifier[] = [];
    const reasons = new Set<string>();
    for (const id of selectedIds) {
      try {
        await run(id);
      } catch (error) {
        refused.push(id);
        for (const reason of reasonsOf(error)) reasons.add(translate(reason, { _: reason }));
      }
    }
    onSelect(refused);
    await refetch();
    const done = selectedIds.length - refused.length;
    const lines = [...(done > 0 ? [translate(successMessage, { smart_count: done })] : []), ...reasons];
    notify(lines.join('\n'), { type: refused.length > 0 ? 'warning' : 'info' });
  };
  return (
    <Button color={color} onClick={() => void runForAll()}>
      {translate(label)}
    </Button>
  );
}
