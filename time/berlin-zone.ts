/** Time zone of all events and opening hours. */
export const berlinZone = 'Europe/Berlin';

/** VTIMEZONE of Europe/Berlin, valid since 1996, for calendar programs without time zone data (RFC 5545, 3.6.5). */
export const berlinVtimezone = () =>
  [
    'BEGIN:VTIMEZONE',
    `TZID:${berlinZone}`,
    'BEGIN:DAYLIGHT',
    'TZNAME:CEST',
    'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0200',
    'DTSTART:19960331T020000',
    'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
    'END:DAYLIGHT',
    'BEGIN:STANDARD',
    'TZNAME:CET',
    'TZOFFSETFROM:+0200',
    'TZOFFSETTO:+0100',
    'DTSTART:19961027T030000',
    'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
    'END:STANDARD',
    'END:VTIMEZONE',
  ].join('\r\n');
