import { Button, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate, useGetOne, useNotify } from 'react-admin';
import { useParams } from 'react-router-dom';
import { versionedResources } from '#contract/resources.ts';
import type { ResourceContract } from '#contract/resources/define-resource.ts';
import { type RecordVersion, versionCalls } from '#contract/resources/versions.ts';
import { recordTitle } from '../format/record-title.ts';
import { PageHead } from '../layout/page-head.tsx';
import styles from './history.module.css';
import { Refusal, readRefusal, type RestoreRefusal } from './refusal.tsx';
import { formatMoment } from '../format/format-moment.ts';
import { Changes } from './changes.tsx';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../api/request.ts';
import { useAction } from '../api/use-action.ts';
import { useCall } from '../api/use-call.ts';

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
      {versions?.length === 0 && <p className={`card ${styles.sheet}`}>{translate('history.none')}</p>}
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

interface VersionCardProps {
  resource: string;
  version: RecordVersion;
  /** The newest one cannot be restored. */
  isNewest: boolean;
  busy: boolean;
  onRestore: (wanted: WantedRestore) => void;
  onCompare: () => void;
}

/** One version: who, when, and what it changed. */
function VersionCard({ resource, version, isNewest, busy, onRestore, onCompare }: VersionCardProps) {
  const translate = useTranslate();
  const { id, at, user_name: user, action, previous, changes } = version;
  const moment = formatMoment(at);
  const restoreBefore = (field: string) => previous !== null && onRestore({ version: previous, fields: [field] });
  return (
    <li className={`card ${styles.version}`}>
      <h3>
        {moment} · {user ?? translate('history.nobody')} · {translate(`history.did_${action}`)}
      </h3>
      {changes.length > 0 ? (
        <Changes
          resource={resource}
          changes={changes}
          action={{ label: translate('history.restore_before'), disabled: busy, run: restoreBefore }}
        />
      ) : (
        <p className="hint">{translate(`history.about_${action}`)}</p>
      )}
      {!isNewest && (
        <div className="cluster">
          <Button
            variant="outlined"
            size="small"
            aria-label={`${translate('history.compare_now')}: ${moment}`}
            onClick={onCompare}
          >
            {translate('history.compare_now')}
          </Button>
          <Button
            variant="outlined"
            size="small"
            disabled={busy}
            aria-label={`${translate('history.restore_version')}: ${moment}`}
            onClick={() => onRestore({ version: id })}
          >
            {translate('history.restore_version')}
          </Button>
        </div>
      )}
    </li>
  );
}

/** Ids of versions; null: the present state. */
interface Compared {
  from: number;
  to: number | null;
}

interface ComparePanelProps {
  contract: ResourceContract;
  id: number;
  versions: RecordVersion[];
  compared: Compared;
  busy: boolean;
  onChange: (compared: Compared) => void;
  onRestore: (wanted: WantedRestore) => void;
}

/** Compares any two versions, or a version with now. */
function ComparePanel({ contract, id, versions, compared, busy, onChange, onRestore }: ComparePanelProps) {
  const translate = useTranslate();
  const { from, to } = compared;
  return (
    <section className={`card ${styles.sheet}`} id="compare" aria-labelledby="compare-title">
      <h2 id="compare-title">{translate('history.compare')}</h2>
      <div className={styles.choice}>
        <VersionChoice
          label={translate('history.from')}
          value={from}
          versions={versions}
          onChange={(value) => onChange({ from: value ?? from, to })}
        />
        <VersionChoice
          label={translate('history.to')}
          value={to}
          versions={versions}
          withNow
          onChange={(value) => onChange({ from, to: value })}
        />
      </div>
      <Comparison
        contract={contract}
        id={id}
        from={from}
        to={to}
        busy={busy}
        onRestore={(field) => onRestore({ version: from, fields: [field] })}
      />
    </section>
  );
}

interface VersionChoiceProps {
  label: string;
  value: number | null;
  versions: RecordVersion[];
  /** Also offers the present state. */
  withNow?: boolean;
  onChange: (value: number | null) => void;
}

function VersionChoice({ label, value, versions, withNow = false, onChange }: VersionChoiceProps) {
  const translate = useTranslate();
  return (
    <TextField
      select
      label={label}
      value={value ?? 'now'}
      onChange={({ target }) => onChange(target.value === 'now' ? null : Number(target.value))}
    >
      {withNow && <MenuItem value="now">{translate('history.now')}</MenuItem>}
      {versions.map((version) => (
        <MenuItem key={version.id} value={version.id}>
          {formatMoment(version.at)} · {version.user_name ?? translate('history.nobody')}
        </MenuItem>
      ))}
    </TextField>
  );
}

interface ComparisonProps {
  contract: ResourceContract;
  id: number;
  from: number;
  /** Null: the present state. */
  to: number | null;
  busy: boolean;
  onRestore: (field: string) => void;
}

/** What is different between two versions, or between a version and now. */
function Comparison({ contract, id, from, to, busy, onRestore }: ComparisonProps) {
  const translate = useTranslate();
  const { data, error } = useCall([contract.name, 'compared', id, from, to], versionCalls(contract).compare, {
    params: { id },
    query: { from, ...(to === null ? {} : { to }) },
  });
  if (error) return <Refusal resource={contract.name} refusal={readRefusal(error, [])} />;
  if (!data) return null;
  if (data.changes.length === 0) return <p>{translate('history.no_difference')}</p>;
  const action = { label: translate('history.restore_field'), disabled: busy, run: onRestore };
  return <Changes resource={contract.name} changes={data.changes} {...(to === null ? { action } : {})} />;
}

/** What is restored: a whole version, or fields of it. */
interface WantedRestore {
  version: number;
  fields?: string[];
}

/** The versions of a record, page by page, and restoring them. */
function useHistory(contract: ResourceContract, id: number) {
  const notify = useNotify();
  const queries = useQueryClient();
  const { data: record } = useGetOne(contract.name, { id });
  const { busy, problem: refused, run } = useAction<{ wanted: WantedRestore; refusal: RestoreRefusal }>();
  const pages = useInfiniteQuery({
    queryKey: [contract.name, 'versions', id],
    queryFn: ({ pageParam, signal }) =>
      request(versionCalls(contract).list, { params: { id }, query: { page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ next }, all) => (next === null ? null : all.length + 1),
  });

  const restore = (wanted: WantedRestore, leaveOut: string[] = []) =>
    run(
      async () => {
        const { version, fields } = wanted;
        const body = { version: String(record?.version ?? ''), ...(fields ? { fields } : {}), leave_out: leaveOut };
        try {
          await request(versionCalls(contract).restore, { params: { id, version }, body });
          notify('history.restored', { type: 'info' });
        } finally {
          // The record, its versions and the comparison.
          await queries.invalidateQueries({ queryKey: [contract.name] });
        }
      },
      (error) => ({ wanted, refusal: readRefusal(error, leaveOut) }),
    );

  return {
    record,
    versions: pages.data?.pages.flatMap(({ results }) => results),
    failure: pages.error ? readRefusal(pages.error, []) : null,
    refused,
    busy,
    restore,
    older: pages.hasNextPage ? () => void pages.fetchNextPage() : null,
  };
}
