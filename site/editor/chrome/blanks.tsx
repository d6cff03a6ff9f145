import type { RefObject } from 'react';
import { m } from '#site/paraglide/messages.js';
import { useEditor } from '../editor-context.ts';
import { blockTitle } from '../step-names.ts';
import { Button } from './button.tsx';
import ed from './chrome.module.css';
import { type ChosenKind, fillIn } from './fill-in.ts';
import type { IconName } from './icon.tsx';
import { useMarked } from './use-marked.ts';

const looks: Record<ChosenKind, { icon: IconName; label: () => string }> = {
  image: { icon: 'image', label: () => m.editor_choose_image() },
  event: { icon: 'event', label: () => m.editor_choose_events() },
  embed: { icon: 'link', label: () => m.editor_give_address() },
};
/** Narrower than this, in pixels, a blank shows the picture of its button alone. */
const roomForWords = 190;

/** In every blank of the page the way to what belongs there: a picture, an event, an address. */
export function Blanks({ layer }: { layer: RefObject<HTMLElement | null> }) {
  const { session, view } = useEditor();
  const blanks = useMarked(layer, measureBlank);
  return blanks.map(({ key, ...box }) => {
    const [id, kind] = key.split(':') as [string, ChosenKind];
    const block = session.store.block(id);
    if (!block) return null;
    const { icon, label } = looks[kind];
    return (
      <div key={key} className={`${ed.hold} ${ed.blank}`} style={box}>
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
