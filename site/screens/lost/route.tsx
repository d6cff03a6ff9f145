import { lost } from '../../loaders/load-page.server.ts';
import type { Route } from './+types/route';

/** Addresses outside both languages. */
export function loader({ url, context }: Route.LoaderArgs) {
  return lost({ url, context });
}

export default function Lost() {
  return null;
}
