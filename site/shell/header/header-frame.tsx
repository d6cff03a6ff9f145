import { type ReactNode, useRef } from 'react';
import styles from './header.module.css';
import type { HeaderBehaviour } from './place-header.ts';
import { useHeaderPlace } from './use-header-place.ts';

interface HeaderFrameProps {
  /** Null: the header does not react to scrolling. */
  behaviour: HeaderBehaviour | null;
  /** True: transparent while a dark stage is behind it. */
  over: boolean;
  children: ReactNode;
}

/** The header with its background and its hiding on scroll. */
export function HeaderFrame({ behaviour, over, children }: HeaderFrameProps) {
  const ref = useRef<HTMLElement>(null);
  const { headerHide, grounded, follows, moves } = useHeaderPlace(ref, behaviour);
  const onStage = over && !grounded;
  return (
    <header
      ref={ref}
      className={`${over ? styles.over : styles.header} ${onStage ? 'stage-colour stage-focus' : ''}`}
      data-follows={follows || undefined}
      data-hidden={headerHide || undefined}
      data-grounded={grounded || undefined}
      data-moves={moves || undefined}
    >
      {children}
    </header>
  );
}
