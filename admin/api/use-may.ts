import { usePermissions } from 'react-admin';
import type { Capability } from '#contract/accounts/capabilities.ts';

/** Whether the user has a capability; false until it is known. */
export function useMay(capability: Capability): boolean {
  const { permissions } = usePermissions<Capability[]>();
  return permissions?.includes(capability) ?? false;
}
