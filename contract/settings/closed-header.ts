/** Marks the answers of a house that is not open; a 503 without it is an outage. */
export const closedHeader = 'x-house-closed';
