import type { HouseTextName } from '#contract/settings/house-texts.ts';
import { useHouseText } from '../../page/house-text.ts';
import styles from './home-view.module.css';

interface ActHeadProps {
  id: string;
  name: HouseTextName;
  /** Shown where the house has no heading of its own, instead of the usual one. */
  standIn?: string | undefined;
}

/** Heading of a part of the home page. */
export function ActHead({ id, name, standIn }: ActHeadProps) {
  return (
    <div className={`libretto ${styles.head}`}>
      <h2 className="head libretto__text" id={id}>
        {useHouseText(name, standIn)}
      </h2>
    </div>
  );
}
