import { type ComponentType, useEffect } from 'react';
import { useGetIdentity, useTranslate, usePermissions } from 'react-admin';
import { NavLink } from 'react-router-dom';
import { Count } from './count.tsx';
import { NotesForMe } from './desk/notes.tsx';
import { useWaitingRequests, useIsOff } from '../api/use-site.ts';
import { menuGroups, type MenuPlace, resources } from '../resources.tsx';
import styles from './shell.module.css';
import type { Capability } from '#contract/accounts/capabilities.ts';
import { customScreens } from '../custom-screens.ts';

/** Everything that this user may open, by group. */
export function Menu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const translate = useTranslate();
  const { data } = useGetIdentity();
  useEffect(() => {
    if (!open) return undefined;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [open, onClose]);
  const visible = useMenu();
  if (!data) return <nav id="menu" className={styles.menu} aria-label={translate('shell.menu')} />;
  return (
    <>
      <nav id="menu" className={styles.menu} data-open={open || undefined} aria-label={translate('shell.menu')}>
        {menuGroups.map((group) => (
          <MenuGroup
            key={group}
            title={translate(`shell.group.${group}`)}
            entries={visible.filter((entry) => entry.group === group)}
          />
        ))}
      </nav>
      {open && (
        <button
          type="button"
          className={styles.backdrop}
          data-open
          aria-label={translate('ra.action.close_menu')}
          onClick={onClose}
        />
      )}
    </>
  );
}

function MenuGroup({ title, entries }: { title: string; entries: MenuEntry[] }) {
  const translate = useTranslate();
  if (entries.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {entries.map(({ path, label, about, icon: Icon }) => (
          <li key={path}>
            <NavLink to={path} className={styles.link ?? ''} title={translate(about)}>
              <Icon aria-hidden="true" />
              {translate(label, { smart_count: 2 })}
              <CountOf path={path} />
            </NavLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Numbers beside entries of the menu. */
const counts: Record<string, ComponentType> = {
  '/requests': WaitingRequests,
  '/notes': NotesForMe,
};

function CountOf({ path }: { path: string }) {
  const Shown = counts[path];
  return Shown && <Shown />;
}

/** Number of requests that wait for the user. */
function WaitingRequests() {
  return <Count count={useWaitingRequests() ?? 0} label="requests.count" />;
}

/** An entry of the menu. */
interface MenuEntry extends MenuPlace {
  /** Below /admin. */
  path: string;
  /** Keys of its messages. */
  label: string;
  about: string;
}

/** What this user may open, of parts that the house has: resources, then custom screens with a place in the menu. */
function useMenu(): MenuEntry[] {
  const { permissions } = usePermissions<Capability[]>();
  const isOff = useIsOff();
  const ofResources = resources
    .filter(({ name, access }) => permissions?.includes(access) && !isOff(name))
    .map(({ name, icon, group }) => ({
      path: `/${name}`,
      label: `resources.${name}.name`,
      about: `resources.${name}.about`,
      icon,
      group,
    }));
  const ofScreens = customScreens.flatMap(({ path, access, menu }) =>
    menu && permissions?.includes(access) ? [{ path, ...menu }] : [],
  );
  return [...ofResources, ...ofScreens];
}
