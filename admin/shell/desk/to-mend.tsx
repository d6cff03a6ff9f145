import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePermissions, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Capability } from '#contract/accounts/capabilities.ts';
import { type StatusFinding, statusApi } from '#contract/office/status-api.ts';
import { targetsApi } from '#contract/editing/targets-api.ts';
import { oldAddressesApi } from '#contract/pages/redirects/old-addresses-api.ts';
import { searchApi } from '#contract/search/search-api.ts';
import { toBerlinClock } from '#time/berlin-clock.ts';
import { dataProvider } from '../../api/data-provider.ts';
import { request } from '../../api/request.ts';
import { hasTranslatedFields } from '../../api/translated-fields.ts';
import { useMay } from '../../api/use-may.ts';
import { useIsOff } from '../../api/use-site.ts';
import { dayText } from '../../format/day-text.ts';
import { formatNumber } from '../../format/format-number.ts';
import { getLocale } from '../../messages/locale.ts';
import { Chip } from '../../lists/cells/cells.tsx';
import { resources } from '../../resources.tsx';
import styles from './desk.module.css';
import { type DeskPart, PlaceLink } from './part.tsx';

/** What the installation needs: mails that were not delivered, backups, disk space. */
export function useTrouble(): DeskPart | null {
  const translate = useTranslate();
  const enabled = useMay('administration');
  const query = useQuery({
    queryKey: ['status'],
    queryFn: ({ signal }) => request(statusApi.show, { signal }),
    enabled,
  });
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

/** Addresses that visitors asked for in vain, the most frequent first; each leads to the form of its redirect. */
export function useNotFound(): DeskPart | null {
  const translate = useTranslate();
  const enabled = useMay('settings');
  const query = useQuery({
    queryKey: ['not-found', 'desk'],
    queryFn: ({ signal }) => request(oldAddressesApi.notFound, { query: { page_size: named }, signal }),
    enabled,
  });
  if (!enabled) return null;
  const { count = 0, results = [] } = query.data ?? {};
  return {
    name: 'not-found',
    title: translate('desk.not_found'),
    lines: results.map(({ id, address, old_path: oldPath, count: times, last_day: day }) => ({
      key: id,
      line: (
        <>
          <Link
            to={`/redirects/create?source=${encodeURIComponent(JSON.stringify({ old_path: oldPath }))}`}
            aria-label={translate('not_found.redirect_one', { address })}
            className={styles.title}
          >
            {address}
          </Link>
          <span className={styles.facts}>
            {translate('not_found.times', { smart_count: times })}, {dayText(day, 'medium')}
          </span>
        </>
      ),
    })),
    more: count > named ? { to: '/not-found', label: translate('desk.all', { count }) } : undefined,
    query,
  };
}

/** Public pages and records whose modules link to what visitors do not see. */
export function useDeadLinks(): DeskPart {
  const translate = useTranslate();
  const query = useQuery({
    queryKey: ['dead-links', getLocale()],
    queryFn: ({ signal }) => request(targetsApi.dead, { signal }),
  });
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

/** What visitors searched for in vain, the most frequent first. */
export function useEmptySearches(): DeskPart | null {
  const translate = useTranslate();
  const enabled = useMay('settings');
  const query = useQuery({
    queryKey: ['empty-searches', 'desk'],
    queryFn: ({ signal }) => request(searchApi.empty, { query: { page_size: named }, signal }),
    enabled,
  });
  if (!enabled) return null;
  const { count = 0, results = [] } = query.data ?? {};
  return {
    name: 'empty-searches',
    title: translate('desk.empty_searches'),
    lines: results.map(({ address, title, count: times, last_day: day }) => ({
      key: address,
      line: (
        <>
          <a href={address} className={styles.title}>
            {title}
          </a>
          <span className={styles.facts}>
            {translate('empty_searches.times', { smart_count: times })}, {dayText(day, 'medium')}
          </span>
        </>
      ),
    })),
    more: count > named ? { to: '/empty-searches', label: translate('desk.all', { count }) } : undefined,
    query,
  };
}
