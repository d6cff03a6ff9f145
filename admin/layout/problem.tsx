import styles from './problem.module.css';

/** Why something did not succeed, read out as soon as it appears; nothing without a text. */
export function Problem({ children }: { children: string | false | null | undefined }) {
  if (!children) return null;
  return (
    <p role="alert" className={`notice bad ${styles.problem}`}>
      {children}
    </p>
  );
}
