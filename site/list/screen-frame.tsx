import type { ReactNode } from 'react';
import { Blocks } from '#modules/blocks.tsx';
import type { ShownPage } from '../content/read-page.ts';
import { unseal } from '../content/sealed.ts';
import { EditMode } from '../page/edit-mode.tsx';
import { Crumbs } from '../page/page-head.tsx';
import { Stage } from '../page/stage.tsx';
import styles from './screen-frame.module.css';

interface ScreenFrameProps {
  page: ShownPage;
  /** A line beside the title, e.g. what the list is narrowed to. */
  lead?: ReactNode;
  children: ReactNode;
}

/** A screen of the house: its head, what the screen itself shows, then the blocks of its page where it has one. */
export function ScreenFrame({ page, lead, children }: ScreenFrameProps) {
  const hasBlocks = page.section !== undefined || unseal(page.modules).length > 0;
  return (
    <>
      {page.hero ? <Stage page={page} hero={page.hero} whole={false} /> : <ScreenHead page={page} lead={lead} />}
      {children}
      {hasBlocks && (
        <div className={unseal(page.modules).length > 0 ? styles.blocks : undefined}>
          <EditMode page={page}>
            <Blocks blocks={unseal(page.modules)} place="page" />
          </EditMode>
        </div>
      )}
    </>
  );
}

function ScreenHead({ page, lead }: Omit<ScreenFrameProps, 'children'>) {
  return (
    <div className={`glow stage-colour stage-focus ${styles.head}`}>
      <div className="wrap">
        <Crumbs page={page} />
        <div className={styles.line}>
          <h1 className={styles.title} lang={page.lang}>
            {page.headline || page.title}
          </h1>
          {lead && <p className="lead">{lead}</p>}
        </div>
      </div>
    </div>
  );
}
