import { type Media, renditionUrl } from '#contract/media/media.ts';
import { m } from '#messages/paraglide/messages.js';
import styles from '../picker.module.css';

/** The aspect ratios to which modules crop pictures. */
const shapes = [
  { ratio: '1240 / 700', label: () => m.editor_crop_wide() },
  { ratio: '8 / 5', label: () => m.editor_crop_standard() },
  { ratio: '4 / 5', label: () => m.editor_crop_tall() },
];

/** Previews of the crops of a picture. */
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
