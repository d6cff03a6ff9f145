import { useState } from 'react';
import { ResourceContextProvider, useNotify, useTranslate } from 'react-admin';
import { PageHead } from '../../../layout/page-head.tsx';
import styles from './bulk.module.css';
import { ChangeForm } from './change-form.tsx';
import { LastChange } from './last-change.tsx';
import { PreviewList } from './preview-list.tsx';
import { useBulkChange } from './use-bulk-change.ts';
import { useSelection } from './use-selection.ts';

/** Changes many events together: what changes, a preview, the act, and taking it back. */
export function BulkScreen() {
  const translate = useTranslate();
  const notify = useNotify();
  const selection = useSelection();
  const [acts, setActs] = useState(0);
  const { preview, problem, busy, show, act, edit } = useBulkChange(selection, (count) => {
    setActs((made) => made + 1);
    notify('bulk.changed', { type: 'info', messageArgs: { smart_count: count } });
  });
  return (
    <ResourceContextProvider value="events">
      <PageHead
        title={translate('bulk.title')}
        parent={{ label: translate('resources.events.name', { smart_count: 2 }), to: '/events' }}
      />
      <div className={styles.sheet}>
        {/* A new one after each act, so that it is read anew. */}
        <LastChange key={acts} />
        {selection ? (
          <ChangeForm onPreview={show} onEdit={edit} />
        ) : (
          <p className={styles.lead}>{translate('bulk.choose_first')}</p>
        )}
        {problem && (
          <p role="alert" className={styles.refusal}>
            {problem}
          </p>
        )}
        {preview && <PreviewList preview={preview} busy={busy} onChange={() => void act(preview)} />}
      </div>
    </ResourceContextProvider>
  );
}
