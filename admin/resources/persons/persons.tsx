export { Create, Edit } from './person-form.tsx';
export { List } from './person-list.tsx';
