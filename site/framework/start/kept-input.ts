type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fields = 'input[name], textarea[name], select[name]';

/**
 * Remembers what visitors type and where the focus is until React has taken over the page. Something else may have
 * changed the page before that, such as a password manager; then React draws the form anew, and the returned function
 * gives back words, ticks and focus. What was sent is not given back, and on another page nothing is.
 */
export function keepInput(): () => void {
  const typed = new Map<string, { value: string; checked: boolean }>();
  const { pathname } = window.location;
  let focused = '';
  const remember = (field: Field) =>
    typed.set(addressOf(field), { value: field.value, checked: 'checked' in field && field.checked });
  for (const field of document.querySelectorAll<Field>(fields)) if (isChanged(field)) remember(field);
  document.addEventListener('input', ({ target }) => isField(target) && remember(target), true);
  document.addEventListener('submit', () => typed.clear(), true);
  document.addEventListener('focusin', ({ target }) => (focused = isField(target) ? addressOf(target) : ''));
  if (isField(document.activeElement)) focused = addressOf(document.activeElement);
  return () => {
    if (window.location.pathname !== pathname) return;
    for (const field of document.querySelectorAll<Field>(fields)) {
      const address = addressOf(field);
      const kept = typed.get(address);
      if (kept) write(field, kept);
      if (address === focused && document.activeElement === document.body) field.focus();
    }
  };
}

function isField(target: EventTarget | null): target is Field {
  return target instanceof Element && target.matches(fields);
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return [...field.options].some((one) => one.selected !== one.defaultSelected);
  return field.value !== field.defaultValue || ('checked' in field && field.checked !== field.defaultChecked);
}

/** The name of a field, and the how manieth of that name and value it is: React gives other ids when it draws anew. */
function addressOf(field: Field): string {
  const option = field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type) ? field.value : '';
  const same = [...document.querySelectorAll<Field>(`${field.localName}[name="${CSS.escape(field.name)}"]`)];
  return [field.localName, field.name, option, same.indexOf(field)].join('\n');
}

/** Writes as a visitor does, so that React hears of it. */
function write(field: Field, { value, checked }: { value: string; checked: boolean }): void {
  if (field instanceof HTMLInputElement && field.checked !== checked) return field.click();
  if (field.value === value) return;
  // React replaces the setter of the element itself.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
