/** True where a visitor has agreed to all that the house asked about, as the cookie of the choice says. */
export function acceptsEverything(cookies: string): boolean {
  const value = /(?:^|; *)cookie_consent_settings=([^;]*)/.exec(cookies)?.[1];
  if (!value) return false;
  try {
    const { media, tracking, marketing } = JSON.parse(decodeURIComponent(value)) as Record<string, unknown>;
    return media === true && tracking !== false && marketing !== false;
  } catch {
    return false;
  }
}
