import { lost } from '../content/load-page.server.ts';
import type { Route } from './+types/lost';

/** Addresses outside both languages. */
export function loader({ url, context }: Route.LoaderArgs) {
  return lost({ url, context });
}

export default function Lost() {
  return null;
}
