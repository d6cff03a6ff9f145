// Runs beside the provider's page on any host: it needs no cookie, and the page works without it.
(() => {
  const { documentElement: root } = document;
  const header = document.querySelector('header');
  const home = header?.querySelector('a[href]');
  if (!header || !home) return;

  // Replace the provider's event list by the programme of this site, also when the host does not redirect.
  if (/^\/[^/]+\/webticket\/eventlist\/?$/.test(location.pathname)) {
    location.replace(new URL(root.lang === 'en' ? '/en/programme' : '/de/programm', home.href));
    return;
  }

  // The language switch keeps the current page instead of leading to the start of the shop.
  for (const link of header.querySelectorAll('a[hreflang][href*="language="]')) {
    const here = new URL(location.href);
    if (!/^\/(?:webshop|[\w-]+\.webshop)\//.test(here.pathname)) break;
    here.searchParams.set('language', link.hreflang);
    here.hash = '';
    link.href = here.href;
  }

  // The calendar icon shows the day in Berlin by CSS, so that it is not part of the link's name.
  const sheet = header.querySelector('a[href*="view=month"] [aria-hidden] > :first-child');
  if (sheet) sheet.dataset.day = new Intl.DateTimeFormat('en', { day: 'numeric', timeZone: 'Europe/Berlin' }).format();

  // Menus are details elements: the script closes the others, and closes on Escape and on a click outside.
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
