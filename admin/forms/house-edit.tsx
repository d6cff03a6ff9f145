import { type ReactNode, useState } from 'react';
import {
  EditBase,
  HttpError,
  type RaRecord,
  useEditContext,
  useGetRecordRepresentation,
  useNotify,
  useTranslate,
} from 'react-admin';
import { PageHead } from '../frame/page-head.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { KeepTyped } from './keep-typed.ts';
import { PublicLink } from './public-link.tsx';

interface HouseEditProps {
  children: ReactNode;
  /** More buttons beside the heading. */
  actions?: ReactNode;
  /** False for what has no page of its own on the website. */
  shown?: boolean;
  /** Of the only one that there is; otherwise the address says which. */
  id?: string;
}

/** The screen to change one of a resource; its children are the form. Somebody else’s change in between is told and shown. */
export function HouseEdit({ children, actions, shown = true, id }: HouseEditProps) {
  const notify = useNotify();
  const [theirs, setTheirs] = useState<RaRecord | null>(null);
  const [keeping, setKeeping] = useState(false);

  function onError(error: unknown) {
    const failure = error instanceof HttpError ? error : null;
    const current = (failure?.body?.details as { current?: RaRecord } | undefined)?.current;
    if (failure?.status === 409 && current) {
      setKeeping(true);
      setTheirs(current);
    } else if (!failure?.body?.errors) notify(failure?.message ?? 'house.failed', { type: 'error' });
  }

  function onSuccess() {
    setKeeping(false);
    notify('ra.notification.updated', { type: 'info', messageArgs: { smart_count: 1 } });
  }

  return (
    <EditBase
      {...(id ? { id } : {})}
      mutationMode="pessimistic"
      redirect={false}
      mutationOptions={{ onError, onSuccess }}
    >
      <Heading actions={actions} shown={shown} single={id !== undefined} />
      <KeepTyped value={keeping}>
        <WhenThere>{children}</WhenThere>
      </KeepTyped>
      {theirs && <ConflictDialog theirs={theirs} onClose={() => setTheirs(null)} />}
    </EditBase>
  );
}

function WhenThere({ children }: { children: ReactNode }) {
  const { record } = useEditContext();
  return record ? children : null;
}

function Heading({ actions, shown, single }: { actions: ReactNode; shown: boolean; single: boolean }) {
  const translate = useTranslate();
  const { record, resource } = useEditContext();
  const represent = useGetRecordRepresentation(resource);
  const list = translate(`resources.${resource}.name`, { smart_count: 2 });
  return (
    <PageHead
      title={record && !single ? String(represent(record)) : list}
      {...(single ? {} : { above: { label: list, to: `/${resource}` } })}
    >
      {record && shown && <PublicLink />}
      {actions}
    </PageHead>
  );
}
