import styles from './problem.module.css';

/** Why something did not succeed, read out as soon as it appears; nothing for an empty text. */
export function Problem({ children }: { children: string }) {
  if (children === '') return null;
  return (
    <p role="alert" className={`notice bad ${styles.problem}`}>
      {children}
    </p>
  );
}
