import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { versionedResources } from '#contract/resources.ts';
import type { ResourceContract } from '#contract/resources/define-resource.ts';
import type { RecordVersion } from '#contract/resources/versions.ts';
import { recordTitle } from '../format/record-title.ts';
import { PageHead } from '../layout/page-head.tsx';
import { ComparePanel, type Compared } from './compare-panel.tsx';
import styles from './history.module.css';
import { Refusal } from './refusal.tsx';
import { useHistory } from './use-history.ts';
import { VersionCard } from './version-card.tsx';

/** The versions of one record. */
export function HistoryScreen() {
  const translate = useTranslate();
  const { resource, id } = useParams();
  const contract = versionedResources.find(({ name }) => name === resource);
  if (!contract || !/^\d+$/.test(id ?? '')) return <PageHead title={translate('ra.page.not_found')} />;
  return <History key={`${resource} ${id}`} contract={contract} id={Number(id)} />;
}

function History({ contract, id }: { contract: ResourceContract; id: number }) {
  const translate = useTranslate();
  const history = useHistory(contract, id);
  const { record, versions, refused, failure, older } = history;
  const parent = {
    label: record ? recordTitle(record) : '…',
    to: contract.name === 'settings' ? '/settings' : `/${contract.name}/${id}`,
  };
  return (
    <>
      <PageHead title={translate('history.title')} parent={parent} />
      {failure && <Refusal resource={contract.name} refusal={failure} />}
      {refused && (
        <Refusal
          resource={contract.name}
          refusal={refused.refusal}
          onLeaveOut={(paths) => void history.restore(refused.wanted, paths)}
        />
      )}
      {versions?.length === 0 && <p className={styles.sheet}>{translate('history.none')}</p>}
      {versions && versions.length > 0 && (
        <Versions contract={contract} id={id} history={history} versions={versions} />
      )}
      {older && (
        <Button variant="outlined" onClick={older}>
          {translate('history.older')}
        </Button>
      )}
    </>
  );
}

interface VersionsProps {
  contract: ResourceContract;
  id: number;
  history: ReturnType<typeof useHistory>;
  versions: RecordVersion[];
}

function Versions({ contract, id, history, versions }: VersionsProps) {
  const translate = useTranslate();
  const { busy } = history;
  const [chosen, setChosen] = useState<Compared | null>(null);
  const compared = chosen ?? { from: (versions[1] ?? versions[0])?.id ?? 0, to: null };

  function compareWithNow(from: number) {
    setChosen({ from, to: null });
    document.querySelector('#compare')?.scrollIntoView();
  }

  return (
    <>
      <ComparePanel
        contract={contract}
        id={id}
        versions={versions}
        compared={compared}
        busy={busy}
        onChange={setChosen}
        onRestore={(wanted) => void history.restore(wanted)}
      />
      <ol className={styles.versions} aria-label={translate('history.title')}>
        {versions.map((version, at) => (
          <VersionCard
            key={version.id}
            resource={contract.name}
            version={version}
            isNewest={at === 0}
            busy={busy}
            onRestore={(wanted) => void history.restore(wanted)}
            onCompare={() => compareWithNow(version.id)}
          />
        ))}
      </ol>
    </>
  );
}
