import { subscriptionKinds } from '#contract/subscriptions/subscriptions.ts';

/** Choices for the kind of a subscription. */
export const kindChoices = subscriptionKinds.map((id) => ({ id, name: `subscriptions.kind_${id}` }));

/** Choices for a weekday; Monday is 1. */
export const weekdayChoices = [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, name: `days.${id}` }));
