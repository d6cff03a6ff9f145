import type { Calls } from './calls.ts';
import { type ContactCalls, contactCalls } from './contact-calls.ts';
import { type HomeCalls, homeCalls } from './home-calls.ts';
import { type PeopleCalls, peopleCalls } from './people-calls.ts';
import { type MagazineCalls, magazineCalls } from './magazine-calls.ts';
import { type PressCalls, pressCalls } from './press-calls.ts';
import { type ProductionCalls, productionCalls } from './production-calls.ts';
import { type ProgrammeCalls, programmeCalls } from './programme-calls.ts';
import { type SearchCalls, searchCalls } from './search-calls.ts';
import { type SubscriptionCalls, subscriptionCalls } from './subscription-calls.ts';

/** The calls of all areas. A new area needs its own file and a line in both lists here. */
export interface AreaCalls
  extends
    HomeCalls,
    SearchCalls,
    ContactCalls,
    PressCalls,
    SubscriptionCalls,
    PeopleCalls,
    MagazineCalls,
    ProgrammeCalls,
    ProductionCalls {}

export function areaCalls(calls: Calls): AreaCalls {
  return {
    ...homeCalls(calls),
    ...searchCalls(calls),
    ...contactCalls(calls),
    ...pressCalls(calls),
    ...subscriptionCalls(calls),
    ...peopleCalls(calls),
    ...magazineCalls(calls),
    ...programmeCalls(calls),
    ...productionCalls(calls),
  };
}
