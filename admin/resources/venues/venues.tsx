export { List } from './venue-list.tsx';
export { Create, Edit } from './venue-form.tsx';
