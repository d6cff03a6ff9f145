import { z } from 'zod';
import { i18nProvider } from './messages/i18n-provider.ts';
import { storedLocale } from './messages/locale.ts';

// The content security policy forbids `eval`, which zod's JIT would use. Schemas read this setting when their modules are
// loaded, so these are loaded after it.
z.config({ jitless: true });
const [{ start }] = await Promise.all([import('./render.tsx'), i18nProvider.changeLocale(storedLocale())]);
start();
