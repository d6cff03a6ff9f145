import Button from '@mui/material/Button';
import { useTranslate, useNotify } from 'react-admin';
import { statusApi, type Status, type StatusFinding } from '#contract/office/status-api.ts';
import { errorMessage, request } from '../../api/request.ts';
import { useAction } from '../../api/use-action.ts';
import { formatMoment } from '../../format/format-moment.ts';
import { PageHead } from '../../layout/page-head.tsx';
import { Problem } from '../../layout/problem.tsx';
import styles from './status.module.css';
import Download from '@mui/icons-material/FileDownloadOutlined';
import { type ContentExport as ContentExportMeasure, contentExportApi } from '#contract/office/content-export-api.ts';
import { formatNumber } from '../../format/format-number.ts';
import { formatFileSize } from '../../media/media-facts.ts';
import { getLocale } from '../../messages/locale.ts';
import { Link } from 'react-router-dom';
import { newsletterEntriesApi } from '#contract/newsletter/newsletter-entries-api.ts';
import { mailsApi } from '#contract/office/mails-api.ts';
import { formatAge } from '../../format/format-age.ts';
import type { ReactNode } from 'react';
import { Chip } from '../../lists/cells/cells.tsx';
import { useCall } from '../../api/use-call.ts';

/** State of the installation: what needs attention first, then the facts of each part. */
export function List() {
  const translate = useTranslate();
  const { data, error, isFetching, refetch } = useCall(['status'], statusApi.show, {}, { staleTime: 0 });
  const reload = () => void refetch();
  const count = data?.findings.length ?? 0;
  const message = error && errorMessage(error);
  return (
    <>
      <PageHead
        title={translate('resources.status.name', { smart_count: 1 })}
        note={data && translate('status.read_at', { moment: formatMoment(data.read_at) })}
      >
        <Button variant="outlined" disabled={isFetching} onClick={reload}>
          {translate('status.reload')}
        </Button>
      </PageHead>
      <Problem>{message && translate(message, { _: message })}</Problem>
      {data && (
        <>
          <output className={styles.summary}>
            {count === 0 ? translate('status.all_well') : translate('status.attention', { smart_count: count })}
          </output>
          <div className={styles.groups}>
            <BackupGroup status={data} />
            <OutboxGroup status={data} onRetried={reload} />
            <StorageGroup status={data} />
            <DatabaseGroup status={data} />
            <ProgramGroup status={data} />
            <PageCacheGroup status={data} />
            <ProcessesGroup status={data} />
            <ContentExport />
          </div>
        </>
      )}
    </>
  );
}

/** Names of missing files that are shown. */
const shownNames = 10;

/** Downloads all content of the house as one archive. */
function ContentExport() {
  const translate = useTranslate();
  const { data, error } = useCall(['content-export'], contentExportApi.show, {}, { staleTime: 0 });
  const message = error && errorMessage(error);
  return (
    <section className={`card ${styles.group}`} aria-labelledby="status-export">
      <div className={`cluster ${styles.head}`}>
        <h2 id="status-export">{translate('export.title')}</h2>
      </div>
      <p className={styles.text}>{translate('export.about')}</p>
      <Problem>{message && translate(message, { _: message })}</Problem>
      {data && <Measured {...data} />}
    </section>
  );
}

/** How much there is, what is missing, and the download. */
function Measured({ records, files, bytes, missing }: ContentExportMeasure) {
  const translate = useTranslate();
  const locale = getLocale();
  const isWhole = missing.length === 0;
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{translate('export.records')}</dt>
          <dd>{formatNumber(records)}</dd>
        </div>
        <div>
          <dt>{translate('status.files')}</dt>
          <dd>{`${formatNumber(files)}, ${formatFileSize(locale, bytes)}`}</dd>
        </div>
      </dl>
      {!isWhole && (
        <p className={`notice warn ${styles.missing}`} role="alert">
          {translate('export.missing', { smart_count: missing.length, names: missing.slice(0, shownNames).join(', ') })}
        </p>
      )}
      <div className={`cluster ${styles.actions}`}>
        <Button
          variant="outlined"
          startIcon={<Download />}
          href={`/${locale}/api/export/archive/${isWhole ? '' : '?incomplete=true'}`}
          download
        >
          {translate(isWhole ? 'export.download' : 'export.download_incomplete')}
        </Button>
      </div>
    </>
  );
}

/** Mails that one press sends again; the next press takes the others. */
const atOnce = 50;

/** What waits or was not delivered; mails are sent again from here. */
function OutboxGroup({ status, onRetried }: { status: Status; onRetried: () => void }) {
  const translate = useTranslate();
  const { mail, newsletter } = status.outbox;
  const waiting = ({ waiting: count, waiting_since: since }: typeof mail) =>
    since ? translate('status.count_since', { count, age: formatAge(since, status.read_at) }) : count;
  const facts: Fact[] = [
    [translate('status.mails_waiting'), waiting(mail)],
    [translate('status.mails_given_up'), mail.given_up],
  ];
  if (newsletter)
    facts.push(
      [translate('status.newsletter_waiting'), waiting(newsletter)],
      [translate('status.newsletter_given_up'), newsletter.given_up],
    );
  return (
    <Group name="outbox" status={status} facts={facts}>
      {mail.given_up > 0 && (
        <Retry label="status.retry" done="mails.retried_many" retry={retryMails} onRetried={onRetried} />
      )}
      {newsletter !== null && newsletter.given_up > 0 && (
        <Retry
          label="status.retry_newsletter"
          done="newsletter.retried_many"
          retry={retrySignUps}
          onRetried={onRetried}
        />
      )}
      <Button component={Link} to="/mails" variant="outlined">
        {translate('status.open_outbox')}
      </Button>
    </Group>
  );
}

/** Sends mails again that were given up. Returns their number. */
async function retryMails(): Promise<number> {
  const query = { state: 'given_up' as const, page_size: atOnce };
  const { results } = await request(mailsApi.list, { query });
  for (const { id } of results) await request(mailsApi.retry, { params: { id }, body: {} });
  return results.length;
}

/** Sends sign-ups again that the mailing provider did not take. Returns their number. */
async function retrySignUps(): Promise<number> {
  return (await request(newsletterEntriesApi.retry, { body: {} })).count;
}

interface RetryProps {
  label: string;
  /** Message with the number of entries that are sent again. */
  done: string;
  retry: () => Promise<number>;
  onRetried: () => void;
}

function Retry({ label, done, retry, onRetried }: RetryProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const { busy, run } = useAction();

  async function retryAll() {
    await run(
      async () => notify(done, { type: 'info', messageArgs: { smart_count: await retry() } }),
      (error) => notify(errorMessage(error), { type: 'error' }),
    );
    onRetried();
  }

  return (
    <Button variant="contained" disabled={busy} onClick={() => void retryAll()}>
      {translate(label)}
    </Button>
  );
}

interface Props {
  status: Status;
}

const size = (bytes: number) => formatFileSize(getLocale(), bytes);

/** Time and age of a moment. */
const withAge = (moment: string, { read_at: now }: Status) => `${formatMoment(moment)} (${formatAge(moment, now)})`;

function ProgramGroup({ status }: Props) {
  const translate = useTranslate();
  const { version, node, started_at: started } = status.program;
  const facts: Fact[] = [
    [translate('status.version'), version],
    [translate('status.node'), node],
    [translate('status.started'), withAge(started, status)],
  ];
  return <Group name="program" status={status} facts={facts} />;
}

function DatabaseGroup({ status }: Props) {
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

function StorageGroup({ status }: Props) {
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

function BackupGroup({ status }: Props) {
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

function PageCacheGroup({ status }: Props) {
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

function ProcessesGroup({ status }: Props) {
  const translate = useTranslate();
  const facts = status.processes.map(({ name, since }): Fact => [
    name,
    translate('status.since', { moment: formatMoment(since) }),
  ]);
  return <Group name="processes" status={status} facts={facts} />;
}

/** Label and value; a line without a value is left out. */
type Fact = [label: string, value: ReactNode];

interface GroupProps {
  name: StatusFinding['group'];
  status: Status;
  facts: Fact[];
  /** Buttons below. */
  children?: ReactNode;
}

/** One part of the status: whether it is well, what is not, and its facts. */
function Group({ name, status, facts, children }: GroupProps) {
  const translate = useTranslate();
  const findings = status.findings.filter(({ group }) => group === name);
  // The most severe comes first.
  const severity = findings[0]?.severity ?? 'ok';
  return (
    <section className={`card ${styles.group}`} aria-labelledby={`status-${name}`}>
      <div className={`cluster ${styles.head}`}>
        <h2 id={`status-${name}`}>{translate(`status.group_${name}`)}</h2>
        <Chip kind={severity}>{translate(`status.severity_${severity}`)}</Chip>
      </div>
      {findings.length > 0 && (
        <ul className={styles.findings}>
          {findings.map(({ code, severity: own }) => (
            <li key={code} data-severity={own}>
              <b>{translate(`status.severity_${own}`)}:</b> {translate(`status.finding_${code}`)}
            </li>
          ))}
        </ul>
      )}
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children && <div className={`cluster ${styles.actions}`}>{children}</div>}
    </section>
  );
}
