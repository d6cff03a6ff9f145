/** Number of events on one page of the programme. */
export const eventsOnPage = 15;
