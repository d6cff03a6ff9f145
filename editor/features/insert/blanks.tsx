import { type RefObject, useLayoutEffect, useState } from 'react';
import { isOneOf } from '#contract/base/one-of.ts';
import { keysOf } from '#contract/base/records.ts';
import { m } from '#messages/paraglide/messages.js';
import { useEditor, useObservable } from '../../core/editor-context.ts';
import { blockTitle } from '../../core/tree/step-names.ts';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import type { IconName } from '../../ui/icon.tsx';
import { kindIcon } from '../../ui/kind-icon.ts';
import { type ChosenKind, fillIn, insertBlock, writeInto } from '../blocks/block-actions.ts';
import styles from './insert.module.css';
import { isShown } from '../../core/view/editor-view.ts';
import { measureOnEvents } from '../../core/page-elements/measure-on-events.ts';

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

/** A marked element of the page, in pixels from the top left corner of the overlay. */
interface Marked {
  key: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Marks {
  selector: string;
  keyOf: (element: HTMLElement) => string;
}

/** The positions of the marked elements, measured again whenever the page may have changed. `marks` must be stable. */
function useMarked(layer: RefObject<HTMLElement | null>, marks: Marks): Marked[] {
  const { session, view } = useEditor();
  const [places, setPlaces] = useState<Marked[]>([]);
  const toolsHidden = useObservable(view.toolsHidden);
  useLayoutEffect(() => {
    // The positions change when rows scroll sideways.
    const measuring = measureOnEvents(['toggle', 'scroll', 'transitionend', 'load'], () => {
      const next = measureAll(layer.current, marks);
      setPlaces((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    });
    measuring.schedule();
    const stop = session.store.watchAll(measuring.schedule);
    const sizes = new ResizeObserver(measuring.schedule);
    sizes.observe(document.body);
    return () => {
      measuring.stop();
      stop();
      sizes.disconnect();
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the elements appear together with the tools
  }, [session, layer, marks, toolsHidden]);
  return places;
}

function measureAll(layer: HTMLElement | null, { selector, keyOf }: Marks): Marked[] {
  const origin = layer?.getBoundingClientRect();
  if (!origin) return [];
  return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
    const rect = element.getBoundingClientRect();
    // Elements in a closed `details` also have a size.
    if (rect.height === 0 || !isShown(element)) return [];
    const [left, top] = [Math.round(rect.left - origin.left), Math.round(rect.top - origin.top)];
    return [{ key: keyOf(element), left, top, width: Math.round(rect.width), height: Math.round(rect.height) }];
  });
}
