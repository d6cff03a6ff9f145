import { useTranslate } from 'react-admin';
import { creatableTargets, type TableImportResult } from '#contract/office/table-import-api.ts';
import styles from './table.module.css';

/** Seasons, categories and venues that the rows need and that did not exist. */
export function CreatedTargets({ result: { created, dry_run: isPreview } }: { result: TableImportResult }) {
  const translate = useTranslate();
  if (created.length === 0) return null;
  return (
    <div className={styles.created}>
      <p>{translate(isPreview ? 'import.would_create' : 'import.did_create')}</p>
      <ul>
        {creatableTargets
          .filter((target) => created.some(({ resource }) => resource === target))
          .map((target) => (
            <li key={target}>
              {translate(`resources.${target}.name`, { smart_count: 2 })}:{' '}
              {created
                .filter(({ resource }) => resource === target)
                .map(({ name }) => name)
                .join(', ')}
            </li>
          ))}
      </ul>
    </div>
  );
}
