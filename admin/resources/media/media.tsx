export { MediaEdit as Edit } from './media-edit.tsx';
export { MediaList as List } from './media-list.tsx';
