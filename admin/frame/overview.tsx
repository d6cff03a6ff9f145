import { useGetIdentity, usePermissions, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { groups, rooms } from '../rooms.tsx';
import { iconOf } from './icons.tsx';
import styles from './overview.module.css';
import { PageHead } from './page-head.tsx';

/** The first screen: every room with what is in it. */
export function Overview() {
  const translate = useTranslate();
  const { data } = useGetIdentity();
  const { permissions } = usePermissions<string>();
  const mine = rooms.filter(({ hidden, role }) => !hidden && (!role || role === permissions));
  if (!data) return null;
  return (
    <>
      <PageHead title={translate('frame.overview')} note={translate('frame.hello', { name: data.fullName ?? '' })} />
      {groups.map((group) => {
        const here = mine.filter((room) => room.group === group);
        return here.length === 0 ? null : (
          <section key={group} className={styles.group}>
            <h2>{translate(`frame.group.${group}`)}</h2>
            <ul>
              {here.map(({ name }) => {
                const Icon = iconOf(name);
                return (
                  <li key={name}>
                    <Link to={`/${name}`}>
                      <Icon aria-hidden="true" />
                      <span>
                        <b>{translate(`resources.${name}.name`, { smart_count: 2 })}</b>
                        <small>{translate(`resources.${name}.about`)}</small>
                      </span>
                    </Link>
                  </li>
                );
              })}
            </ul>
          </section>
        );
      })}
    </>
  );
}
