import { type CSSProperties, useEffect, useMemo, useRef } from 'react';
import { m } from '#messages/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { useEditor, useStoredBlock } from '../../core/editor-context.ts';
import { changedInText, contentsOf, originOf } from './describe-paste.ts';
import type { Pasted } from './paste-into.ts';
import styles from './paste-notice.module.css';
import type { EditSession } from '../../core/session/edit-session.ts';
import { canSplitText, splitText } from '../blocks/split-text.ts';
import { partsToModules } from './parts-to-modules.ts';

/** Shown after a paste: what was inserted, and how it can be converted. */
export default function PasteNotice({ pasted, style }: { pasted: Pasted; style: CSSProperties }) {
  const { session, view } = useEditor();
  const notice = useRef<HTMLElement>(null);
  const modules = useMemo(() => modulesIn(session, pasted), [session, pasted]);
  const { paste, commands } = pasted;
  useStoredBlock(pasted.id);
  useEffect(() => {
    if (commands.around() === null) view.pasted.set(null);
  });
  const { isCut } = commands;
  const cut = modules > 0 ? m.editor_pasted_long() : m.editor_pasted_cut();
  const changes = `${changedInText(paste)} ${isCut ? cut : ''}`.trim();
  const said = `${originOf(paste)} ${contentsOf(paste)}. ${changes}`.trim();
  useEffect(() => {
    if (notice.current) moveOutOfPanel(notice.current);
    notice.current?.scrollIntoView({ block: 'nearest' });
    session.alerts.announce(said);
  }, [session, said]);
  const end = (act?: () => void) => {
    view.pasted.set(null);
    if (act) act();
    else commands.focus();
  };
  return (
    <section
      ref={notice}
      className={`${ed.pop} ${ed.anim} ${styles.notice}`}
      style={style}
      aria-label={m.editor_pasted()}
      data-editor="pasted"
    >
      <p>
        <b>{originOf(paste)}</b> {contentsOf(paste)}. {changes}
      </p>
      <div className={`${ed.acts} ${styles.acts}`}>
        <Button
          look={isCut && modules > 0 ? 'line' : 'main'}
          small
          label={m.editor_pasted_keep()}
          onClick={() => end()}
        />
        {paste.origin !== null && (
          <Button look="line" small label={m.editor_as_plain_text()} onClick={() => end(commands.asPlainText)} />
        )}
        {modules > 0 && (
          <Button
            look={isCut ? 'main' : 'line'}
            small
            label={m.editor_split_into({ count: modules })}
            onClick={() => end(() => splitPaste(session, pasted))}
          />
        )}
        <Button small label={m.editor_take_back()} onClick={() => end(() => session.undo())} />
      </div>
    </section>
  );
}

/** The left panel lies above the page: a notice that begins under it moves to its edge. */
function moveOutOfPanel(notice: HTMLElement): void {
  const panel = document.querySelector('[data-editor="modules"]')?.getBoundingClientRect();
  const { left } = notice.getBoundingClientRect();
  if (panel && panel.left <= left && panel.right > left) notice.style.marginLeft = `${panel.right + 8 - left}px`;
}

/** Number of modules for a paste. 0 when it cannot be split: too short, not German, or not allowed there. */
function modulesIn(session: EditSession, { id, field, locale, paste }: Pasted): number {
  const count = partsToModules(paste.parts, locale).length;
  const canSplit = locale === 'de' && canSplitText(session, { id, field, locale }, ['headline', 'text', 'quote']);
  return canSplit && count > 1 ? count : 0;
}

/** Removes the paste from its text and inserts it as modules; the text after the caret follows them. */
function splitPaste(session: EditSession, { id, field, locale, paste, commands }: Pasted): void {
  const around = commands.around();
  if (!around) return;
  const blocks = partsToModules(paste.parts, locale);
  const label = m.editor_step_split({ count: blocks.length });
  splitText(session, { id, field, locale }, around, { blocks, label });
  session.fields.focus({ id: blocks[0]?.id ?? null, field: null });
  session.alerts.announce(label);
}
