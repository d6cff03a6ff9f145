import { expect, it } from 'vitest';
import { locales } from '#contract/base/locale.ts';
import { linkAddress } from '#server/areas/newsletter/subscribe.ts';
import { screens } from '#site/screens.ts';

it('the links in the newsletter’s mails lead to the screens of the site', () => {
  for (const kind of ['confirm', 'unsubscribe'] as const) {
    const screen = screens.find(({ name }) => name === `newsletter-${kind}`);
    for (const locale of locales) {
      const link = new URL(linkAddress('https://oper.example', { kind, locale, token: 'a.b' }));
      expect(link.pathname).toBe(`/${locale}/${screen?.path[locale]}`);
      expect(link.searchParams.get('token')).toBe('a.b');
    }
  }
});
