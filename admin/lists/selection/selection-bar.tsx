import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { BulkActions } from './bulk-actions.tsx';
import styles from '../list.module.css';

/** Number of selected rows and their actions; hidden without a selection. */
export function SelectionBar({ children }: { children?: ReactNode }) {
  const translate = useTranslate();
  const { selectedIds, onUnselectItems } = useListContext();
  if (selectedIds.length === 0) return null;
  return (
    <div className={styles.chosen}>
      <output>{translate('ra.action.bulk_actions', { smart_count: selectedIds.length })}</output>
      {children}
      <BulkActions />
      <span className={styles.space} />
      <Button startIcon={<Close />} onClick={() => onUnselectItems()}>
        {translate('ra.action.unselect')}
      </Button>
    </div>
  );
}
