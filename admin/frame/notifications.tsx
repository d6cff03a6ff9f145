import { Notification } from 'react-admin';

/**
 * Told in the middle of the lower edge; what went wrong stays longer than what went well. Not at the right: there the
 * mouse lies after 'Löschen', and what it lies on does not leave.
 */
export function Notifications() {
  return <Notification autoHideDuration={6000} anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }} multiLine />;
}
