import type { RefObject } from 'react';
import { m } from '#messages/paraglide/messages.js';
import { insertBlock } from '../blocks/block-actions.ts';
import { useEditor } from '../../core/editor-context.ts';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { kindIcon } from '../../ui/kind-icon.ts';
import { useMarked } from './use-marked.ts';
import { writeInto } from '../blocks/write-into.ts';

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
