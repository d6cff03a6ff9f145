export { DepartmentList as List } from './department-list.tsx';
export { DepartmentCreate as Create, DepartmentEdit as Edit } from './department-form.tsx';
