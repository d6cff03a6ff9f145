import type { Department } from '#contract/contact/contact.ts';

/** The department for questions about subscriptions. */
export function subscriptionOfficeAmong(departments: Department[]): Department | null {
  return departments.find(({ slug }) => /abo|subscription/.test(slug)) ?? null;
}
