export { NoteList as List } from './note-list.tsx';
