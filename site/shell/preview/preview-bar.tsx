import { renderToStaticMarkup } from 'react-dom/server';
import { previewPaths } from '#contract/editing/preview-name.ts';
import type { PreviewState } from '#contract/editing/season-preview.ts';
import { m } from '#messages/paraglide/messages.js';
import type { Locale } from '#text/languages.ts';
import { berlinZone } from '#time/berlin-zone.ts';
import { dateFormat } from '#time/date-format.ts';
import type { Content } from '../../content/content.ts';
import styles from './preview-bar.css?url';

/**
 * The bar of a preview, as HTML behind the page; empty for visitors. It is no part of what the browser hydrates, so it
 * stays while one navigates and costs visitors' pages no script.
 */
export async function previewBar(content: Content, locale: Locale): Promise<string> {
  if (!content.isPreview) return '';
  const state = await content.previewState(locale);
  return state === null || state.mode === 'none' ? '' : renderToStaticMarkup(<PreviewBar {...{ state, locale }} />);
}

function PreviewBar({ state, locale }: { state: PreviewState; locale: Locale }) {
  return (
    <>
      <link rel="stylesheet" href={styles} />
      <aside className="stage preview-bar" data-mode={state.mode} aria-label={m.page_preview()}>
        <div className="wrap">
          <p>
            <strong>{m.page_preview()}.</strong> {textOf(state, locale)}
          </p>
          <form method="post" action={`/${locale}${previewPaths.end}`}>
            <button type="submit">{m.preview_end()}</button>
          </form>
        </div>
      </aside>
    </>
  );
}

function textOf({ mode, season, expires_at: until }: PreviewState, locale: Locale): string {
  if (mode === 'editor') return m.preview_of_editors();
  if (mode !== 'season' || until === null) return m.preview_has_ended();
  const format = dateFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: berlinZone });
  return m.preview_of_season({ season, when: format.format(new Date(until)) });
}
