/** Addresses outside both languages. */
export { lost as loader } from '../../loaders/load-page.server.ts';

export default function Lost() {
  return null;
}
