export { List } from './production-list.tsx';
export { Create, Edit } from './production-form.tsx';
