import { Parts } from '#ui/boundary.tsx';
import type { ShownPage } from '../content/reading/read-page.ts';
import { PageBlocks } from './page-blocks.tsx';
import { PageTop } from './page-top.tsx';
import { lazyWithRetry } from '#ui/loading/lazy-with-retry.ts';
import styles from './page-view.module.css';
import './preview-notice.module.css';

const loadNotice = async () => (await import('./preview-notice.tsx')).PreviewNotice;

/** In browsers the code is loaded for a preview; until then the document's stays. */
const PreviewNotice = import.meta.env.SSR ? await loadNotice() : lazyWithRetry(loadNotice);

/** A page of the page tree: head, then blocks. `stage`: the head fills the window, as on the home page. */
export function PageView({ page, stage = false }: { page: ShownPage; stage?: boolean }) {
  return (
    <Parts>
      <PageTop page={page} home={stage} />
      <div className={styles.blocks}>
        <PageBlocks page={page} />
      </div>
      {page.previewUntil !== undefined && <PreviewNotice until={page.previewUntil} />}
    </Parts>
  );
}
