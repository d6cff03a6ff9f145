import { useTranslate } from 'react-admin';
import type { Status } from '#contract/office/status-api.ts';
import { formatAge } from '../../format/format-age.ts';
import { formatMoment } from '../../format/format-moment.ts';
import { formatNumber } from '../../format/format-number.ts';
import { formatFileSize } from '../../media/media-facts.ts';
import { getLocale } from '../../messages/locale.ts';
import { type Fact, Group } from './group.tsx';

interface Props {
  status: Status;
}

const size = (bytes: number) => formatFileSize(getLocale(), bytes);

/** Time and age of a moment. */
const withAge = (moment: string, { read_at: now }: Status) => `${formatMoment(moment)} (${formatAge(moment, now)})`;

export function ProgramGroup({ status }: Props) {
  const translate = useTranslate();
  const { version, node, started_at: started } = status.program;
  const facts: Fact[] = [
    [translate('status.version'), version],
    [translate('status.node'), node],
    [translate('status.started'), withAge(started, status)],
  ];
  return <Group name="program" status={status} facts={facts} />;
}

export function DatabaseGroup({ status }: Props) {
  const translate = useTranslate();
  const { engine, version, bytes, connections, clock_difference: difference } = status.database;
  const seconds = formatNumber(Math.abs(difference) / 1000, { maximumFractionDigits: 1 });
  const facts: Fact[] = [
    [translate('status.engine'), translate(`status.engine_${engine}`, { version })],
    [translate('status.size'), size(bytes)],
    [translate('status.clock'), translate('status.seconds', { seconds })],
    [translate('status.migrations'), formatNumber(status.database.missing_migrations)],
  ];
  if (connections) facts.push([translate('status.connections'), translate('status.used_of', connections)]);
  return <Group name="database" status={status} facts={facts} />;
}

export function StorageGroup({ status }: Props) {
  const translate = useTranslate();
  const { files, bytes, disk } = status.storage;
  const free = disk
    ? translate('status.used_of', { used: size(disk.free_bytes), limit: size(disk.total_bytes) })
    : translate('status.unknown');
  const facts: Fact[] = [
    [translate('status.files'), formatNumber(files)],
    [translate('status.files_size'), size(bytes)],
    [translate('status.disk'), free],
  ];
  return <Group name="storage" status={status} facts={facts} />;
}

export function BackupGroup({ status }: Props) {
  const translate = useTranslate();
  const { last_at: last, last_bytes: bytes, every_hours: hours, ...backup } = status.backup;
  const schedule =
    hours === null ? translate('status.no_schedule') : translate('status.every_hours', { smart_count: hours });
  const facts: Fact[] = [
    [translate('status.last_backup'), last ? withAge(last, status) : translate('status.none_yet')],
  ];
  if (bytes !== null) facts.push([translate('status.backup_size'), size(bytes)]);
  facts.push([translate('status.schedule'), schedule]);
  if (backup.running_since) facts.push([translate('status.running'), withAge(backup.running_since, status)]);
  if (backup.failed_at) facts.push([translate('status.failed'), withAge(backup.failed_at, status)]);
  if (backup.failed_reason) facts.push([translate('status.reason'), backup.failed_reason]);
  return <Group name="backup" status={status} facts={facts} />;
}

export function PageCacheGroup({ status }: Props) {
  const translate = useTranslate();
  const { page_cache: cache } = status;
  const limits = (bytes: number, limit: number) =>
    translate('status.used_of', { used: size(bytes), limit: size(limit) });
  const facts: Fact[] = cache
    ? [
        [translate('status.pages'), formatNumber(cache.pages)],
        [translate('status.memory'), limits(cache.bytes, cache.limit_bytes)],
      ]
    : [[translate('status.pages'), translate('status.cache_off')]];
  return <Group name="page_cache" status={status} facts={facts} />;
}

export function ProcessesGroup({ status }: Props) {
  const translate = useTranslate();
  const facts = status.processes.map(({ name, since }): Fact => [
    name,
    translate('status.since', { moment: formatMoment(since) }),
  ]);
  return <Group name="processes" status={status} facts={facts} />;
}
