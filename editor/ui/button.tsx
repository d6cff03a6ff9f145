import type { ComponentProps } from 'react';
import ed from './editor.module.css';
import { Icon, type IconName } from './icon.tsx';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'aria-label'> {
  label: string;
  icon?: IconName;
  look?: 'line' | 'main' | 'bad';
  small?: boolean;
  /** Shows only the icon; the label becomes the accessible name. */
  iconOnly?: boolean;
  /** The reason why the button is disabled; it stays focusable. */
  unable?: string | false | undefined;
  submit?: boolean;
}

const looks = { line: ed.bLine, main: ed.bMain, bad: ed.bBad };

/** A button of the editor. */
export function Button({
  label,
  icon,
  look,
  small,
  iconOnly,
  unable,
  submit,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const classes = [ed.b, look && looks[look], small && ed.bS, iconOnly && ed.bIcon, className];
  const spoken = unable ? `${label}: ${unable}` : label;
  return (
    <button
      {...rest}
      type={submit ? 'submit' : 'button'}
      className={classes.filter(Boolean).join(' ')}
      aria-disabled={unable ? true : undefined}
      onClick={unable ? (event) => event.preventDefault() : onClick}
      {...(iconOnly || unable ? { 'aria-label': spoken, title: spoken } : {})}
    >
      {icon && <Icon name={icon} />}
      {!iconOnly && <span>{label}</span>}
      {children}
    </button>
  );
}
