export { OrderedList as List } from '../ordered/ordered-list.tsx';
export { Create, Edit } from './category-form.tsx';
