import { useQueries, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { usePermissions, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { auditApi, type AuditEntry } from '#contract/accounts/audit-api.ts';
import type { Capability } from '#contract/accounts/capabilities.ts';
import { type StatusFinding, statusApi } from '#contract/office/status-api.ts';
import { targetsApi } from '#contract/editing/targets-api.ts';
import { oldAddressesApi } from '#contract/pages/redirects/old-addresses-api.ts';
import { searchApi } from '#contract/search/search-api.ts';
import { toBerlinClock } from '#time/berlin-clock.ts';
import { addDays } from '#time/calendar-day.ts';
import { dataProvider } from '../../api/data-provider.ts';
import { request } from '../../api/request.ts';
import { hasTranslatedFields } from '../../api/translated-fields.ts';
import { useMay, useIsOff } from '../../api/use-site.ts';
import { dayText } from '../../format/day-text.ts';
import { resourceOfKind } from '../../format/entity-kinds.ts';
import { formatMoment } from '../../format/format-moment.ts';
import { formatNumber } from '../../format/format-number.ts';
import { getLocale } from '../../messages/locale.ts';
import { Chip } from '../../lists/cells/cells.tsx';
import { resources } from '../../resources.tsx';
import styles from './desk.module.css';
import { type DeskPart, PlaceLink } from './part.tsx';
import { useCall } from '../../api/use-call.ts';

/** What the installation needs: mails that were not delivered, backups, disk space. */
export function useTrouble(): DeskPart | null {
  const translate = useTranslate();
  const enabled = useMay('administration');
  const query = useCall(['status'], statusApi.show, {}, { enabled });
  if (!enabled) return null;
  return {
    name: 'trouble',
    title: translate('desk.trouble'),
    lines: (query.data?.findings ?? []).map((finding) => ({ key: finding.code, line: <Finding finding={finding} /> })),
    query,
  };
}

/** Where a finding is dealt with; the others are explained by the status. */
const places: Partial<Record<StatusFinding['code'], string>> = {
  mails_failed: '/mails?filter=%7B%22state%22%3A%22given_up%22%7D',
  mails_late: '/mails?filter=%7B%22state%22%3A%22waiting%22%7D',
  newsletter_failed: '/newsletter-entries?filter=%7B%22state%22%3A%22outbox%22%7D',
  newsletter_late: '/newsletter-entries?filter=%7B%22state%22%3A%22outbox%22%7D',
};

function Finding({ finding: { group, code, severity } }: { finding: StatusFinding }) {
  const translate = useTranslate();
  return (
    <>
      <Link to={places[code] ?? '/status'} className={styles.title}>
        {translate(`status.group_${group}`)}
      </Link>{' '}
      <Chip kind={severity}>{translate(`status.severity_${severity}`)}</Chip>
      <span className={styles.facts}>{translate(`status.finding_${code}`)}</span>
    </>
  );
}

/** Entries of each kind without English, with the list of them; events that are over do not count. */
export function useMissingEnglish(): DeskPart | null {
  const translate = useTranslate();
  const { permissions } = usePermissions<Capability[]>();
  const isOff = useIsOff();
  const [today] = useState(() => toBerlinClock(new Date().toISOString()).slice(0, 10));
  const kinds = resources
    .filter(({ name, access }) => permissions?.includes(access) && !isOff(name))
    .flatMap(({ name }) => {
      const filter = gapsIn(name, today);
      return filter ? [{ name, filter }] : [];
    });
  const counts = useQueries({
    queries: kinds.map(({ name, filter }) => ({
      queryKey: [name, 'desk', 'missing', today],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        dataProvider.getList(name, { filter, pagination: { page: 1, perPage: 1 }, signal }),
    })),
  });
  if (kinds.length === 0) return null;
  const failed = counts.filter(({ error }) => error);
  return {
    name: 'english',
    title: translate('desk.english'),
    lines: kinds.flatMap(({ name, filter }, at) => {
      const { total = 0, meta } = counts[at]?.data ?? {};
      if (total === 0) return [];
      const count = meta?.more ? `> ${formatNumber(total)}` : formatNumber(total);
      const to = `/${name}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
      const kind = translate(`resources.${name}.name`, { smart_count: total });
      return [{ key: name, line: <Link to={to}>{`${count} ${kind}`}</Link> }];
    }),
    layout: 'counts',
    query: {
      isPending: counts.some(({ isPending }) => isPending),
      error: failed[0]?.error,
      refetch: () => failed.map(({ refetch }) => refetch()),
    },
  };
}

/** Filter of the list of a resource for what has no English; null without translated texts. */
function gapsIn(resource: string, today: string): Record<string, string> | null {
  if (resource === 'media') return { missing: 'translation' };
  if (!hasTranslatedFields(resource)) return null;
  return { missing: 'en', ...(resource === 'events' ? { start_from: today } : {}) };
}

/** Number of addresses and searches that the desk names; the others are in their list. */
const named = 3;

/** Public pages and records whose modules or texts link to what visitors do not see. */
export function useDeadLinks(): DeskPart {
  const translate = useTranslate();
  const query = useCall(['dead-links', getLocale()], targetsApi.dead);
  return {
    name: 'dead-links',
    title: translate('desk.dead_links'),
    lines: (query.data ?? []).map(({ url, title, targets }) => ({
      key: url,
      line: (
        <>
          <PlaceLink url={url}>{title}</PlaceLink>
          <span className={styles.facts}>
            {targets.map((target) => target || translate('desk.deleted_target')).join(', ')}
          </span>
        </>
      ),
    })),
    query,
  };
}

/** Addresses that visitors asked for in vain; each leads to the form of its redirect. */
export function useNotFound(): DeskPart | null {
  const translate = useTranslate();
  return useInVain({
    name: 'not-found',
    title: 'desk.not_found',
    times: 'not_found.times',
    load: (input) => request(oldAddressesApi.notFound, input),
    nameOf: ({ address, old_path: oldPath }) => (
      <Link
        to={`/redirects/create?source=${encodeURIComponent(JSON.stringify({ old_path: oldPath }))}`}
        aria-label={translate('not_found.redirect_one', { address })}
        className={styles.title}
      >
        {address}
      </Link>
    ),
  });
}

/** What visitors searched for in vain. */
export function useEmptySearches(): DeskPart | null {
  return useInVain({
    name: 'empty-searches',
    title: 'desk.empty_searches',
    times: 'empty_searches.times',
    load: (input) => request(searchApi.empty, input),
    nameOf: ({ address, title }) => (
      <a href={address} className={styles.title}>
        {title}
      </a>
    ),
  });
}

interface InVain<Row> {
  /** Also of the list with all of them. */
  name: string;
  title: string;
  /** Message for the number. */
  times: string;
  load: (input: { query: { page_size: number }; signal: AbortSignal }) => Promise<{ count: number; results: Row[] }>;
  nameOf: (row: Row) => ReactNode;
}

/** What visitors did in vain, the most frequent first. */
function useInVain<Row extends { id: string; count: number; last_day: string }>(what: InVain<Row>): DeskPart | null {
  const { name, title, times, load, nameOf } = what;
  const translate = useTranslate();
  const enabled = useMay('settings');
  const query = useQuery({
    queryKey: [name, 'desk'],
    queryFn: ({ signal }) => load({ query: { page_size: named }, signal }),
    enabled,
  });
  if (!enabled) return null;
  const { count = 0, results = [] } = query.data ?? {};
  return {
    name,
    title: translate(title),
    lines: results.map((row) => ({
      key: row.id,
      line: (
        <>
          {nameOf(row)}
          <span className={styles.facts}>
            {translate(times, { smart_count: row.count })}, {dayText(row.last_day, 'medium')}
          </span>
        </>
      ),
    })),
    more: count > named ? { to: `/${name}`, label: translate('desk.all', { count }) } : undefined,
    query,
  };
}

/** Days for which the desk names runs with errors, and the most entries of the audit log that are read for them. */
const runDays = 7;
const maxRuns = 100;

/** Take-overs that failed and imports with entries that could not be imported, of the last days. */
export function useFailedRuns(): DeskPart | null {
  const enabled = useMay('administration');
  const translate = useTranslate();
  const [from] = useState(() => addDays(toBerlinClock(new Date().toISOString()).slice(0, 10), -runDays));
  const query = useCall(
    ['audit', 'desk', from],
    auditApi.list,
    { query: { action: 'imported', from, page_size: maxRuns } },
    { enabled },
  );
  if (!enabled) return null;
  const runs = query.data?.results ?? [];
  return {
    name: 'failed-runs',
    title: translate('desk.failed_runs'),
    lines: runs
      // A take-over is continued or repeated: the newest entry about a source counts.
      .filter(({ title }, index) => title === '' || runs.findIndex((one) => one.title === title) === index)
      .flatMap((run) => {
        const failure = failureOf(run.changes);
        return failure ? [{ key: run.id, line: <FailedRun run={run} failure={failure} /> }] : [];
      }),
    query,
  };
}

/** What went wrong in a run: a message and its number; null if nothing did. */
function failureOf(changes: AuditEntry['changes']): { message: string; count: number } | null {
  const after = new Map(changes.map((change) => [change.field, change.after]));
  if (after.get('status') === 'failed') return { message: 'take_over.status_failed', count: 1 };
  const count = Number(after.get('wrong') ?? 0);
  return count > 0 ? { message: 'desk.not_imported', count } : null;
}

/** Leads to the take-over, or to the entry of the import in the audit log. */
function FailedRun({ run, failure }: { run: AuditEntry; failure: { message: string; count: number } }) {
  const translate = useTranslate();
  const { kind, object_id: id, at, title, user_name: user } = run;
  const day = at.slice(0, 10);
  const entries = `/audit?filter=${encodeURIComponent(JSON.stringify({ action: 'imported', kind, from: day, to: day }))}`;
  const resource = resourceOfKind(kind);
  const name = resource ? translate(`resources.${resource}.name`, { smart_count: 2 }) : translate(`entities.${kind}`);
  return (
    <>
      <Link to={kind === 'take-over' && id ? `/take-over?run=${id}` : entries} className={styles.title}>
        {title ? `${name}: ${title}` : name}
      </Link>{' '}
      <Chip kind="error">{translate(failure.message, { smart_count: failure.count })}</Chip>
      <span className={styles.facts}>{[formatMoment(at), user].filter(Boolean).join(', ')}</span>
    </>
  );
}
