import type { ErrorCode } from '#contract/base/errors.ts';
import type { LocalizedText } from '#contract/base/localized.ts';

/** The message for each error code when the code that threw the error gave none. */
export const errorMessages: Record<ErrorCode, LocalizedText> = {
  bad_request: { de: 'Die Anfrage ist nicht lesbar.', en: 'The request cannot be read.' },
  invalid_locale: { de: 'Diese Sprache gibt es hier nicht.', en: 'There is no such language here.' },
  unauthenticated: { de: 'Bitte melden Sie sich an.', en: 'Please log in.' },
  bad_credentials: { de: 'E-Mail-Adresse oder Passwort stimmt nicht.', en: 'E-mail address or password is wrong.' },
  forbidden: { de: 'Dafür fehlt Ihnen die Berechtigung.', en: 'You are not allowed to do this.' },
  csrf: {
    de: 'Die Anfrage kam nicht von dieser Seite. Bitte laden Sie neu.',
    en: 'The request did not come from this page. Please reload.',
  },
  not_found: { de: 'Hier ist nichts zu finden.', en: 'There is nothing to be found here.' },
  conflict: { de: 'Inzwischen hat sich etwas geändert.', en: 'Something has changed in the meantime.' },
  payload_too_large: { de: 'Das ist zu groß.', en: 'This is too large.' },
  unsupported_media: { de: 'Diese Art von Datei wird nicht angenommen.', en: 'This kind of file is not accepted.' },
  invalid: { de: 'Bitte prüfen Sie Ihre Eingaben.', en: 'Please check what you entered.' },
  locked: {
    de: 'Nach zu vielen Versuchen für eine Weile gesperrt.',
    en: 'Locked for a while after too many attempts.',
  },
  too_many_requests: {
    de: 'Zu viele Anfragen. Bitte warten Sie einen Augenblick.',
    en: 'Too many requests. Please wait a moment.',
  },
  internal: { de: 'Da ist uns ein Fehler unterlaufen.', en: 'Something went wrong on our side.' },
  unavailable: {
    de: 'Im Augenblick nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
    en: 'Not available at the moment. Please try again shortly.',
  },
  storage_full: {
    de: 'Der Speicherplatz des Servers ist voll, deshalb wurde nichts gespeichert. Bitte sagen Sie der Technik Bescheid.',
    en: 'The server has run out of disk space, so nothing was saved. Please tell your technical staff.',
  },
};
