import type { Backend } from '../../http/backend.ts';
import { pageEditorApi } from '#contract/api.ts';
import { readVersionParts } from '#contract/editing/version-parts.ts';
import type { AppContext } from '../../app-context.ts';
import { mountQuery } from '../../http/mount.ts';
import { pageSettingsRoutes } from './editing/settings-routes.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Block } from '#contract/blocks/block.ts';
import { readFocal } from '#contract/blocks/page-head.ts';
import { AppError } from '#contract/base/errors.ts';
import { byLocale, type Locale } from '#text/languages.ts';
import { inLocale } from '#contract/base/localized.ts';
import { type Picture, renditionUrl, widthsFor } from '#contract/media/media.ts';
import type { Page } from '#contract/pages/page.ts';
import { adminAddress } from '../links/addresses.ts';
import type { Visibility } from '../../db/visibility.ts';
import { isPage, pages } from '../../db/tables/pages.ts';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { picturesByIds } from '../../platform/pictures/pictures.ts';
import { type CacheDependencies, tags } from '../../platform/invalidation/tags.ts';
import type { ShowOptions } from '../sections/show-section.ts';
import { previewHolds } from './previews/preview-links.ts';
import { type PageRow, urlsOf } from '../links/page-address.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import { readPageContent } from './page-content.ts';

export function pagesRoutes(app: Backend, ctx: AppContext): void {
  mountQuery({ app, ctx }, pageEditorApi.page, async (call) => {
    const { params, query, user, request } = call;
    const { locale, path } = params;
    return readPage(
      ctx,
      {
        locale,
        path,
        visibility: request.visibility,
        isEditor: user !== null,
        edit: query.edit !== undefined,
        version: query.version_id,
        parts: readVersionParts(query.version_parts),
        preview: query.preview,
      },
      call,
    );
  });
  pageSettingsRoutes(app, ctx);
}

interface PageQuestion {
  locale: Locale;
  /** Path below the locale; empty for the home page. */
  path: string;
  /** What lists and links on the page may show. */
  visibility: Visibility;
  /** Signed-in users also see pages that are not public. */
  isEditor: boolean;
  /** Requests the draft; editors only. */
  edit: boolean;
  /** Number of a revision; editors only. */
  version: number | undefined;
  /** Of a revision, the shared parts whose draft is shown; undefined: all. */
  parts?: number[] | undefined;
  /** Token of a preview link. */
  preview?: string | undefined;
}

/** Reads a page with its content and adds its cache dependencies to `deps`. Throws 404 for an unknown or hidden page. */
async function readPage(ctx: AppContext, question: PageQuestion, deps: CacheDependencies): Promise<Page> {
  const [row, ...above] = await findPage(ctx.db, question);
  if (!row) throw new AppError('not_found');
  deps.tags.add(tags.page(row.id));
  const preview = question.preview === undefined ? null : await previewHolds(ctx, question.preview, row.id);
  if (!row.isOnline && !question.isEditor && !preview) throw new AppError('not_found', 'page_offline');
  const version = preview ? 'draft' : versionOf(question);
  const content = await readPageContent(ctx, row.id, {
    version,
    parts: typeof version === 'number' ? question.parts : undefined,
    locale: question.locale,
    visibility: question.isEditor ? 'all' : question.visibility,
  });
  for (const moment of content.expiresAt) deps.expiresAt.add(moment);
  const shown = content.head ? { ...row, ...columnsOf(content.head) } : row;
  const pictureIds = [shown.ogImageId, shown.heroImageId].filter((id) => id !== null);
  const pictures = await picturesByIds({ db: ctx.db, locale: question.locale }, pictureIds);
  for (const tag of [...content.tags, ...pictureIds.map(tags.media), ...above.map(({ id }) => tags.page(id))])
    deps.tags.add(tag);
  return {
    ...describe(shown, question.locale),
    ...shared(pictures[String(shown.ogImageId)] ?? pictures[String(shown.heroImageId)]),
    hero: withFocal(pictures[String(shown.heroImageId)] ?? null, content.head),
    modules: content.modules,
    section: content.slug,
    breadcrumb: above
      .filter(({ isOnline }) => isOnline || question.isEditor)
      .map((ancestor) => toCrumb(ancestor, question.locale)),
    ...(typeof version === 'number' ? { version } : {}),
    ...(question.preview === undefined ? {} : { preview: { expires_at: preview && berlinIso(preview) } }),
  };
}

/** What a draft shows in the head. The address stays: the page is read, and edited, at that of its visitors. */
function columnsOf({ fields, translations: { de, en } }: Block): Pick<PageRow, 'title' | 'headline' | 'heroImageId'> {
  const { hero_image: picture } = fields;
  return {
    title: { de: String(de.title ?? ''), en: String(en.title ?? '') },
    headline: { de: String(de.headline ?? ''), en: String(en.headline ?? '') },
    heroImageId: typeof picture === 'number' ? picture : null,
  };
}

function withFocal(picture: Picture | null, head: Block | null): Picture | null {
  const focal = head && readFocal(head);
  return picture && focal ? { ...picture, focal } : picture;
}

/** Everybody except editors gets the published state. */
function versionOf({ isEditor, edit, version }: PageQuestion): ShowOptions['version'] {
  if (!isEditor) return 'published';
  return version ?? (edit ? 'draft' : 'published');
}

/** The page at a path and those above it, in any order. */
const chainAt = byLocale((locale) =>
  prepared(`page_chain_${locale}`, (db) => {
    const own = and(eq(locale === 'de' ? pages.pathDe : pages.pathEn, sql.placeholder('path')), isPage);
    const chain = sql`(
      with recursive chain as (
        select id, parent_id from ${pages} where ${own}
        union select parent.id, parent.parent_id from ${pages} parent join chain on parent.id = chain.parent_id
      ) select id from chain)`;
    return db
      .select({ page: pages, isOwn: sql<boolean>`${own}` })
      .from(pages)
      .where(inArray(pages.id, chain));
  }),
);

/** The page, and the pages above it, top first; nothing for an unknown path. */
async function findPage(db: Database, { locale, path }: PageQuestion): Promise<PageRow[]> {
  const found = await chainAt[locale](db).execute({ path: path.replace(/\/+$/, '') });
  const byId = new Map(found.map(({ page }) => [page.id, page]));
  const above: PageRow[] = [];
  const page = found.find(({ isOwn }) => isOwn)?.page;
  if (!page) return [];
  for (let next = byId.get(page.parentId ?? 0); next; next = byId.get(next.parentId ?? 0)) above.unshift(next);
  return [page, ...above];
}

function describe(row: PageRow, locale: Locale) {
  const { text: title, lang } = inLocale(row.title, locale);
  const text = (value: PageRow['title']) => inLocale(value, locale).text;
  const metaTitle = text(row.metaTitle) || title;
  const metaDescription = text(row.metaDescription);
  return {
    id: row.id,
    urls: urlsOf(row),
    content_type: row.contentType,
    title,
    headline: text(row.headline),
    is_online: row.isOnline,
    is_clickable: row.isClickable,
    in_menu: row.inMainNavigation || row.inMenu,
    in_footer: row.inFooter,
    meta_title: metaTitle,
    meta_description: metaDescription,
    og_title: text(row.ogTitle) || metaTitle,
    og_description: text(row.ogDescription) || metaDescription,
    og_type: row.ogType,
    settings_url: adminAddress('pages', row.id),
    ...(lang ? { lang } : {}),
  };
}

/** The picture for social networks. */
function shared(picture: Picture | undefined): Pick<Page, 'og_image' | 'og_image_thumbs' | 'og_image_details'> {
  if (!picture) return { og_image: '', og_image_thumbs: {} };
  const widths = widthsFor(picture.width);
  const width = widths.at(-1) ?? 320;
  const height = Math.round((picture.height * width) / picture.width);
  return {
    og_image: renditionUrl(picture.base, width, 'jpg'),
    og_image_details: { width, height, alt: picture.alt },
    og_image_thumbs: Object.fromEntries(widths.map((each) => [String(each), renditionUrl(picture.base, each, 'jpg')])),
  };
}

function toCrumb(row: PageRow, locale: Locale): { title: string; url: string } {
  return { title: inLocale(row.title, locale).text, url: urlsOf(row)[locale] };
}
