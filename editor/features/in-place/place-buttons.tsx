import type { MenuFlag } from '#contract/pages/menu-of.ts';
import { m } from '#messages/paraglide/messages.js';
import { useEditor, useObservable } from '../../core/editor-context.ts';
import type { Panel } from '../../core/view/editor-view.ts';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import type { IconName } from '../../ui/icon.tsx';
import styles from './in-place.module.css';

interface PlaceButtonProps {
  label: string;
  icon: IconName;
  opens: NonNullable<Panel>;
}

/** A button in the page that opens the panel for what stands there. */
function PlaceButton({ label, icon, opens }: PlaceButtonProps) {
  const { view } = useEditor();
  const panel = useObservable(view.panel);
  return (
    <Button
      small
      icon={icon}
      label={label}
      // On a phone the words would cover the breadcrumb.
      className={`${styles.button} ${ed.shortP}`}
      aria-expanded={JSON.stringify(panel) === JSON.stringify(opens)}
      data-place-opens={opens.kind}
      data-menu={opens.kind === 'menu' ? opens.flag : undefined}
      onClick={({ currentTarget }) => {
        // The open menu over the page would keep the panel from being used.
        currentTarget.closest('details')?.querySelector('summary')?.click();
        view.panel.set(opens);
      }}
    />
  );
}

/** The buttons of the head of a page. */
export function HeadButtons() {
  return (
    <div className={`${ed.ed} ${styles.place} ${styles.head}`} data-editor="place">
      <PlaceButton label={m.head_change_title()} icon="heading" opens={{ kind: 'head', at: 'title' }} />
      <PlaceButton label={m.head_change_picture()} icon="image" opens={{ kind: 'head', at: 'picture' }} />
    </div>
  );
}

/** The button of the main menu: beside the entries in the header, and in the menu over the page. */
export function MainMenuButton() {
  return <MenuButton label={m.menus_edit_main()} flag="in_main_navigation" />;
}

export function SideMenuButton() {
  return <MenuButton label={m.menus_edit_side()} flag="in_menu" />;
}

export function FooterMenuButton() {
  return <MenuButton label={m.menus_edit_footer()} flag="in_footer" />;
}

function MenuButton({ label, flag }: { label: string; flag: MenuFlag }) {
  return (
    <span className={`${ed.ed} ${styles.inline}`} data-editor="place">
      <PlaceButton label={label} icon="ul" opens={{ kind: 'menu', flag }} />
    </span>
  );
}

export function NewsButton() {
  return (
    <span className={`${ed.ed} ${styles.inline}`} data-editor="place">
      <PlaceButton label={m.news_edit()} icon="info" opens={{ kind: 'breaking-news' }} />
    </span>
  );
}

export function SlidesButton() {
  return (
    <div className={`${ed.ed} ${styles.place} ${styles.head}`} data-editor="place">
      <PlaceButton label={m.slides_edit()} icon="images" opens={{ kind: 'slides' }} />
    </div>
  );
}
