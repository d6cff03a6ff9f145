import { z } from 'zod';

// The content security policy forbids `eval`, which zod's JIT would use. Schemas read this setting when their modules are
// loaded, so these are loaded after it.
z.config({ jitless: true });
await import('./render.tsx');
