import { usePermissions } from 'react-admin';
import type { Capability } from '#contract/accounts/capabilities.ts';
import { useIsOff } from '../api/use-site.ts';
import { customScreens } from '../custom-screens.ts';
import { type MenuPlace, resources } from '../resources.tsx';

/** An entry of the menu. */
export interface MenuEntry extends MenuPlace {
  /** Below /admin. */
  path: string;
  /** Keys of its messages. */
  label: string;
  about: string;
}

/** What this user may open, of parts that the house has: resources, then custom screens with a place in the menu. */
export function useMenu(): MenuEntry[] {
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
