import { Parts } from '#ui/boundary.tsx';
import type { ShownPage } from '../content/reading/read-page.ts';
import { PageBlocks } from './page-blocks.tsx';
import { PageTop } from './page-top.tsx';
import { PreviewNotice } from './preview-notice.tsx';
import styles from './page-view.module.css';

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
