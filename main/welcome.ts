import type { FirstAdmin } from '#server/areas/accounts/first-admin.ts';
import { commandLine } from '#server/platform/command-line.ts';
import type { Config } from '#server/platform/config.ts';

interface Started {
  config: Pick<Config, 'siteUrl' | 'host' | 'logFormat'>;
  /** Port that this process listens on. */
  port: number;
  /** Undefined: the gate is that of another backend. */
  isOpen: boolean | undefined;
  admin: FirstAdmin | null;
}

/** What is printed once the server answers. */
export function welcome({ config, port, isOpen, admin }: Started): string[] {
  const lines = [`\nReady: ${config.siteUrl}${listening(config, port)}\n`];
  if (isOpen === false)
    lines.push(
      'The house is closed: visitors get a page that says so, with status 503. ' +
        `Prepare and open it at ${config.siteUrl}/admin\n`,
    );
  return admin ? [...lines, firstAdmin(admin, config)] : lines;
}

/** Where this process listens, if the site's address does not say it. */
function listening({ siteUrl, host }: Started['config'], port: number): string {
  const url = new URL(siteUrl);
  const named = url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port);
  if (named === port) return '';
  return ` (listens on ${host.includes(':') ? `[${host}]` : host}:${port})`;
}

function firstAdmin({ email, password }: FirstAdmin, { logFormat }: Started['config']): string {
  if (!password) return `First admin: ${email}, with the password from ADMIN_PASSWORD.\n`;
  // Logs are collected: a password does not belong there.
  if (logFormat === 'json')
    return `First admin: ${email}. Set a password with: ${commandLine('admin', `reset-password ${email}`)}`;
  return `First admin, shown only this once:\n  e-mail    ${email}\n  password  ${password}\n`;
}
