export { List } from './season-list.tsx';
export { Create, Edit } from './season-form.tsx';
