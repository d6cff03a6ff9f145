export { SubscriptionList as List } from './subscription-list.tsx';
export { SubscriptionCreate as Create, SubscriptionEdit as Edit } from './subscription-form.tsx';
