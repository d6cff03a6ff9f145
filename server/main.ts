import { openTicketProvider } from '#demo/open-ticket-provider.ts';
import { isEmpty, seedDemo } from '#demo/seed.ts';
import { warmPictures } from '#demo/warm-pictures.ts';
import { type FirstAdmin, ensureFirstAdmin } from './accounts/first-admin.ts';
import { startResetLinks } from './accounts/forgotten-password.ts';
import { createApp } from './app.ts';
import { startPruning } from './audit/prune-audit.ts';
import { isUnavailable } from './db/is-unavailable.ts';
import { withContentElsewhere } from './elsewhere/with-content-elsewhere.ts';
import { callers } from './entrance/callers.ts';
import { inTurn } from './entrance/in-turn.ts';
import { keepTickShape } from './entrance/keep-tick-shape.ts';
import { createListener } from './entrance/listener.ts';
import { openServer, type OpenServer } from './entrance/open-server.ts';
import { type Config, readConfig } from './env.ts';
import type { House } from './house.ts';
import { type ContentFetch, loadBuiltSite, loadDevelopmentSite } from './load-site.ts';
import { openHouse } from './open-house.ts';
import { startMailSender } from './mail/start-mail-sender.ts';
import { startNewsletter } from './newsletter/start-newsletter.ts';
import { PageCache } from './page-cache/page-cache.ts';
import { startPublishing } from './publishing/do-planned.ts';
import { startThinning } from './sections/thin-revisions.ts';
import { createShop } from './webshop/open-shop.ts';
import { createReadFrame } from './webshop/shop-frame.ts';
import { type Availability, startAvailability } from './webshop/take-availability.ts';

const development = process.argv.includes('--development');
// Without it React renders with all its development checks, at a third of the speed.
process.env.NODE_ENV ??= development ? 'development' : 'production';

keepTickShape();
const closing: (() => Promise<void>)[] = [];
let stopping = false;

run(process.env).catch(async (error: unknown) => {
  if (stopping) return;
  console.error(explain(error));
  await closeAll();
  process.exit(1);
});

async function run(env: NodeJS.ProcessEnv): Promise<void> {
  const settings = readConfig(env);
  process.once('SIGTERM', stop);
  process.on('SIGINT', stop);
  const door = await openServer(settings);
  closing.push(door.close);
  const config =
    settings.port === 0 ? { ...settings, siteUrl: settings.siteUrl.replace(/:0$/, `:${door.port}`) } : settings;
  const { house: bare, close } = await openHouse(config);
  closing.unshift(close);
  const admin = await ensureFirstAdmin(bare);
  const fresh = config.demo && (await isEmpty(bare));
  if (fresh) await fillWithDemo(bare);
  const house = await withTicketing(bare, door.port);
  closing.push(() => house.lines.close());
  closing.push(startMailSender(house).close);
  closing.push(startPublishing(house).close);
  closing.push(startNewsletter(house).close);
  closing.push(startPruning(house).close);
  closing.push(startThinning(house).close);
  closing.push(startResetLinks(house).close);
  await openDoors(house, door);
  welcome(config, admin);
  if (fresh) warmInTheBackground(house);
}

/** The house with the demo's ticket provider, where that one is wanted. */
async function withTicketing(house: House, port: number): Promise<House> {
  const provider = await openTicketProvider(house, port);
  if (!provider) return house;
  closing.unshift(provider.close);
  const { config } = house;
  return { ...house, config: { ...config, ticketing: { ...config.ticketing, url: provider.url } } };
}

/** A fault here only means that a picture is made when it is asked for. */
function warmInTheBackground(house: House): void {
  const closed = new AbortController();
  const warmed = warmPictures(house, closed.signal).catch((error: unknown) => console.error(error));
  closing.unshift(() => {
    closed.abort();
    return warmed;
  });
}

async function openDoors(house: House, door: OpenServer): Promise<void> {
  const { config } = house;
  const app = createApp(house);
  const own: ContentFetch = async (request) => app.fetch(request, callers.getStore());
  // The newsletter is the house's own, whichever backend has the content.
  const contentFetch: ContentFetch = config.contentApiUrl
    ? (request) => (/\/api\/newsletter\//.test(request.url) ? own(request) : house.fetch(request))
    : own;
  const { report } = house.reporter;
  const site = await (development
    ? loadDevelopmentSite({ config, contentFetch, report }, door.server)
    : loadBuiltSite({ config, contentFetch, report, onChange: house.changes.onDrop }));
  if (site.close) closing.push(site.close);
  const draw = inTurn(site.fetch);
  const pages = new PageCache({
    bytes: development ? 0 : config.pageCacheBytes,
    tellsTags: config.cacheTags,
    make: (key) => draw(new Request(config.siteUrl + key, { headers: { accept: 'text/html' } })),
  });
  house.changes.onDrop((tags) => pages.drop(tags));
  let availability: Availability | undefined;
  const listener = createListener({
    pages,
    reporter: house.reporter,
    files: site.files,
    backend: withContentElsewhere(house, (request, bindings) => app.fetch(request, bindings)),
    site: draw,
    shop: createShop({ config, frame: createReadFrame(pages), onOrder: () => availability?.soon() }),
    uploadBytes: config.upload.bytes,
  });
  door.use(site.wrap ? site.wrap(listener) : listener);
  if (config.ticketing.url === undefined) return;
  availability = startAvailability(house);
  closing.push(availability.close);
}

async function fillWithDemo(house: House): Promise<void> {
  const startedAt = performance.now();
  console.log('Filling the empty database with the demo house. This happens once.');
  await seedDemo(house, (line) => console.log(`  ${line}`));
  console.log(`The demo house is furnished (${((performance.now() - startedAt) / 1000).toFixed(1)} s).`);
}

function welcome(config: Config, admin: FirstAdmin | null): void {
  console.log(`\nThe house is open: ${config.siteUrl}\n`);
  if (admin?.password) {
    console.log(`First admin, shown only this once:\n  e-mail    ${admin.email}\n  password  ${admin.password}\n`);
  } else if (admin) {
    console.log(`First admin: ${admin.email}, with the password from ADMIN_PASSWORD.\n`);
  }
}

function stop(): void {
  if (stopping) return;
  stopping = true;
  closeAll().then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
}

/** The door first, so that nobody new comes in while the rest is put away. */
async function closeAll(): Promise<void> {
  for (const close of closing.toReversed()) await close();
}

function explain(error: unknown): unknown {
  if (isUnavailable(error))
    return 'The database cannot be reached. Check DATABASE_URL and that PostgreSQL runs; see docs/operations.md.';
  return error instanceof Error && error.constructor === Error ? error.message : error;
}
