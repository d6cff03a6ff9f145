import { type ReactNode, useCallback, useRef, useContext } from 'react';
import {
  Form,
  SaveButton,
  useRecordContext,
  useTranslate,
  Button,
  useDeleteController,
  useResourceContext,
} from 'react-admin';
import { useMay } from '../api/use-site.ts';
import { FormTranslationProvider, useFormTranslation } from '../translation/form-translation.tsx';
import styles from './form.module.css';
import { LeaveAllowed, useDirty, useAroundSave, useAskBeforeLeaving } from './unsaved-changes/unsaved-changes.ts';
import { FocusFirstError, FocusLinkedField } from './focus/focus-field.tsx';
import Check from '@mui/icons-material/CheckCircleOutlined';
import Pencil from '@mui/icons-material/EditOutlined';
import { TranslateForm } from '../translation/translate-form.tsx';
import { useFormContext, useFormState } from 'react-hook-form';
import { errorStatus } from '#contract/base/errors.ts';
import { toHttpError } from '../api/request.ts';
import { unreadFields } from '../translation/machine-texts.ts';
import { languageNames } from '../messages/locale.ts';
import Bin from '@mui/icons-material/Delete';
import { markAsDeleted } from '../api/pending-deletes.ts';

interface ResourceFormProps {
  children: ReactNode;
  /** Second column on wide screens: visibility, assignment, pictures. */
  side?: ReactNode;
  /** Initial values of a new record. */
  defaults?: object;
  /** False when the form has no delete button. */
  deletable?: boolean;
}

/** A record that is read again, or that somebody else has changed, replaces untouched values only. */
const resetOptions = { keepDirtyValues: true };

/** The server makes new records drafts for those who may not publish. */
function hidden(defaults: object): object {
  return 'state' in defaults ? { ...defaults, state: 'draft' } : defaults;
}

/** Form of a resource: sections, a footer with the save button, a guard for unsaved changes. */
export function ResourceForm({ children, side, defaults, deletable = true }: ResourceFormProps) {
  const leaveAllowedRef = useRef(false);
  const mayPublish = useMay('publish');
  const record = useRecordContext();
  return (
    <LeaveAllowed value={leaveAllowedRef}>
      <Form
        warnWhenUnsavedChanges
        WarnWhenUnsavedChangesComponent={UnsavedChangesGuard}
        noValidate
        resetOptions={resetOptions}
        {...(defaults ? { defaultValues: mayPublish ? defaults : hidden(defaults) } : {})}
      >
        <FormTranslationProvider key={record?.id}>
          <div className={styles.columns} data-side={side ? true : undefined}>
            <div className={styles.main}>{children}</div>
            {side && <div className={styles.side}>{side}</div>}
          </div>
          <FormFooter deletable={deletable} />
          <RefuseUnread />
        </FormTranslationProvider>
        <FocusFirstError />
        <FocusLinkedField />
      </Form>
    </LeaveAllowed>
  );
}

/** Save button, state of the form, delete button. */
function FormFooter({ deletable }: { deletable: boolean }) {
  const translate = useTranslate();
  const record = useRecordContext();
  const dirty = useDirty();
  const exists = record?.id !== undefined;
  return (
    <div className={`cluster sticky-foot ${styles.foot}`}>
      <SaveButton alwaysEnable label={translate(exists ? 'ra.action.save' : 'forms.create')} />
      <output className={styles.state} data-dirty={dirty || undefined}>
        {dirty && (
          <>
            <Pencil aria-hidden="true" fontSize="small" />
            <span>{translate('forms.unsaved')}</span>
          </>
        )}
        {!dirty && exists && (
          <>
            <Check aria-hidden="true" fontSize="small" color="success" />
            {translate('forms.saved')}
          </>
        )}
      </output>
      <TranslateForm />
      <span className={styles.space} />
      {exists && deletable && <DeleteButton />}
    </div>
  );
}

/**
 * Refuses to save while texts of a machine are unread, in the way in which the server refuses values: a message at each
 * field, the focus in the first, and a notification that names them.
 */
function RefuseUnread() {
  const translate = useTranslate();
  const { getValues } = useFormContext();
  const translation = useFormTranslation();
  const refuse = useCallback(
    async (save: () => Promise<unknown>) => {
      const { unread = [], fields = [] } = translation ?? {};
      const found = unreadFields(unread, { fields, valueAt: (path): unknown => getValues(path) });
      if (found.length === 0) return save();
      const names = found.map(
        ({ path, label }) => `${label} ${translate(languageNames[path.endsWith('.de') ? 'de' : 'en'])}`,
      );
      const message = translate('translation.unread_fields', { names: names.join(', ') });
      const issues = [
        ...found.map(({ path }) => ({ path, message: translate('translation.read_first') })),
        // The text of the notification.
        { path: 'root.serverError', message },
      ];
      throw toHttpError(errorStatus.invalid, { code: 'invalid', message, issues });
    },
    [translation, getValues, translate],
  );
  useAroundSave(refuse);
  return null;
}

/** Deletes the record, after a question when the form is dirty. Can be undone for a while. */
function DeleteButton() {
  const translate = useTranslate();
  const leaveAllowedRef = useContext(LeaveAllowed);
  const dirty = useDirty();
  const { isSubmitting } = useFormState();
  const resource = useResourceContext();
  const record = useRecordContext();
  const { handleDelete, isPending } = useDeleteController({ mutationMode: 'undoable' });

  function remove() {
    if (dirty && !confirm(translate('ra.message.unsaved_changes'))) return;
    leaveAllowedRef.current = true;
    // Before the redirect, so that the list is read without the record.
    if (resource && record) markAsDeleted(resource, record.id);
    handleDelete();
  }

  return (
    <Button label="ra.action.delete" color="error" disabled={isSubmitting || isPending} onClick={remove}>
      <Bin />
    </Button>
  );
}

/**
 * Asks before unsaved values are lost by a link, by 'back' or by closing the tab, also after a failed save. Replaces
 * react-admin's own guard, which takes every save without field errors for a success and also asks after a deletion.
 */
function UnsavedChangesGuard() {
  const leaveAllowedRef = useContext(LeaveAllowed);
  const dirty = useDirty();
  useAllowLeavingAfterCreate();
  useCleanAfterSave();
  // The last one runs around the others.
  useOneSave();

  useAskBeforeLeaving({ unsaved: dirty, isAllowed: () => leaveAllowedRef.current });
  return null;
}

/** After creating a record the redirect to it must not ask, although the form is still dirty. */
function useAllowLeavingAfterCreate(): void {
  const leavingRef = useContext(LeaveAllowed);
  const isNew = useRecordContext()?.id === undefined;
  const afterCreate = useCallback(
    async (create: () => Promise<unknown>) => {
      const created = await create();
      leavingRef.current = isNew;
      return created;
    },
    [leavingRef, isNew],
  );
  useAroundSave(afterCreate);
}

/** A save that begins while one is running becomes part of it; what was typed meanwhile is still unsaved then. */
function useOneSave(): void {
  const runningRef = useRef<Promise<unknown> | null>(null);
  const once = useCallback((save: () => Promise<unknown>) => {
    runningRef.current ??= save().finally(() => {
      runningRef.current = null;
    });
    return runningRef.current;
  }, []);
  useAroundSave(once);
}

/** After a save the values that were sent are no longer dirty; what was typed while it ran still is. */
function useCleanAfterSave(): void {
  const { getValues, reset, setValue } = useFormContext();
  const cleanAfterSave = useCallback(
    async (save: () => Promise<unknown>) => {
      const sent = structuredClone(getValues());
      const saved = await save();
      const typed = structuredClone(getValues());
      reset(sent);
      for (const [name, value] of Object.entries(typed)) {
        if (JSON.stringify(value) !== JSON.stringify(sent[name])) setValue(name, value, { shouldDirty: true });
      }
      return saved;
    },
    [getValues, reset, setValue],
  );
  useAroundSave(cleanAfterSave);
}
