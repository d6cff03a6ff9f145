import type { CSSProperties } from 'react';
import type { ShownMark } from '#contract/settings/house.ts';
import styles from './mark.module.css';

export interface Logos {
  onLight: ShownMark;
  onDark: ShownMark;
  /** False: the logo contains the name. */
  withName: boolean;
}

interface HouseMarkProps {
  name: string;
  logos: Logos | null | undefined;
  /** Ground of a mark at the top of the page: its logo is requested at once. Every other only when it is shown. */
  firstGround?: 'light' | 'dark';
}

/** The logo for the ground that it stands on, with the name of the house; without a logo the name alone. */
export function HouseMark({ name, logos, firstGround }: HouseMarkProps) {
  const size: CSSProperties & { '--longest': number } = { '--longest': longestWord(name) };
  return (
    <span className={styles.mark} style={size}>
      {logos && <Logo {...logos} firstGround={firstGround} />}
      {name !== '' && logos?.withName !== false && <span>{name}</span>}
    </span>
  );
}

/** Letters of the longest word, which a phone cannot break: it sets the size of the name there. */
function longestWord(name: string): number {
  return Math.max(...name.split(/[\s-]/).map((word) => word.length));
}

interface LogoProps extends Pick<Logos, 'onLight' | 'onDark'> {
  firstGround: 'light' | 'dark' | undefined;
}

/** One image for each ground, of which the style sheet shows one; a single one if both grounds have the same. */
function Logo({ onLight, onDark, firstGround }: LogoProps) {
  if (onLight.url === onDark.url) return <Picture mark={onLight} isFirst={firstGround !== undefined} />;
  return (
    <>
      <Picture mark={onLight} className={styles.onLight} isFirst={firstGround === 'light'} />
      <Picture mark={onDark} className={styles.onDark} isFirst={firstGround === 'dark'} />
    </>
  );
}

interface PictureProps {
  mark: ShownMark;
  className?: string | undefined;
  isFirst: boolean;
}

/** What surrounds it has the name. */
function Picture({ mark: { url, width, height }, className, isFirst }: PictureProps) {
  const side = 40;
  return (
    <img
      className={className}
      loading={isFirst ? undefined : 'lazy'}
      src={url}
      alt=""
      width={Math.round((width / height) * side)}
      height={side}
    />
  );
}
