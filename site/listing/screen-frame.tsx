import { Parts } from '#ui/boundary.tsx';
import type { ReactNode } from 'react';
import { PlacedTitle, PlaceTools } from '#modules/rendering/in-place.tsx';
import type { ShownPage } from '../content/reading/read-page.ts';
import { hasBlocks, PageBlocks } from '../page/page-blocks.tsx';
import { Crumbs } from '../page/page-head.tsx';
import { Stage } from '../page/stage.tsx';
import { useShownHead } from '../page/use-shown-head.ts';
import styles from './screen-frame.module.css';
import pageHead from '../page/page-head.module.css';
import pageView from '../page/page-view.module.css';

interface ScreenFrameProps {
  page: ShownPage;
  /** Line beside the title, such as the active filters. */
  lead?: ReactNode;
  children: ReactNode;
}

/** Frame of a screen: its head, its own content, then the blocks of its page, if there is one. */
export function ScreenFrame({ page, lead, children }: ScreenFrameProps) {
  const head = useShownHead(page);
  const isEditable = page.section !== undefined;
  return (
    <Parts>
      {head.hero ? <Stage page={head} hero={head.hero} whole={false} /> : <ScreenHead page={head} lead={lead} />}
      {children}
      {(isEditable || hasBlocks(page)) && (
        <div className={hasBlocks(page) ? pageView.blocks : undefined}>
          <PageBlocks page={page} />
        </div>
      )}
    </Parts>
  );
}

function ScreenHead({ page, lead }: Omit<ScreenFrameProps, 'children'>) {
  return (
    <div className={`glow stage-colour stage-focus ${pageHead.head}`}>
      <div className="wrap">
        <Crumbs page={page} />
        <div className={styles.line}>
          <h1 className={pageHead.title} lang={page.lang}>
            <PlacedTitle text={page.headline || page.title} />
          </h1>
          {lead && <p className="lead">{lead}</p>}
        </div>
      </div>
      <PlaceTools place="head" />
    </div>
  );
}
