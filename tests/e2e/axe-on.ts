import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * axe with all its rules on what a page shows now. In one go within the page: the other way opens a second page for the
 * evaluation, which takes three times as long and is only needed for frames of other hosts, of which there are none.
 */
export function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
}
