import { type ReactNode, useContext, useRef } from 'react';
import { Form } from 'react-admin';
import { AskBeforeLeaving } from './ask-before-leaving.tsx';
import { FormFoot } from './form-foot.tsx';
import styles from './form.module.css';
import { KeepTyped } from './keep-typed.ts';
import { Leaving } from './leaving.ts';
import { ToFirstFault } from './to-first-fault.tsx';

interface HouseFormProps {
  children: ReactNode;
  /** What stands beside the rest on a wide screen: state, place, pictures. */
  side?: ReactNode;
  /** What a new one begins with. */
  defaults?: object;
  /** False where it is deleted otherwise, or not at all. */
  deletable?: boolean;
}

const resetOptions = { keepDirtyValues: true };

/** A form of the house: sections, saving at its foot, a question before leaving with something unsaved. */
export function HouseForm({ children, side, defaults, deletable = true }: HouseFormProps) {
  const keeping = useContext(KeepTyped);
  const leavingRef = useRef(false);
  return (
    <Leaving value={leavingRef}>
      <Form
        warnWhenUnsavedChanges
        WarnWhenUnsavedChangesComponent={AskBeforeLeaving}
        noValidate
        {...(keeping ? { resetOptions } : {})}
        {...(defaults ? { defaultValues: defaults } : {})}
      >
        <div className={styles.columns} data-side={side ? true : undefined}>
          <div className={styles.main}>{children}</div>
          {side && <div className={styles.side}>{side}</div>}
        </div>
        <FormFoot deletable={deletable} />
        <ToFirstFault />
      </Form>
    </Leaving>
  );
}
