import { ImportScreen } from './import-screen.tsx';

/** Import of events from the ticket provider's export. */
export function ImportEvents() {
  return <ImportScreen resource="events" accept=".xml,application/xml,text/xml" />;
}

/** Import of persons from a CSV file. */
export function ImportPersons() {
  return <ImportScreen resource="persons" accept=".csv,text/csv,.txt" />;
}
