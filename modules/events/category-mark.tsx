import type { ReactNode } from 'react';
import styles from './category-mark.module.css';

/** The name of a category with a mark in its colour. */
export function CategoryMark({ slug, children }: { slug: string; children: ReactNode }) {
  return (
    <span className={styles.category} data-category={slug}>
      {children}
    </span>
  );
}
