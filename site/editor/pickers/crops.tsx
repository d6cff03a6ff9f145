import { type Media, renditionUrl } from '#contract/media.ts';
import { m } from '#site/paraglide/messages.js';
import styles from './picker.module.css';

/** The shapes in which the house's modules cut pictures. */
const shapes = [
  { ratio: '1240 / 700', label: () => m.editor_crop_wide() },
  { ratio: '8 / 5', label: () => m.editor_crop_standard() },
  { ratio: '4 / 5', label: () => m.editor_crop_tall() },
];

/** What is left of a picture where it is cut. */
export function Crops({ media: { base, focal } }: { media: Media }) {
  return (
    <ul className={styles.crops} aria-label={m.editor_crops()}>
      {shapes.map(({ ratio, label }) => (
        <li key={ratio}>
          <img
            src={renditionUrl(base, 320, 'webp')}
            alt=""
            style={{ aspectRatio: ratio, objectPosition: `${focal.x}% ${focal.y}%` }}
          />
          {label()}
        </li>
      ))}
    </ul>
  );
}
