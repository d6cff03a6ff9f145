import { both, text } from '../build-blocks.ts';
import type { SharedPartSpec } from '../page-spec.ts';

/** Modules of the demo that stand on several pages. */
export const sharedParts: SharedPartSpec[] = [
  {
    key: 'kasse',
    title: both('Opernkasse', 'Box office'),
    content: [
      text(
        'Noch Fragen? Die [Opernkasse](page:kontakt) am Rheinboulevard 1 ist montags bis samstags von 10 bis 18 Uhr für Sie da.',
        'Any questions? The [box office](page:kontakt) at Rheinboulevard 1 is open from Monday to Saturday, 10 am to 6 pm.',
      ),
    ],
  },
];
