export { RequestList as List } from './request-list.tsx';
export { RequestScreen as Edit } from './request-screen.tsx';
