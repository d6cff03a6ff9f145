import Button from '@mui/material/Button';
import { HttpError, type Identifier, useListContext, useNotify, useTranslate } from 'react-admin';
import { errorSchema } from '../../contract/errors.ts';

interface EachChosenProps {
  label: string;
  /** What is told when all went well; it gets `smart_count`. */
  said: string;
  color?: 'primary' | 'error';
  /** Done to one after the other. */
  act: (id: Identifier) => Promise<unknown>;
}

/** A button that does something to each of the chosen; who is refused stays chosen, and it is told why. */
export function EachChosen({ label, said, color = 'primary', act }: EachChosenProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const { selectedIds, onSelect, refetch } = useListContext();
  const actOnAll = async () => {
    const refused: Identifier[] = [];
    const reasons = new Set<string>();
    for (const id of selectedIds) {
      try {
        await act(id);
      } catch (error) {
        refused.push(id);
        for (const reason of reasonsOf(error)) reasons.add(translate(reason, { _: reason }));
      }
    }
    onSelect(refused);
    await refetch();
    const done = selectedIds.length - refused.length;
    const told = [...(done > 0 ? [translate(said, { smart_count: done })] : []), ...reasons];
    notify(told.join('\n'), { type: refused.length > 0 ? 'warning' : 'info' });
  };
  return (
    <Button color={color} onClick={() => void actOnAll()}>
      {translate(label)}
    </Button>
  );
}

/** What the house said, field by field where it did. */
function reasonsOf(error: unknown): string[] {
  const said = errorSchema.safeParse(error instanceof HttpError ? error.body : null);
  if (said.data?.issues?.length) return said.data.issues.map(({ message }) => message);
  return [error instanceof Error ? error.message : 'house.failed'];
}
