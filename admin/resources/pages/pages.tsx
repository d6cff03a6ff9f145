export { PageCreate as Create, PageEdit as Edit } from './page-form.tsx';
export { PageList as List } from './page-list.tsx';
