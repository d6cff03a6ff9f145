import type { ReactNode } from 'react';
import type { Locale } from '#contract/base/locale.ts';
import { TicketLabelContext } from '#modules/events/ticket-label.ts';
import { allOn, PartsOffContext } from '#modules/rendering/parts-off.ts';
import { LocaleContext } from '#ui/locale.ts';
import type { SiteSettings } from '../content/reading/read-settings.ts';
import { HouseTextsContext, noHouseTexts } from '../page/house-text.ts';

interface HouseContextsProps {
  locale: Locale;
  settings: SiteSettings | undefined;
  children: ReactNode;
}

/** Language, missing parts and own sentences of the house, for everything within. */
export function HouseContexts({ locale, settings, children }: HouseContextsProps) {
  return (
    <LocaleContext value={locale}>
      <PartsOffContext value={settings?.partsOff ?? allOn}>
        <TicketLabelContext value={settings?.texts.ticket_label ?? ''}>
          <HouseTextsContext value={settings?.texts ?? noHouseTexts}>{children}</HouseTextsContext>
        </TicketLabelContext>
      </PartsOffContext>
    </LocaleContext>
  );
}
