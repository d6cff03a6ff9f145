import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * axe with all rules on the current page. Legacy mode runs inside the page: the default opens a second page for the
 * evaluation, which takes three times as long and is needed only for frames of other hosts.
 */
export function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
}
