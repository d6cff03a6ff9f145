import type { ReactElement } from 'react';
import { previewPaths } from '#contract/editing/preview-name.ts';
import type { PreviewState } from '#contract/editing/season-preview.ts';
import { m } from '#messages/paraglide/messages.js';
import type { Locale } from '#text/languages.ts';
import { berlinZone } from '#time/berlin-zone.ts';
import { dateFormat } from '#time/date-format.ts';
import type { Content } from '../../content/content.ts';
import { Notice } from './notice.tsx';

/** What of the site is previewed, and a button that ends it; null when the backend knows of no preview. */
export async function previewBar(content: Content, locale: Locale): Promise<ReactElement | null> {
  const state = await content.previewState(locale);
  return state === null || state.mode === 'none' ? null : <PreviewBar {...{ state, locale }} />;
}

function PreviewBar({ state, locale }: { state: PreviewState; locale: Locale }) {
  return (
    <Notice label={m.page_preview()}>
      <p>
        <strong>{m.page_preview()}.</strong> {textOf(state, locale)}
      </p>
      <form method="post" action={`/${locale}${previewPaths.end}`}>
        <button type="submit">{m.preview_end()}</button>
      </form>
    </Notice>
  );
}

function textOf({ mode, season, expires_at: until }: PreviewState, locale: Locale): string {
  if (mode === 'editor') return m.preview_of_editors();
  if (mode !== 'season' || until === null) return m.preview_has_ended();
  const format = dateFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: berlinZone });
  return m.preview_of_season({ season, when: format.format(new Date(until)) });
}
