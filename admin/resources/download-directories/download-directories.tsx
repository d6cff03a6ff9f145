export { DirectoryList as List } from './directory-list.tsx';
export { DirectoryCreate as Create, DirectoryEdit as Edit } from './directory-form.tsx';
