export { OrderedList as List } from '../ordered/ordered-list.tsx';
export { Create, Edit } from './person-category-form.tsx';
