import type { RefObject } from 'react';
import { isOneOf } from '#contract/base/one-of.ts';
import { keysOf } from '#contract/base/records.ts';
import { m } from '#messages/paraglide/messages.js';
import { useEditor } from '../../core/editor-context.ts';
import { blockTitle } from '../../core/tree/step-names.ts';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import styles from './blanks.module.css';
import { type ChosenKind, fillIn } from '../blocks/fill-in.ts';
import type { IconName } from '../../ui/icon.tsx';
import { useMarked } from './use-marked.ts';

const looks: Record<ChosenKind, { icon: IconName; label: () => string }> = {
  image: { icon: 'image', label: () => m.editor_choose_image() },
  event: { icon: 'event', label: () => m.editor_choose_events() },
  embed: { icon: 'link', label: () => m.editor_give_address() },
};
/** Below this width, in pixels, the button of a placeholder shows only its icon. */
const roomForWords = 190;

/** A button in every placeholder of the page, to add the missing picture, event or address. */
export function Blanks({ layer }: { layer: RefObject<HTMLElement | null> }) {
  const { session, view } = useEditor();
  const blanks = useMarked(layer, measureBlank);
  return blanks.map(({ key, ...box }) => {
    const [id = '', kind] = key.split(':');
    const block = session.store.block(id);
    if (!block || !isOneOf(keysOf(looks), kind)) return null;
    const { icon, label } = looks[kind];
    return (
      <div key={key} className={`${ed.hold} ${styles.blank}`} style={box}>
        <Button
          icon={icon}
          look="line"
          iconOnly={box.width < roomForWords}
          label={label()}
          aria-description={blockTitle(block, session.locale)}
          onClick={() => fillIn(session, view, id, [kind])}
        />
      </div>
    );
  });
}

const measureBlank = {
  selector: '[data-blank]',
  keyOf: (element: HTMLElement) =>
    `${element.closest<HTMLElement>('[data-block]')?.dataset.block}:${element.dataset.blank}`,
};
