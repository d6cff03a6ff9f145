import type { RefObject } from 'react';
import { m } from '#site/paraglide/messages.js';
import { insertBlock } from '../edit-commands.ts';
import { useEditor } from '../editor-context.ts';
import { Button } from './button.tsx';
import ed from './chrome.module.css';
import { kindIcon } from './kind-icon.ts';
import { useMarked } from './use-marked.ts';
import { writeInto } from './write-into.ts';

/** A '+' in every list that has no block yet; on an empty page in words, with the shortest way to begin. */
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
