import { m } from '#messages/paraglide/messages.js';
import { useEditor, useObservable } from '../../core/editor-context.ts';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import styles from './head-bar.module.css';
import { useHead } from './use-head.ts';

/** What was changed in the head, while its panel is closed: applied or discarded without opening it. */
export default function HeadBar({ id }: { id: number }) {
  const { view } = useEditor();
  const { settings, save, revert, failed, isChanged } = useHead(id);
  const { issues, problem, busy } = settings;
  const isTyped = useObservable(view.typedTitle) !== null;
  const leave = () => {
    view.headTouched.set(false);
    goToHead();
  };
  const apply = async () => {
    if (await save()) leave();
  };
  // Without the settings of the page a typed title cannot be applied, and the problem is said.
  if (!isChanged && !(problem && isTyped)) return null;
  const reasons = issues.map(({ message }) => message).join(' ');
  return (
    <section className={`${ed.ed} ${styles.bar} ${ed.anim}`} aria-label={m.head_of_page()} data-editor="head-bar">
      <p role="alert" className={failed || problem ? ed.err : undefined}>
        <b>{m.head_not_applied()}</b>
        <span className={ed.small}>{failed || reasons || problem || m.editor_page_holds_at_once()}</span>
      </p>
      <Button label={m.head_more()} onClick={() => view.panel.set({ kind: 'head', at: 'title' })} />
      <Button look="line" label={m.menus_revert()} onClick={() => (revert(), leave())} />
      <Button
        look="main"
        data-apply=""
        label={busy ? m.editor_saving() : m.editor_apply()}
        onClick={() => void apply()}
      />
    </section>
  );
}

/** The pressed button is gone. */
function goToHead(): void {
  document.querySelector<HTMLElement>('[data-place-opens="head"]')?.focus();
}
