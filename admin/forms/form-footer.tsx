import Check from '@mui/icons-material/CheckCircleOutlined';
import Pencil from '@mui/icons-material/EditOutlined';
import { SaveButton, useRecordContext, useTranslate } from 'react-admin';
import { TranslateForm } from '../translation/translate-form.tsx';
import { DeleteButton } from './delete-button.tsx';
import styles from './form.module.css';
import { useDirty } from './unsaved-changes/use-dirty.ts';

/** Save button, state of the form, delete button. */
export function FormFooter({ deletable }: { deletable: boolean }) {
  const translate = useTranslate();
  const record = useRecordContext();
  const dirty = useDirty();
  const exists = record?.id !== undefined;
  return (
    <div className={styles.foot}>
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
