import { type ReactNode, useState } from 'react';
import { EditBase, HttpError, useEditContext, useGetRecordRepresentation, useNotify, useTranslate } from 'react-admin';
import { isRecord, recordOf } from '#contract/base/records.ts';
import { ownerKindOf } from '#contract/editing/section-owners.ts';
import { publicationStates } from '#contract/resources/publication.ts';
import { DuplicateButton } from '../duplicate/duplicate-button.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { AskButton } from '../asking/ask-button.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { HistoryLink } from '../history/history-link.tsx';
import { getLocale } from '../messages/locale.ts';
import { PageEditorLink } from './page-editor-link.tsx';
import { PreviewLink, PublicLink } from './public-link.tsx';

interface EditScreenProps {
  children: ReactNode;
  /** Additional buttons beside the heading. */
  actions?: ReactNode;
  /** False for resources without a page on the website. */
  hasPublicPage?: boolean;
  /** Of a resource with a single record; default: the id in the address. */
  id?: string;
  /** Message key of the heading of a single record; default: the name of its resource. */
  title?: string;
  onSaved?: () => void;
}

/** The screen that edits a record; its children are the form. Shows a dialog when somebody else has saved meanwhile. */
export function EditScreen({ children, actions, hasPublicPage = true, id, title, onSaved }: EditScreenProps) {
  const notify = useNotify();
  const [theirs, setTheirs] = useState<Record<string, unknown> | null>(null);

  function onError(error: unknown) {
    const failure = error instanceof HttpError ? error : null;
    const { current } = recordOf(failure?.body?.details);
    if (failure?.status === 409 && isRecord(current)) setTheirs(current);
    else if (!failure?.body?.errors) notify(failure?.message ?? 'errors.failed', { type: 'error' });
  }

  function onSuccess() {
    onSaved?.();
    notify('ra.notification.updated', { type: 'info', messageArgs: { smart_count: 1 } });
  }

  return (
    <EditBase
      {...(id ? { id } : {})}
      mutationMode="pessimistic"
      redirect={false}
      mutationOptions={{ onError, onSuccess }}
    >
      <Heading actions={actions} hasPublicPage={hasPublicPage} single={id !== undefined} title={title} />
      <WhenLoaded>{children}</WhenLoaded>
      {theirs && <ConflictDialog theirs={theirs} onClose={() => setTheirs(null)} />}
    </EditBase>
  );
}

function WhenLoaded({ children }: { children: ReactNode }) {
  const { record } = useEditContext();
  return record ? children : null;
}

interface HeadingProps extends Pick<EditScreenProps, 'actions'> {
  title: string | undefined;
  hasPublicPage: boolean;
  single: boolean;
}

function Heading({ actions, hasPublicPage, single, title }: HeadingProps) {
  const translate = useTranslate();
  const { record, resource } = useEditContext();
  const represent = useGetRecordRepresentation(resource);
  const list = translate(title ?? `resources.${resource}.name`, { smart_count: 2 });
  // An account has a state as well, of another kind.
  const isPublishable = publicationStates.some((state) => state === record?.state);
  return (
    <PageHead
      title={record && !single ? String(represent(record)) : list}
      {...(single ? {} : { parent: { label: list, to: `/${resource}` } })}
    >
      {record && isPublishable && <PreviewLink record={record} />}
      {record && isPublishable && record.state !== 'public' && (
        <AskButton
          subject={{ kind: 'record', resource: resource ?? '', id: Number(record.id) }}
          title={String(represent(record))}
        />
      )}
      {record && hasPublicPage && <PublicLink />}
      {record && ownerKindOf(resource ?? '') !== null && <PageEditorLink url={record.urls?.[getLocale()]} />}
      {record && !single && <DuplicateButton id={record.id} />}
      <HistoryLink />
      {actions}
    </PageHead>
  );
}
