export { Create } from './event-create.tsx';
export { Edit } from './event-edit.tsx';
export { List } from './event-list.tsx';
