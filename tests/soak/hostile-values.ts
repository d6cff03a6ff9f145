/** Texts that programs have stumbled over: limits, empty ones, other notations, control characters, halves of characters. */
export const hostileTexts = [
  ...['', ' ', '0', '-1', '1.5', '2147483647', '2147483648', '-2147483649', '9007199254740993', '9'.repeat(400)],
  ...['1e400', '-0', '0x10', '1,2', 'NaN', 'Infinity', 'null', 'undefined', 'true', '[]', '{}', '[object Object]'],
  ...['\0', 'a\0b', '\u{1F3AD}', '\uD800', '\uDFFF\uD800', '\u202Etxt', '\uFEFF', 'e\u0301'.repeat(300), '\r\nX: y'],
  ...['../../etc/passwd', '..%2f', '%', '%00', '%C0%AF', '%E0%A4%A', '//', '\\', "';--", '"', '`', '$1', '${1}'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', '<script>', '{{1}}', '%s%n', 'a'.repeat(5000)],
  ...['0001-01-01', '0000-00-00', '9999-12-31', '-0001-01-01', '+275760-09-13', '2026-02-30', '2026-13-01'],
  ...['2026-03-29T02:30:00', '2026-11-25T25:00:00Z', '1582-10-10', '24:00', '99:99', 'infinity', '-infinity', 'now'],
  ...['a@b', '@', 'mailto:a@b.example', 'javascript:alert(1)', 'http://[::1', 'https://', 'data:,', '/de?a=%ZZ', '#'],
  ...['(', '[a-', '%_\\', '*', '&', '|', '!', ':*', 'a & !', '<->', "'a':*", '-'.repeat(300), '\u00A0', '\u0085'],
] as const satisfies readonly string[];

const deep = (depth: number): unknown => (depth === 0 ? 1 : [deep(depth - 1)]);

/** Values in JSON that are not what a field wants. */
export const hostileValues: [unknown, ...unknown[]] = [
  null,
  ...[true, false, 0, -1, 1.5, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e308, -1e308, 1e-320],
  ...[[], {}, [[]], [null], [{}], { '': 1 }, { constructor: 1 }, deep(200), Array.from({ length: 2000 }, () => 0)],
  JSON.parse('{"__proto__": {"role": "admin"}}') as unknown,
];
