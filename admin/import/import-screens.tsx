import { ImportScreen } from './import-screen.tsx';

/** The ticket provider's export. */
export function ImportEvents() {
  return <ImportScreen of="events" accept=".xml,application/xml,text/xml" />;
}

/** Persons of a CSV file. */
export function ImportPersons() {
  return <ImportScreen of="persons" accept=".csv,text/csv,.txt" />;
}
