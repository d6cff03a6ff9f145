// Runs beside the provider's page, on whichever host: it needs no cookie, and nothing fails without it.
(() => {
  const { documentElement: root } = document;
  const home = document.querySelector('header a[href]');
  const language = root.lang === 'en' ? 'en' : 'de';

  // The house shows its own programme; a host that does not lead there by itself is helped along.
  if (home && /^\/[^/]+\/webticket\/eventlist\/?$/.test(location.pathname)) {
    location.replace(new URL(language === 'en' ? '/en/programme' : '/de/programm', home.href));
    return;
  }

  // The language changes where one is, not at the shop's entrance.
  for (const link of document.querySelectorAll('a[hreflang][href*="language="]')) {
    const here = new URL(location.href);
    if (!/^\/(?:webshop|[\w-]+\.webshop)\//.test(here.pathname)) break;
    here.searchParams.set('language', link.hreflang);
    here.hash = '';
    link.href = here.href;
  }

  // The menu is a details element: the script adds Escape, the way out by a click, and locks what lies behind it.
  for (const menu of document.querySelectorAll('header details')) {
    if (menu.parentElement.closest('details')) continue;
    menu.addEventListener('toggle', () => {
      if (menu.open) document.body.dataset.locked = '';
      else delete document.body.dataset.locked;
    });
    document.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !menu.open) return;
      menu.open = false;
      menu.querySelector('summary').focus();
    });
    document.addEventListener('click', (event) => {
      if (menu.open && !menu.contains(event.target)) menu.open = false;
    });
    for (const each of menu.querySelectorAll('details')) {
      each.addEventListener('toggle', () => {
        if (!each.open) return;
        for (const other of menu.querySelectorAll('details[open]')) if (other !== each) other.open = false;
      });
    }
  }
})();
