import { AppError } from '#contract/base/errors.ts';
import { openTicketProvider } from '#demo/open-ticket-provider.ts';
import { isEmpty, seedDemo } from '#demo/seed.ts';
import { warmPictures } from '#demo/warm-pictures.ts';
import { ensureFirstAdmin } from '#server/areas/accounts/first-admin.ts';
import { createResetHandler } from '#server/areas/accounts/passwords/forgotten-password.ts';
import { startBackups } from '#server/areas/backup/schedule/start-backups.ts';
import { startTakingOver } from '#server/areas/take-over/runs/start-taking-over.ts';
import { closeEmptyHouse } from '#server/areas/opening/close-empty-house.ts';
import { createMaintenanceGate } from '#server/areas/opening/maintenance/maintenance-gate.ts';
import { createApp } from '#server/app.ts';
import type { Backend } from '#server/http/backend.ts';
import { startPruning } from '#server/areas/audit/prune-audit.ts';
import { DifferentDatabases } from '#server/db/connections/same-database.ts';
import { isUnavailable } from '#server/db/postgres-errors.ts';
import type { OpenDatabase } from '#server/db/open-database.ts';
import { withHsts } from '#server/http/with-hsts.ts';
import { withRemoteBackend } from '#server/http/remote-backend.ts';
import { partsOffOnSite } from '#server/http/parts/remote-parts-off.ts';
import type { MaintenanceGate } from '#server/http/listener/maintenance-gate.ts';
import { requestContext } from '#server/http/listener/request-context.ts';
import { createListener, renderQueue } from '#server/http/listener/listener.ts';
import { openServer, type OpenServer } from '#server/http/listener/open-server.ts';
import { counted } from '#server/platform/command-line.ts';
import { readConfig } from '#server/platform/config.ts';
import { readAnswer } from '#site/content/reading/read-answer.ts';
import type { AppContext } from '#server/app-context.ts';
import { cacheFolder } from './cache-folder.ts';
import {
  type ContentFetch,
  loadBuiltSite,
  loadDevelopmentSite,
  type LoadedSite,
  type SiteFetch,
  untilBuilt,
} from './load-site.ts';
import { foreignReader } from './take-over/foreign-reader.ts';
import { Shutdown } from './shutdown.ts';
import { Measuring } from './start-metrics.ts';
import { welcome } from './welcome.ts';
import { createContext } from '#server/create-context.ts';
import { startRemovingDrafts } from '#server/platform/files/stored-files.ts';
import { logAsJson } from '#server/platform/log/json-log.ts';
import { createForeignRequest } from '#server/platform/safe-fetch/request-foreign.ts';
import { createMailHandler, createMailTransport } from '#server/platform/mail/transport.ts';
import { readSiteSettings, readMailLook } from '#server/areas/site-settings/site-settings.ts';
import { startSending } from '#server/platform/outbox/send.ts';
import { storedAddress } from '#server/areas/redirects/stored-address.ts';
import { emptySearches, notFoundAddresses } from '#server/db/tables/counts.ts';
import { DailyCounter, startCounting } from '#server/platform/daily-counter.ts';
import { createProvider } from '#server/areas/newsletter/provider.ts';
import { startDeletingSignUps } from '#server/areas/newsletter/subscribe.ts';
import { startTracing } from '#server/platform/tracing/tracing.ts';
import { PageCache } from '#server/platform/page-cache/page-cache.ts';
import { startPlannedPublishing } from '#server/areas/publishing/publish-planned.ts';
import { startIndexingPublished } from '#server/areas/search/index-published.ts';
import { versionedRecords } from '#server/all-resources.ts';
import { startThinningVersions } from '#server/resources/start-thinning-versions.ts';
import { startMeasuringBrightness } from '#server/areas/media/measure-brightness.ts';
import { startThinning } from '#server/areas/sections/revisions/thin-revisions.ts';
import { createShop } from '#server/areas/webshop/open-shop.ts';
import { createProviderClient } from '#server/areas/ticketing/provider-client.ts';
import { createReadFrame } from '#server/areas/webshop/shop-frame.ts';
import { type Availability, startAvailabilityUpdates } from '#server/areas/ticketing/update-availability.ts';

const development = process.argv.includes('--development');
/** While `npm start` builds the site for the first time, the database is set up and filled. */
const siteBuilt = process.argv.includes('--await-build') ? untilBuilt() : Promise.resolve();
// Without it React runs its development checks and renders at a third of the speed.
process.env.NODE_ENV ??= development ? 'development' : 'production';
// Libraries read it when they are first used.
const caches = cacheFolder(process.env);
if (caches !== undefined) process.env.XDG_CACHE_HOME = caches;

/** Milliseconds after a signal in which the process ends whatever happens. */
const stopTimeout = 25_000;

const shutdown = new Shutdown();
/** True once the process is stopping; module state, because signals and failures arrive outside of any call. */
let stopping = false;

run(process.env).catch(async (error: unknown) => {
  if (stopping) return;
  console.error(explain(error));
  await shutdown.close();
  process.exit(1);
});

async function run(env: NodeJS.ProcessEnv): Promise<void> {
  // Before the settings are checked, so that what is wrong with them is logged in the same form.
  if (env.LOG_FORMAT === 'json') logAsJson();
  const settings = readConfig(env);
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  const tracing = await startTracing(settings);
  if (tracing) shutdown.afterwards(tracing.close);
  const measuring = await Measuring.start(settings, tracing);
  const server = await openServer(settings);
  shutdown.onStop(server.close);
  const config =
    settings.port === 0 ? { ...settings, siteUrl: settings.siteUrl.replace(/:0$/, `:${server.port}`) } : settings;
  const {
    ctx: bare,
    database,
    close,
    disconnect,
  } = await createContext(config, {
    onPool: measuring.onPool,
    fetch: tracing?.calls(fetch),
  });
  shutdown.afterwards(close);
  shutdown.onTimeout(disconnect);
  const admin = await ensureFirstAdmin(bare);
  const fresh = config.demo && (await isEmpty(bare));
  if (fresh) await fillWithDemo(bare, database);
  else if (admin) await closeEmptyHouse(bare);
  const ctx = await withTicketing(bare, server.port);
  shutdown.onStop(() => ctx.presence.close());
  startOutbox(ctx);
  const { backups } = config;
  if (backups?.every !== undefined) shutdown.onStop((await startBackups({ ...ctx, database, backups })).close);
  shutdown.onStop(startPlannedPublishing(ctx).close);
  shutdown.onStop(startIndexingPublished(ctx).close);
  shutdown.onStop(startDeletingSignUps(ctx).close);
  shutdown.onStop(startPruning(ctx).close);
  shutdown.onStop(startThinning(ctx).close);
  shutdown.onStop(startRemovingDrafts(ctx).close);
  shutdown.onStop(startMeasuringBrightness(ctx).close);
  shutdown.onStop(startThinningVersions(ctx, versionedRecords).close);
  const request = createForeignRequest(config.takeOverHosts);
  shutdown.onStop(startTakingOver({ ctx, request, reader: foreignReader }).close);
  await startServing(ctx, { server, measuring });
  const isOpen = config.contentApiUrl === undefined ? (await readSiteSettings(ctx.db)).is_open : undefined;
  for (const line of welcome({ config, port: server.port, isOpen, admin })) console.log(line);
  if (fresh) warmInTheBackground(ctx);
}

/** Sends mails, links for forgotten passwords, and newsletter sign-ups if a mailing provider is configured. */
function startOutbox(ctx: AppContext): void {
  shutdown.onStop(
    startSending(
      ctx,
      createMailHandler(createMailTransport({ config: ctx.config, readLook: () => readMailLook(ctx.db) })),
    ).close,
  );
  shutdown.onStop(startSending(ctx, createResetHandler(ctx), 3000).close);
  const provider = createProvider(ctx);
  if (provider) shutdown.onStop(startSending(ctx, provider).close);
}

/** Starts the demo's ticket provider if it is configured. */
async function withTicketing(ctx: AppContext, port: number): Promise<AppContext> {
  const provider = await openTicketProvider(ctx, port);
  if (!provider) return ctx;
  shutdown.afterwards(provider.close);
  const { config } = ctx;
  if (config.databaseUrl !== undefined)
    console.warn(
      'The demo’s ticket provider runs in this process alone, with its orders in DATA_DIR. For several processes set TICKETING_URL.',
    );
  return { ...ctx, config: { ...config, ticketing: { ...config.ticketing, url: provider.url } } };
}

/** If this fails, pictures are rendered when they are first requested. */
function warmInTheBackground(ctx: AppContext): void {
  const closed = new AbortController();
  const warmed = warmPictures(ctx, closed.signal).catch((error: unknown) => {
    // An unreachable database is logged already.
    if (!isUnavailable(error)) console.error(error);
  });
  shutdown.onStop(() => {
    closed.abort();
    return warmed;
  });
}

async function startServing(
  ctx: AppContext,
  { server, measuring }: { server: OpenServer; measuring: Measuring },
): Promise<void> {
  const { config } = ctx;
  const notFound = new DailyCounter(ctx, notFoundAddresses);
  const searches = new DailyCounter(ctx, emptySearches);
  shutdown.onStop(startCounting([notFound, searches]).close);
  const app = createApp({
    ...ctx,
    noteEmptySearch: (address) => searches.note(address),
    pageStock: () => (pages.enabled ? pages.stock : null),
    visit: (address) => visit(address),
  });
  const site = await loadSite(ctx, server, app);
  if (site.close) shutdown.onStop(site.close);
  const render = measuring.renderings(site.fetch, renderQueue);
  const visit = createVisit(config.siteUrl, render);
  const pages = new PageCache({
    bytes: development ? 0 : config.pageCacheBytes,
    exposeTags: config.cacheTags,
    render: (key) => render(new Request(config.siteUrl + key, { headers: { accept: 'text/html' } })),
  });
  ctx.changes.onInvalidate((tags, missed) => (missed ? pages.markAllStale() : pages.drop(tags)));
  const partsOff = partsOffOnSite(ctx);
  let availability: Availability | undefined;
  const listener = createListener({
    pages,
    reporter: ctx.reporter,
    files: site.files,
    backend: withRemoteBackend({ ...ctx, partsOff, readAnswer }, (request, bindings) => app.fetch(request, bindings)),
    site: render,
    partsOff,
    shop: createShop({
      config,
      frame: createReadFrame(pages),
      onOrder: () => availability?.soon(),
      requestPath: measuring.recorded('ticket provider', createProviderClient()),
    }),
    onNotFound: (target) => notFound.note(storedAddress(target)),
    gate: gateOf(ctx),
    siteUrl: config.siteUrl,
    uploadBytes: config.upload.bytes,
    observe: measuring.observe(config),
  });
  const served = await measuring.serve(ctx, { pages, listener, onStop: (close) => shutdown.onStop(close) });
  server.use(withHsts(config.hsts, site.wrap ? site.wrap(served) : served));
  if (config.ticketing.url === undefined) return;
  availability = startAvailabilityUpdates(ctx);
  shutdown.onStop(availability.close);
}

/** The site, which reads from this backend or from another one. */
async function loadSite(ctx: AppContext, { server }: OpenServer, app: Backend): Promise<LoadedSite> {
  await siteBuilt;
  const { config } = ctx;
  const own: ContentFetch = async (request) => app.fetch(request, requestContext.getStore());
  const queries = config.contentApiUrl === undefined ? app.queries : undefined;
  // The newsletter always uses the own backend.
  const contentFetch: ContentFetch = config.contentApiUrl
    ? (request) => (/\/api\/newsletter\//.test(request.url) ? own(request) : ctx.fetch(request))
    : own;
  const { report } = ctx.reporter;
  return development
    ? loadDevelopmentSite({ config, contentFetch, queries, report }, server)
    : loadBuiltSite({ config, contentFetch, queries, report, onChange: ctx.changes.onInvalidate });
}

/** The content of another backend is behind the gate of that backend. */
function gateOf(ctx: AppContext): MaintenanceGate | undefined {
  return ctx.config.contentApiUrl === undefined ? createMaintenanceGate(ctx) : undefined;
}

async function fillWithDemo(ctx: AppContext, database: OpenDatabase): Promise<void> {
  const startedAt = performance.now();
  console.log('Adding demo content to the empty database …');
  const added = await seedDemo(ctx, database);
  if (!added) return console.log('Another process has added it.');
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`Added in ${seconds} s: ${counted(added.records, 'record')} and ${counted(added.files, 'file')}.`);
}

function stop(): void {
  if (stopping) return;
  stopping = true;
  setTimeout(giveUp, stopTimeout).unref();
  shutdown.close().then(
    () => {
      console.log('Stopped.');
      process.exit(0);
    },
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
}

function giveUp(): void {
  console.error(`Stopping took longer than ${stopTimeout / 1000} s; ended without waiting any longer.`);
  process.exit(1);
}

function explain(error: unknown): unknown {
  if (isUnavailable(error))
    return 'The database cannot be reached. Check DATABASE_URL and that PostgreSQL runs; see docs/operations.md.';
  if (error instanceof DifferentDatabases) return error.message;
  if (error instanceof AppError && error.sentence === 'media_store_away')
    return 'The server does not start without its media store; see “Object storage” in docs/operations.md.';
  return error instanceof Error && error.constructor === Error ? error.message : error;
}

/** Asks the site for an address as a visitor without cookies, past the page cache. */
function createVisit(siteUrl: string, site: SiteFetch): NonNullable<AppContext['visit']> {
  return async (address) => {
    const answer = await site(new Request(siteUrl + address, { headers: { accept: 'text/html' } }));
    await answer.body?.cancel();
    return { status: answer.status, location: answer.headers.get('location') };
  };
}
