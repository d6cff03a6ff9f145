import { Suspense, useState } from 'react';
import { m } from '#messages/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { MissingList } from '../checks/missing-list.tsx';
import { type EditedPage, partOfSection } from '../../core/session/edited-page.ts';
import { lazyWithRetry } from '../../core/lazy-with-retry.ts';
import { useEditor } from '../../core/editor-context.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Look } from './look/look.tsx';
import { PublishLanguages } from './publish-languages.tsx';
import { PlannedNotice, PublishWhen } from './publish-when.tsx';
import { usePublishing } from './use-publishing.ts';

const PartUses = lazyWithRetry(() => import('../shared-parts/part-uses.tsx'));

/** Publishes the draft now or at a set time, or lists the issues that prevent it. */
export default function PublishDialog({ page, look = false }: { page: EditedPage; look?: boolean }) {
  const [isLooking, setIsLooking] = useState(look);
  const { session, view } = useEditor();
  const part = partOfSection(session.slug);
  const publishing = usePublishing(page);
  const { answered, needed, busy, problem, when, submit } = publishing;
  const label = when.at === 'now' ? m.editor_publish_now() : m.editor_publish_plan();
  return (
    <Dialog
      title={m.editor_publish()}
      icon="globe"
      size={isLooking ? 'l' : 'm'}
      close={() => view.closeDialog()}
      foot={
        <>
          <output className={problem ? ed.err : `${ed.small} ${ed.soft}`}>
            {problem ?? (busy ? m.editor_publishing() : '')}
          </output>
          <span className={ed.barSpace} />
          <Button look="line" label={m.editor_cancel()} onClick={() => view.closeDialog()} />
          <Button
            look="main"
            label={label}
            unable={(needed > 0 && m.editor_needed({ count: needed })) || (busy && m.editor_publishing())}
            onClick={() => void submit()}
          />
        </>
      }
    >
      <div className={ed.body}>
        {part !== null && (
          <Suspense>
            <PartUses id={part} warns />
          </Suspense>
        )}
        {session.isOwnerHidden && <p className={ed.hint}>{m.editor_owner_hidden_about()}</p>}
        <PlannedNotice {...publishing} />
        <MissingList answered={answered} />
        <PublishLanguages {...publishing} />
        <PublishWhen {...publishing} isPage={page.id !== null} />
        <Look page={page} {...publishing} isOpen={isLooking} setIsOpen={setIsLooking} />
      </div>
    </Dialog>
  );
}
