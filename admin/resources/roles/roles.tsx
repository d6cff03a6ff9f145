export { List } from './role-list.tsx';
export { Create, Edit } from './role-form.tsx';
