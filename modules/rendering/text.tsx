import { createElement, useContext } from 'react';
import type { FlatBlock } from '#contract/blocks/flat-block.ts';
import { m } from '#messages/paraglide/messages.js';
import { Boundary } from '#ui/boundary.tsx';
import { EditSurfaceContext } from './edit-surface.ts';

type TextTag = 'p' | 'span' | 'div' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'cite' | 'figcaption' | 'footer';

export interface TextProps {
  /** The block that the text belongs to. */
  of: FlatBlock;
  /** Name of a `line` or `lines` field. */
  field: string;
  as?: TextTag;
  className?: string | undefined;
  /** Shown where the field is empty; otherwise an empty field renders nothing. */
  standIn?: string | undefined;
}

/** A plain text of a block, with `lang` if it fell back to German; its stand-in, if any, where it is empty. */
export function Text(props: TextProps) {
  const surface = useContext(EditSurfaceContext);
  if (surface) return createElement(surface.Text, props);
  const { of, field, as = 'span', className, standIn } = props;
  const value = String(of[field] || standIn || '');
  if (value === '') return null;
  return <Boundary>{createElement(as, { className, lang: langOf(of, field) }, value)}</Boundary>;
}

export interface RichTextProps {
  of: FlatBlock;
  /** Name of a `rich` field. */
  field: string;
  className?: string | undefined;
}

/** A rich text of a block; its HTML was sanitised when it was saved. */
export function RichText(props: RichTextProps) {
  const surface = useContext(EditSurfaceContext);
  if (surface) return createElement(surface.RichText, props);
  const { of, field, className } = props;
  const html = String(of[field] ?? '');
  if (html === '') return null;
  return <div className={className} lang={langOf(of, field)} dangerouslySetInnerHTML={{ __html: withHints(html) }} />;
}

/** Announces to screen readers that a link opens a new window, as SmartLink does. */
function withHints(html: string): string {
  if (!html.includes('target="_blank"')) return html;
  const hint = `<span class="unseen"> ${m.opens_in_new_window()}</span>`;
  return html.replaceAll(/<a\s[^>]*target="_blank"[^>]*>[\s\S]*?(?=<\/a>)/g, (link) => link + hint);
}

/** `de` if the field fell back to German, otherwise undefined (the language of the page). */
export function langOf(block: FlatBlock, field: string): string | undefined {
  return block.fallback?.includes(field) ? 'de' : undefined;
}
