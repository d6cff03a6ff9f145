import { useMay } from '../api/use-may.ts';

/** Whoever may publish hands over for review; the others ask for publication. Keys of the messages begin with this. */
export function useAskingWords(): 'requests.ask' | 'requests.hand_over' {
  return useMay('publish') ? 'requests.hand_over' : 'requests.ask';
}
