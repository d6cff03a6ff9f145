// Runs beside the provider's page, on whichever host: it needs no cookie, and nothing fails without it.
(() => {
  const { documentElement: root } = document;
  const header = document.querySelector('header');
  const home = header?.querySelector('a[href]');
  if (!header || !home) return;

  // The house shows its own programme; a host that does not lead there by itself is helped along.
  if (/^\/[^/]+\/webticket\/eventlist\/?$/.test(location.pathname)) {
    location.replace(new URL(root.lang === 'en' ? '/en/programme' : '/de/programm', home.href));
    return;
  }

  // The language changes where one is, not at the shop's entrance.
  for (const link of header.querySelectorAll('a[hreflang][href*="language="]')) {
    const here = new URL(location.href);
    if (!/^\/(?:webshop|[\w-]+\.webshop)\//.test(here.pathname)) break;
    here.searchParams.set('language', link.hreflang);
    here.hash = '';
    link.href = here.href;
  }

  // The calendar's sheet shows the day in Berlin, drawn by the style sheet: it is no part of the link's name.
  const sheet = header.querySelector('a[href*="view=month"] [aria-hidden] > :first-child');
  if (sheet) sheet.dataset.day = new Intl.DateTimeFormat('en', { day: 'numeric', timeZone: 'Europe/Berlin' }).format();

  // Menus are details elements: the script adds one at a time, Escape, and the way out by a click elsewhere.
  const menus = [...header.querySelectorAll('details')];
  const close = (menu) => {
    menu.open = false;
  };
  for (const menu of menus) {
    menu.addEventListener('toggle', () => {
      if (menu.open) for (const other of menus) if (!other.contains(menu) && !menu.contains(other)) close(other);
      const covering = menus.some((each) => each.open && isFixed(each.lastElementChild));
      document.body.classList.toggle('no-scroll', covering);
    });
  }
  document.addEventListener('keydown', (event) => {
    const open = menus.findLast((menu) => menu.open);
    if (event.key !== 'Escape' || !open) return;
    close(open);
    open.querySelector('summary').focus();
  });
  document.addEventListener('click', (event) => {
    for (const menu of menus) if (menu.open && !menu.contains(event.target)) close(menu);
  });

  function isFixed(element) {
    return getComputedStyle(element).position === 'fixed';
  }
})();
