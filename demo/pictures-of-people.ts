import { type PersonKey, people } from './people/people.ts';
import { portraits } from './people/portraits.ts';
import { picture, type PictureSpec } from './picture-spec.ts';

/** Portraits, drawn as silhouettes because the persons are fictional; `portraitOf` names only those that are here. */
export const portraitPictures = Object.fromEntries(
  portraits.map((key) => {
    const { name } = people[key];
    return [
      `portraet-${key}`,
      picture(
        `portraet-${key}.jpg`,
        [50, 42],
        [`${name} als Scherenschnitt im Bühnenlicht`, `${name} as a paper cut in stage light`],
        [name, name],
      ),
    ];
  }),
) as Record<`portraet-${PersonKey}`, PictureSpec>;
