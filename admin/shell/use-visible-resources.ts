import { usePermissions } from 'react-admin';
import type { Capability } from '#contract/accounts/capabilities.ts';
import { useIsOff } from '../api/use-site.ts';
import { type ResourceDefinition, resources } from '../resources.tsx';

/** The resources that this user may open, of parts that the house has. */
export function useVisibleResources(): ResourceDefinition[] {
  const { permissions } = usePermissions<Capability[]>();
  const isOff = useIsOff();
  return resources.filter(({ name, access }) => permissions?.includes(access) && !isOff(name));
}
