import type { OpenAPIHono } from '@hono/zod-openapi';
import { Backend } from './http/backend.ts';
import { checkCsrf } from './areas/accounts/sessions/csrf.ts';
import { limitRates } from './http/limit-rates.ts';
import { accountsRoutes } from './areas/accounts/routes.ts';
import { withActor } from './platform/audit/record.ts';
import { auditRoutes } from './areas/audit/routes.ts';
import { backOfficeRoutes } from './areas/back-office/routes.ts';
import { contentArchiveRoutes } from './areas/content-archive/routes.ts';
import { contactRoutes } from './areas/contact/routes.ts';
import { describeApi } from './http/describe-api.ts';
import { feedsRoutes } from './areas/feeds/routes.ts';
import { guardAddress } from './http/mount.ts';
import { healthRoutes } from './areas/status/check-readiness.ts';
import { homeRoutes } from './areas/home/routes.ts';
import type { AppContext } from './app-context.ts';
import { importRoutes } from './areas/import/routes.ts';
import { takeOverRoutes } from './areas/take-over/routes.ts';
import { answerOnce } from './http/answer-once.ts';
import { limitBody } from './http/limit-body.ts';
import { linksRoutes } from './areas/links/routes.ts';
import { magazineRoutes } from './areas/magazine/routes.ts';
import { notesRoutes } from './areas/notes/routes.ts';
import { outboxRoutes } from './areas/outbox/routes.ts';
import { mediaRoutes } from './areas/media/routes.ts';
import { navigationRoutes } from './areas/navigation/routes.ts';
import { newsletterRoutes } from './areas/newsletter/routes.ts';
import { onError, onNotFound } from './http/errors/on-error.ts';
import { pagesRoutes } from './areas/pages/routes.ts';
import { patternsRoutes } from './areas/patterns/routes.ts';
import { sharedPartsRoutes } from './areas/shared-parts/routes.ts';
import { peopleRoutes } from './areas/people/routes.ts';
import { presenceRoutes } from './areas/presence/routes.ts';
import { pressRoutes } from './areas/press/routes.ts';
import { previewsRoutes } from './areas/pages/previews/routes.ts';
import { programmeRoutes } from './areas/programme/routes.ts';
import { publishingRoutes } from './areas/publishing/routes.ts';
import { redirectsRoutes } from './areas/redirects/routes.ts';
import { reportsRoutes } from './areas/reports/routes.ts';
import { allResources, versionedRecords } from './all-resources.ts';
import { bulkEventRoutes } from './areas/programme/bulk/routes.ts';
import { seasonPreviewRoutes } from './areas/programme/previews/routes.ts';
import { releaseRoutes } from './areas/programme/release/routes.ts';
import { eventDatesRoutes } from './areas/programme/resources/event-dates-routes.ts';
import { substitutionsRoutes } from './areas/programme/substitutions/routes.ts';
import { shownRoutes } from './areas/shown-routes.ts';
import { versionRoutes } from './resources/restoring/routes.ts';
import { requestsRoutes } from './areas/approvals/routes.ts';
import { replacingRoutes } from './areas/search-replace/routes.ts';
import { resourcesRoutes, storedRoutes } from './resources/routes.ts';
import { searchRoutes } from './areas/search/routes.ts';
import { sectionsRoutes } from './areas/sections/routes.ts';
import { houseRoutes } from './areas/sharing/house-routes.ts';
import { sharingRoutes } from './areas/sharing/routes.ts';
import { siteSettingsRoutes } from './areas/site-settings/routes.ts';
import { openingRoutes } from './areas/opening/routes.ts';
import { statusRoutes } from './areas/status/routes.ts';
import { translationRoutes } from './areas/translation/routes.ts';
import { subscriptionsRoutes } from './areas/subscriptions/routes.ts';
import { noSniff } from './http/no-sniff.ts';
import { refusePartsOff } from './http/parts/refuse-parts-off.ts';
import { usersRoutes } from './areas/users/routes.ts';

/** Calls whose answers are files: media, sharing pictures, marks of the house, feeds. */
function fileRoutes(app: OpenAPIHono, ctx: AppContext): void {
  mediaRoutes(app, ctx);
  sharingRoutes(app, ctx);
  houseRoutes(app, ctx);
  feedsRoutes(app, ctx);
}

/** Work of the staff on everything that has versions. */
function versionedRoutes(app: OpenAPIHono, ctx: AppContext): void {
  versionRoutes(app, ctx, versionedRecords);
  requestsRoutes(app, ctx, versionedRecords);
  notesRoutes(app, ctx, versionedRecords);
  replacingRoutes(app, ctx, versionedRecords);
  sharedPartsRoutes(app, ctx, versionedRecords);
}

/** Creates the backend: all areas, in the order in which their routes are matched. */
export function createApp(ctx: AppContext): Backend {
  const app = new Backend();
  app.onError((error, context) => onError(error, context, ctx.reporter));
  app.notFound(onNotFound);
  healthRoutes(app, ctx);
  app.use(
    noSniff,
    guardAddress,
    limitRates(ctx),
    checkCsrf(ctx),
    withActor(ctx),
    limitBody,
    refusePartsOff(ctx),
    answerOnce(ctx),
  );
  accountsRoutes(app, ctx);
  usersRoutes(app, ctx);
  auditRoutes(app, ctx);
  backOfficeRoutes(app, ctx);
  sectionsRoutes(app, ctx, allResources);
  patternsRoutes(app, ctx);
  translationRoutes(app, ctx);
  presenceRoutes(app, ctx);
  publishingRoutes(app, ctx, versionedRecords);
  previewsRoutes(app, ctx);
  linksRoutes(app, ctx);
  pagesRoutes(app, ctx);
  navigationRoutes(app, ctx);
  redirectsRoutes(app, ctx);
  importRoutes(app, ctx);
  takeOverRoutes(app, ctx);
  eventDatesRoutes(app, ctx);
  substitutionsRoutes(app, ctx);
  bulkEventRoutes(app, ctx);
  releaseRoutes(app, ctx, allResources);
  versionedRoutes(app, ctx);
  seasonPreviewRoutes(app, ctx);
  storedRoutes(app, ctx, allResources);
  programmeRoutes(app, ctx);
  peopleRoutes(app, ctx);
  magazineRoutes(app, ctx);
  subscriptionsRoutes(app, ctx);
  pressRoutes(app, ctx);
  contactRoutes(app, ctx);
  newsletterRoutes(app, ctx);
  outboxRoutes(app, ctx);
  openingRoutes(app, ctx);
  statusRoutes(app, ctx);
  contentArchiveRoutes(app, ctx);
  homeRoutes(app, ctx);
  resourcesRoutes(app, ctx, allResources);
  shownRoutes(app, ctx);
  searchRoutes(app, ctx);
  siteSettingsRoutes(app, ctx);
  reportsRoutes(app, ctx);
  fileRoutes(app, ctx);
  describeApi(app);
  return app;
}
