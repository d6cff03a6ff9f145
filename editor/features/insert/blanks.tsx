import type { RefObject } from 'react';
import { isOneOf } from '#contract/base/one-of.ts';
import { keysOf } from '#contract/base/records.ts';
import { m } from '#messages/paraglide/messages.js';
import { useEditor } from '../../core/editor-context.ts';
import { blockTitle } from '../../core/tree/step-names.ts';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import type { IconName } from '../../ui/icon.tsx';
import { kindIcon } from '../../ui/kind-icon.ts';
import { type ChosenKind, fillIn, insertBlock, writeInto } from '../blocks/block-actions.ts';
import styles from './blanks.module.css';
import { useMarked } from './use-marked.ts';

/** A '+' in every empty list; on an empty page with a text and the quickest ways to start. */
export function EmptyLists({ layer }: { layer: RefObject<HTMLElement | null> }) {
  const { session, view } = useEditor();
  const rooms = useMarked(layer, measureRoom);
  return rooms.map(({ key, ...box }) => {
    const [parent = '', slot = '0'] = key.split(':');
    const open = () =>
      view.insertMenu.set({
        place: { parent, slot: Number(slot), index: 0 },
        left: box.left + box.width / 2 - 160,
        top: box.top + box.height / 2 + 20,
      });
    const isPage = parent === session.store.root.id;
    return (
      <div key={key} className={ed.hold} style={box} data-room>
        <div className={`${ed.plus} ${isPage ? ed.plusPage : ed.plusQuiet}`} style={{ top: box.height / 2 - 14 }}>
          <Button icon="plus" iconOnly={!isPage} label={m.editor_insert_here()} onClick={open} />
          {isPage && (
            <Button
              icon={kindIcon('text')}
              label={m.editor_begin_writing()}
              onClick={() => writeInto(session, insertBlock(session, 'text'))}
            />
          )}
        </div>
      </div>
    );
  });
}

const measureRoom = { selector: '[data-list]', keyOf: (element: HTMLElement) => element.dataset.list ?? '' };

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
