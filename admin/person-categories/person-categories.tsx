export { OrderedList as List } from '../lists/ordered-list.tsx';
export { Create, Edit } from './person-category-form.tsx';
