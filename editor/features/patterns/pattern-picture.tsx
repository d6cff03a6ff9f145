import { type CSSProperties, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type FlatBlock, flatten } from '#contract/blocks/flat-block.ts';
import type { PatternEntry } from '#contract/editing/patterns/patterns-api.ts';
import type { SectionDraft } from '#contract/editing/section.ts';
import { EditSurfaceContext } from '#modules/rendering/edit-surface.ts';
import { SectionBlocks } from '#modules/section-blocks.tsx';
import { useEditor } from '../../core/editor-context.ts';
import { readContent } from './read-patterns.ts';
import styles from './patterns.module.css';

let known: { count: number; sheet: CSSStyleSheet } | undefined;

/** The styles of the page as one sheet, for a shadow tree; made anew when more styles were loaded. */
function pageStyles(): CSSStyleSheet {
  const sheets = [...document.styleSheets];
  if (known?.count === sheets.length) return known.sheet;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(sheets.flatMap(rulesOf).join('\n'));
  known = { count: sheets.length, sheet };
  return sheet;
}

/** None of a sheet from elsewhere, which may not be read. */
function rulesOf({ href, cssRules }: CSSStyleSheet): string[] {
  const isOwn = href === null || href.startsWith(window.location.origin);
  return isOwn ? [...cssRules].map(({ cssText }) => cssText) : [];
}

interface PatternPictureProps {
  pattern: Pick<PatternEntry, 'section'>;
  /** In pixels. */
  width: number;
  height: number;
}

/** In pixels; a wider page looks the same with wider margins. */
const widestPage = 1200;

/**
 * The modules of a pattern as visitors would see them at the width of this window, made small. They are in a shadow
 * tree, so that neither the styles nor the code of the editor take them for modules of the page.
 */
export default function PatternPicture({ pattern, width, height }: PatternPictureProps) {
  const host = useRef<HTMLDivElement>(null);
  const blocks = useBlocks(pattern, host);
  const [shadow, setShadow] = useState<ShadowRoot | null>(null);
  useLayoutEffect(() => {
    if (blocks) setShadow(openShadow(host.current));
  }, [blocks]);
  const page = Math.min(widestPage, window.innerWidth);
  return (
    <div ref={host} className={styles.picture} style={{ width, height }} aria-hidden="true" inert>
      {shadow &&
        blocks &&
        createPortal(
          <div style={{ ...paper(), width: page, transform: `scale(${width / page})`, transformOrigin: '0 0' }}>
            <EditSurfaceContext.Provider value={null}>
              <SectionBlocks blocks={blocks} />
            </EditSurfaceContext.Provider>
          </div>,
          shadow,
        )}
    </div>
  );
}

/** Null in browsers that cannot share the styles of the page with it: the name stands alone there. */
function openShadow(element: HTMLElement | null): ShadowRoot | null {
  if (!element || !('adoptedStyleSheets' in document)) return null;
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [pageStyles()];
  return root;
}

/** Its modules in the language of the page, once it is in view; null until then. */
function useBlocks(pattern: PatternPictureProps['pattern'], host: { current: HTMLElement | null }): FlatBlock[] | null {
  const { session } = useEditor();
  const [content, setContent] = useState<SectionDraft | null>(null);
  useEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      // Without an answer the name stands alone.
      readContent(session, pattern).then(setContent, () => {});
    });
    seen.observe(element);
    return () => seen.disconnect();
  }, [session, pattern, host]);
  const { locale } = session;
  return useMemo(() => {
    const root = content && flatten(content.body, { locale, resolved: content.resolved[locale] });
    return root ? (root.columns ?? []).flatMap((column) => column.children) : null;
  }, [content, locale]);
}

/** What the page inherits from its body; the shorthand of its font is empty where it has features. */
function paper(): CSSProperties {
  const { fontFamily, fontSize, fontWeight, lineHeight, color, letterSpacing } = getComputedStyle(document.body);
  return { fontFamily, fontSize, fontWeight, lineHeight, color, letterSpacing, hyphens: 'auto', paddingBlock: 32 };
}
