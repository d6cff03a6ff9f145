import type { RefObject } from 'react';
import { m } from '#site/paraglide/messages.js';
import { useEditor } from '../editor-context.ts';
import { Button } from './button.tsx';
import ed from './chrome.module.css';
import { useMarked } from './use-marked.ts';

/** A '+' in every list that has no block yet. */
export function EmptyLists({ layer }: { layer: RefObject<HTMLElement | null> }) {
  const { view } = useEditor();
  const rooms = useMarked(layer, measureRoom);
  return rooms.map(({ key, ...box }) => {
    const [parent = '', slot = '0'] = key.split(':');
    const open = () =>
      view.insertMenu.set({
        place: { parent, slot: Number(slot), index: 0 },
        left: box.left + box.width / 2 - 160,
        top: box.top + box.height / 2 + 20,
      });
    return (
      <div key={key} className={ed.hold} style={box} data-room>
        <div className={`${ed.plus} ${ed.plusQuiet}`} style={{ top: box.height / 2 - 14 }}>
          <Button icon="plus" iconOnly label={m.editor_insert_here()} onClick={open} />
        </div>
      </div>
    );
  });
}

const measureRoom = { selector: '[data-list]', keyOf: (element: HTMLElement) => element.dataset.list ?? '' };
