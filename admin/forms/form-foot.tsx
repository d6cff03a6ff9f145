import Check from '@mui/icons-material/CheckCircleOutlined';
import Pencil from '@mui/icons-material/EditOutlined';
import { DeleteWithUndoButton, SaveButton, useRecordContext, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import styles from './form.module.css';

/** Saving, what state the form is in, deleting. */
export function FormFoot({ deletable }: { deletable: boolean }) {
  const translate = useTranslate();
  const record = useRecordContext();
  const { dirtyFields } = useFormState();
  const dirty = Object.keys(dirtyFields).length > 0;
  const there = record?.id !== undefined;
  return (
    <div className={styles.foot}>
      <SaveButton alwaysEnable label={translate(there ? 'ra.action.save' : 'forms.create')} />
      <output className={styles.state} data-dirty={dirty || undefined}>
        {dirty && (
          <>
            <Pencil aria-hidden="true" fontSize="small" />
            {translate('forms.unsaved')}
          </>
        )}
        {!dirty && there && (
          <>
            <Check aria-hidden="true" fontSize="small" color="success" />
            {translate('forms.saved')}
          </>
        )}
      </output>
      <span className={styles.space} />
      {there && deletable && <DeleteWithUndoButton />}
    </div>
  );
}
