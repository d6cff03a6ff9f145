import type { ReactNode } from 'react';
import hue from './category-hue.module.css';
import styles from './category-mark.module.css';

/** The name of a category with a mark in its colour. */
export function CategoryMark({ slug, children }: { slug: string; children: ReactNode }) {
  return (
    <span className={`${hue.hue} ${styles.category}`} data-category={slug}>
      {children}
    </span>
  );
}
