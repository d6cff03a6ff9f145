import type { ReactNode } from 'react';
import { LanguageSwitch } from '../frame/language-switch.tsx';
import door from '../frame/sign-in.module.css';
import { useHouseName } from '../house/use-house-name.ts';
import styles from './door.module.css';

interface DoorProps {
  title: string;
  problem?: string;
  children: ReactNode;
}

/** A screen before one is signed in, made like the sign-in itself. */
export function Door({ title, problem, children }: DoorProps) {
  const house = useHouseName();
  return (
    <main className={door.door}>
      <title>{`${title} – ${house}`}</title>
      <div className={door.card}>
        <div className={door.head}>
          <h1>
            {title}
            <small>{house}</small>
          </h1>
          <LanguageSwitch />
        </div>
        <div className={styles.body}>
          {problem && (
            <p role="alert" className={door.refusal}>
              {problem}
            </p>
          )}
          {children}
        </div>
      </div>
    </main>
  );
}
