import { Notification } from 'react-admin';

/** Above the foot of forms: what lies on a button cannot be got away on a phone, since it stays while one taps on it. */
const aboveTheFoot = { '&&': { bottom: 72 } };

/**
 * Told in the middle of the lower edge; what went wrong stays longer than what went well. Not at the right: there the
 * mouse lies after 'Löschen', and what it lies on does not leave.
 */
export function Notifications() {
  return (
    <Notification
      autoHideDuration={6000}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      multiLine
      sx={aboveTheFoot}
    />
  );
}
