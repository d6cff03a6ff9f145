import { type ReactNode, useState } from 'react';
import { EditBase, HttpError, useEditContext, useGetRecordRepresentation, useNotify, useTranslate } from 'react-admin';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import Pencil from '@mui/icons-material/EditOutlined';
import { isRecord, recordOf } from '#contract/base/records.ts';
import { ownerKindOf } from '#contract/editing/section-owners.ts';
import { publicationStates } from '#contract/resources/publication.ts';
import type { Localized } from '#contract/base/localized.ts';
import { DuplicateButton } from '../duplicate/duplicate-button.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { AskButton } from '../request-review/ask-button.tsx';
import { HistoryLink } from '../history/history-link.tsx';
import { getLocale } from '../messages/locale.ts';
import { endpointOf } from '../api/resource-endpoint.ts';
import { changedFields } from '../api/field-values.ts';
import { localizedText } from '../format/record-title.ts';
import { PreviewLink, PublicLink } from './public-link.tsx';
import styles from './conflict-dialog.module.css';

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

/** Shown when somebody else has saved meanwhile: lists their values; typed values stay until the user chooses. */
function ConflictDialog({ theirs, onClose }: { theirs: Record<string, unknown>; onClose: () => void }) {
  const translate = useTranslate();
  const { record, resource } = useEditContext();
  const queries = useQueryClient();
  const changed = record ? Object.keys(changedFields(endpointOf(resource).fields, record, theirs)) : [];
  const differing = changed.flatMap((name) => differencesOf(name, record?.[name], theirs[name]));

  /** Their version becomes the loaded record; the form keeps dirty fields and shows theirs elsewhere. */
  function keepMine() {
    // What the house has once has no id in the answers of the server.
    const { id } = record ?? theirs;
    queries.setQueryData([resource, 'getOne', { id: String(id), meta: undefined }], { ...theirs, id });
    onClose();
  }

  return (
    <Dialog open onClose={keepMine} maxWidth="sm" fullWidth aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">{translate('forms.conflict')}</DialogTitle>
      <DialogContent>
        <p className={styles.lead}>{translate('forms.conflict_lead')}</p>
        <dl className={styles.theirs}>
          {differing.map(({ name, language, value }) => (
            <div key={`${name} ${language}`}>
              <dt>
                {translate(`resources.${resource}.fields.${name}`, { _: name })} {language && translate(language)}
              </dt>
              <dd>{valueText(value, translate) || translate('forms.empty')}</dd>
            </div>
          ))}
        </dl>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => window.location.reload()}>{translate('forms.take_theirs')}</Button>
        <Button variant="contained" onClick={keepMine}>
          {translate('forms.keep_mine')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface Difference {
  name: string;
  /** Message key, for a translated field. */
  language?: 'fields.german' | 'fields.english';
  value: unknown;
}

/** Differences of one field; of a translated text only the languages that differ. */
function differencesOf(name: string, before: unknown, after: unknown): Difference[] {
  if (!isLocalized(after)) return [{ name, value: after }];
  const was = isLocalized(before) ? before : { de: '', en: '' };
  const german: Difference[] = was.de === after.de ? [] : [{ name, language: 'fields.german', value: after.de }];
  return was.en === after.en ? german : [...german, { name, language: 'fields.english', value: after.en }];
}

function isLocalized(value: unknown): value is Localized<string> {
  return typeof value === 'object' && value !== null && 'de' in value && 'en' in value;
}

function valueText(value: unknown, translate: ReturnType<typeof useTranslate>): string {
  if (Array.isArray(value)) return translate('lists.count', { smart_count: value.length });
  if (typeof value === 'boolean') return translate(`ra.boolean.${value}`);
  return localizedText(value).replaceAll(/<[^>]+>/g, ' ') || (typeof value === 'object' ? '' : String(value));
}

/** Opens a page in the page editor; nothing for a record without an address. */
export function PageEditorLink({ url }: { url: string | undefined }) {
  const translate = useTranslate();
  if (!url) return null;
  return (
    <Button variant="outlined" href={`${url}?edit`} startIcon={<Pencil />}>
      {translate('forms.write_on_page')}
    </Button>
  );
}
