import { useEffect } from 'react';
import { useGetIdentity, usePermissions, useTranslate } from 'react-admin';
import { NavLink } from 'react-router-dom';
import { groups, rooms } from '../rooms.tsx';
import styles from './frame.module.css';
import { iconOf } from './icons.tsx';

/** Every room that this person may open, by group. */
export function Menu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const translate = useTranslate();
  const { data } = useGetIdentity();
  const { permissions } = usePermissions<string>();
  useEffect(() => {
    if (!open) return undefined;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [open, onClose]);
  const mine = rooms.filter(({ hidden, role }) => !hidden && (!role || role === permissions));
  if (!data) return <nav id="menu" className={styles.menu} aria-label={translate('frame.menu')} />;
  return (
    <>
      <nav id="menu" className={styles.menu} data-open={open || undefined} aria-label={translate('frame.menu')}>
        {groups.map((group) => (
          <MenuGroup
            key={group}
            title={translate(`frame.group.${group}`)}
            names={mine.filter((room) => room.group === group)}
          />
        ))}
      </nav>
      {open && (
        <button
          type="button"
          className={styles.veil}
          data-open
          aria-label={translate('ra.action.close_menu')}
          onClick={onClose}
        />
      )}
    </>
  );
}

function MenuGroup({ title, names }: { title: string; names: { name: string }[] }) {
  const translate = useTranslate();
  if (names.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {names.map(({ name }) => {
          const Icon = iconOf(name);
          return (
            <li key={name}>
              <NavLink to={`/${name}`} className={styles.link ?? ''}>
                <Icon aria-hidden="true" />
                {translate(`resources.${name}.name`, { smart_count: 2 })}
              </NavLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
