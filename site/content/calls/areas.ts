import type { Calls } from './calls.ts';
import { type HomeCalls, homeCalls } from './home-calls.ts';
import { type PeopleCalls, peopleCalls } from './people-calls.ts';
import { type MagazineCalls, magazineCalls } from './magazine-calls.ts';
import { type ProductionCalls, productionCalls } from './production-calls.ts';
import { type ProgrammeCalls, programmeCalls } from './programme-calls.ts';
import { type SearchCalls, searchCalls } from './search-calls.ts';
import { type ServiceCalls, serviceCalls } from './service-calls.ts';

/** The calls of all areas. A new area needs its own file and a line in both lists here. */
export interface AreaCalls
  extends HomeCalls, SearchCalls, ServiceCalls, PeopleCalls, MagazineCalls, ProgrammeCalls, ProductionCalls {}

export function areaCalls(calls: Calls): AreaCalls {
  return {
    ...homeCalls(calls),
    ...searchCalls(calls),
    ...serviceCalls(calls),
    ...peopleCalls(calls),
    ...magazineCalls(calls),
    ...programmeCalls(calls),
    ...productionCalls(calls),
  };
}
