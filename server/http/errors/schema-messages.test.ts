import { expect, it } from 'vitest';
import { z } from 'zod';
import { schemaMessages } from './schema-messages.ts';

it.each([
  [z.string(), 7, 'Ungültige Eingabe: erwartet Text, erhalten Zahl'],
  [z.int(), 'x', 'Ungültige Eingabe: erwartet Zahl, erhalten Text'],
  [z.int(), 1.5, 'Ungültige Eingabe: erwartet ganze Zahl, erhalten Zahl'],
  [z.boolean(), [], 'Ungültige Eingabe: erwartet Wahrheitswert, erhalten Liste'],
  [z.object({}), undefined, 'Ungültige Eingabe: erwartet Objekt, erhalten nichts'],
  [z.array(z.string()), {}, 'Ungültige Eingabe: erwartet Liste, erhalten Objekt'],
  [z.string().max(3), 'Salome', 'Zu groß: erwartet, dass der Text höchstens 3 Zeichen hat'],
  [z.number().min(1), 0, 'Zu klein: erwartet, dass die Zahl mindestens 1 ist'],
  [z.array(z.string()).min(1), [], 'Zu klein: erwartet, dass die Liste mindestens 1 Elemente hat'],
  [z.string().regex(/^a$/), 'b', 'Ungültiger Text: muss dem Muster /^a$/ entsprechen'],
  [z.enum(['object']), 'b', 'Ungültige Eingabe: erwartet "object"'],
])('the German message %# has no English word', (schema, value, message) => {
  expect(schema.safeParse(value, { error: schemaMessages.de }).error?.issues[0]?.message).toBe(message);
});

it('English messages are those of the schema', () => {
  expect(z.string().safeParse(7, { error: schemaMessages.en }).error?.issues[0]?.message).toBe(
    'Invalid input: expected string, received number',
  );
});
