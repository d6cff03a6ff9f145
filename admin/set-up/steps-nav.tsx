import { useTranslate } from 'react-admin';
import { stepNames, type StepName } from './parts/progress.ts';
import styles from './set-up.module.css';

/** All steps, each a button: the order is a proposal. */
export function StepsNav({ step, go }: { step: StepName; go: (step: StepName) => void }) {
  const translate = useTranslate();
  return (
    <nav aria-label={translate('set_up.steps')}>
      <ol className={styles.steps}>
        {stepNames.map((name) => (
          <li key={name}>
            <button type="button" aria-current={name === step ? 'step' : undefined} onClick={() => go(name)}>
              {translate(`set_up.step_${name}`)}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
