import { subscriptionKinds } from '../../contract/subscriptions.ts';

/** Kinds of subscriptions to choose from. */
export const kindChoices = subscriptionKinds.map((id) => ({ id, name: `subscriptions.kind_${id}` }));

/** Days of the week to choose from; Monday is 1. */
export const weekdayChoices = [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, name: `days.${id}` }));
