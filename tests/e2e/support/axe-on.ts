import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * axe with all rules on the current page, once its transitions are over: while one runs, colours are between two that
 * contrast. Legacy mode runs inside the page: the default opens a second page for the evaluation, which takes three times
 * as long and is needed only for frames of other hosts.
 */
export function axeOn(page: Page): AxeBuilder {
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const analyze = builder.analyze.bind(builder);
  builder.analyze = async () => {
    await page.evaluate(transitionsOver);
    return analyze();
  };
  return builder;
}

/** What axe finds, each rule with the elements that break it. */
export async function axeFindings(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

function transitionsOver(): Promise<unknown> {
  const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
  return Promise.allSettled(transitions.map(({ finished }) => finished));
}
