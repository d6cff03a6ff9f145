import { memo, type ReactNode } from 'react';
import { type Location, useLocation, useMatches, useOutlet } from 'react-router';

/**
 * The screen. The router brings it anew at each step of a navigation; it is rendered again only when the address or the
 * data have changed, not while the next screen loads.
 */
export function ScreenOutlet() {
  return <Screen outlet={useOutlet()} matches={useMatches()} location={useLocation()} />;
}

interface ScreenProps {
  outlet: ReactNode;
  matches: unknown;
  location: Location;
}

const Screen = memo(
  function Screen({ outlet }: ScreenProps) {
    return outlet;
  },
  (before, now) => before.matches === now.matches && before.location === now.location,
);
