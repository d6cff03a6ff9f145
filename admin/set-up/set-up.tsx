import Button from '@mui/material/Button';
import { type ComponentType, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { PageHead } from '../layout/page-head.tsx';
import { type StepName, stepNames, type StepProps, useProgress } from './parts/progress.ts';
import styles from './set-up.module.css';
import { CategoriesStep } from './steps/categories-step.tsx';
import { FinishStep } from './steps/finish-step.tsx';
import { HomeStep } from './steps/home-step.tsx';
import { HouseStep } from './steps/house-step.tsx';
import { LegalStep } from './steps/legal-step.tsx';
import { MenusStep } from './steps/menus-step.tsx';
import { ProductionStep } from './steps/production-step.tsx';
import { SeasonStep } from './steps/season-step.tsx';
import { VenuesStep } from './steps/venues-step.tsx';

const steps: Record<StepName, ComponentType<StepProps>> = {
  house: HouseStep,
  venues: VenuesStep,
  categories: CategoriesStep,
  season: SeasonStep,
  production: ProductionStep,
  home: HomeStep,
  legal: LegalStep,
  menus: MenusStep,
  finish: FinishStep,
};

/** Guides through the first entries of an empty house. Every step saves with the calls that its own screen uses. */
export function SetUp() {
  const translate = useTranslate();
  const { step, go, leave, draftOf, setDraft } = useProgress();
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  const at = stepNames.indexOf(step);
  const Step = steps[step];
  useEffect(() => {
    if (shown.current !== step) title.current?.focus();
    shown.current = step;
  }, [step]);
  const before = stepNames[at - 1];
  return (
    <>
      <PageHead title={translate('set_up.title')}>
        <Button component={Link} to="/" variant="outlined" onClick={leave}>
          {translate('set_up.leave')}
        </Button>
      </PageHead>
      <p className={styles.about}>
        {translate('set_up.about')} <Link to="/take-over">{translate('set_up.take_over')}</Link>
      </p>
      <div className={styles.columns}>
        <StepsNav step={step} go={go} />
        <section className={`card ${styles.step}`} aria-labelledby="set-up-step">
          <p className={`hint ${styles.count}`}>{translate('set_up.count', { at: at + 1, of: stepNames.length })}</p>
          <h2 id="set-up-step" ref={title} tabIndex={-1}>
            {translate(`set_up.step_${step}`)}
          </h2>
          <p className={styles.hint}>{translate(`set_up.hint_${step}`)}</p>
          <Step
            key={step}
            draft={draftOf(step)}
            setDraft={(draft) => setDraft(step, draft)}
            next={() => go(stepNames[at + 1] ?? step)}
            back={before && (() => go(before))}
          />
        </section>
      </div>
    </>
  );
}

/** All steps, each a button: the order is a proposal. */
function StepsNav({ step, go }: { step: StepName; go: (step: StepName) => void }) {
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
