import type { Messages } from '../locale.ts';

/** Redirects, and addresses that were not found. */
export const redirectMessages: Messages = {
  'resources.redirects.name': ['Weiterleitung |||| Weiterleitungen', 'Redirect |||| Redirects'],
  'resources.redirects.new': ['Neue Weiterleitung', 'New redirect'],
  'resources.redirects.about': [
    'Alte Adressen und wohin sie heute führen.',
    'Old addresses and where they lead today.',
  ],
  'resources.redirects.fields.old_path': ['Alte Adresse', 'Old address'],
  'resources.redirects.fields.new_path': ['Führt zu', 'Leads to'],
  'resources.redirects.fields.hides_page': ['Verdeckt eine Seite', 'Hides a page'],
  'redirects.hint': [
    'Wenn Sie die Adresse einer Seite ändern, entsteht die Weiterleitung von selbst.',
    'If you change the address of a page, its redirect is created automatically.',
  ],
  'redirects.old_hint': [
    'Zum Beispiel /de/alte-seite oder /spielplan.php?id=5; /events/* steht für alle Adressen unter /events/',
    'For example /de/old-page or /calendar.php?id=5; /events/* stands for all addresses below /events/',
  ],
  'redirects.new_hint': [
    'Zum Beispiel /de/neue-seite oder eine https-Adresse. Endet die alte Adresse mit /*, setzt ein Stern am Ende den Rest ein: /de/programm/*',
    'For example /de/new-page or an https address. If the old address ends with /*, an asterisk at the end stands for the rest: /de/programm/*',
  ],
  'redirects.hides_hint': [
    'Nur nötig, wenn es unter der alten Adresse eine Seite gibt. Besucher erreichen diese dann nicht mehr.',
    'Only needed if there is a page at the old address. Visitors can then no longer reach it.',
  ],
  'redirects.try': ['Ausprobieren', 'Try it'],
  'redirects.try_hint': [
    'Zeigt, wohin eine Adresse mit den gespeicherten Weiterleitungen führt.',
    'Shows where an address leads with the saved redirects.',
  ],
  'redirects.try_address': ['Adresse ausprobieren', 'Address to try'],
  'redirects.try_button': ['Wohin führt das?', 'Where does it lead?'],
  'redirects.try_by': ['→ durch die Weiterleitung %{redirect}', '→ by the redirect %{redirect}'],
  'redirects.try_by_site': ['→ durch die Website selbst', '→ by the site itself'],
  'redirects.try_page': ['eine Seite der Website', 'a page of the site'],
  'redirects.try_not_found': ['nicht gefunden', 'not found'],
  'redirects.try_elsewhere': ['eine andere Website', 'another site'],
  'redirects.try_reserved': [
    'gehört der Technik der Website; Weiterleitungen gelten hier nicht',
    'is reserved for the site itself; redirects do not apply here',
  ],
  'redirects.try_loop': [
    'führt im Kreis; Besucher sehen „nicht gefunden“',
    'leads in a circle; visitors see “not found”',
  ],
  'redirects.open': ['Öffnen', 'Open'],
  'redirects.open_one': ['%{path} öffnen', 'Open %{path}'],
  'resources.not-found.name': ['Nicht gefunden', 'Not found'],
  'resources.not-found.about': [
    'Adressen, die in den letzten 30 Tagen aufgerufen wurden und die es nicht gibt.',
    'Addresses that were requested in the last 30 days and do not exist.',
  ],
  'resources.not-found.fields.address': ['Adresse', 'Address'],
  'resources.not-found.fields.count': ['Aufrufe', 'Requests'],
  'resources.not-found.fields.last_day': ['Zuletzt', 'Last request'],
  'not_found.times': ['Ein Aufruf |||| %{smart_count} Aufrufe', 'One request |||| %{smart_count} requests'],
  'not_found.redirect': ['Weiterleiten', 'Redirect'],
  'not_found.redirect_one': ['%{address} weiterleiten', 'Redirect %{address}'],
};
