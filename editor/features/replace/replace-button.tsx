import { createPortal } from 'react-dom';
import { m } from '#messages/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import type { Search } from './page-places.ts';

export interface PlacesProps {
  search: Search;
  /** The foot of the panel. */
  foot: HTMLElement | null;
  /** Registers what Enter in the form does. */
  onEnter: (act: (() => void) | null) => void;
}

interface ButtonProps extends Pick<PlacesProps, 'foot'> {
  /** Number of chosen places. */
  count: number;
  unable?: string | false;
  replace: () => void;
}

/** Replaces the chosen places; in the foot of the panel. */
export function ReplaceButton({ foot, count, unable, replace }: ButtonProps) {
  return (
    foot &&
    createPortal(
      <Button
        look="main"
        label={m.replace_now({ count })}
        unable={unable || (count === 0 && m.replace_nothing_chosen())}
        onClick={replace}
      />,
      foot,
    )
  );
}
