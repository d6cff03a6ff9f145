import { useMay } from '../api/use-may.ts';

/** True for users who ask for publication, because they may not publish. */
export function useMayAsk(): boolean {
  const mayOpen = useMay('office');
  const mayPublish = useMay('publish');
  return mayOpen && !mayPublish;
}
