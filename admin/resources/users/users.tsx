export { UserList as List } from './user-list.tsx';
export { UserCreate as Create, UserEdit as Edit } from './user-form.tsx';
