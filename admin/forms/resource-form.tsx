import { type ReactNode, useRef } from 'react';
import { Form, useRecordContext } from 'react-admin';
import { useMay } from '../api/use-may.ts';
import { FormTranslationProvider } from '../translation/form-translation.tsx';
import { UnsavedChangesGuard } from './unsaved-changes/unsaved-changes-guard.tsx';
import { FormFooter } from './form-footer.tsx';
import styles from './form.module.css';
import { LeaveAllowed } from './unsaved-changes/leave-allowed.ts';
import { FocusFirstError } from './focus/focus-first-error.tsx';
import { RefuseUnread } from './refuse-unread.tsx';
import { FocusLinkedField } from './focus/focus-linked-field.tsx';

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
