/** Virtual module of the React Router plugin that exports the server build. */
export const serverBuild = 'virtual:react-router/server-build';

/**
 * Removes the content security policy, which blocks Vite's scripts and styles, and loads the hot reload runtime first.
 */
export async function withHotReload(response: Response): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.delete('Content-Security-Policy');
  const { status } = response;
  if (!headers.get('Content-Type')?.startsWith('text/html')) return new Response(response.body, { status, headers });
  headers.delete('Content-Length');
  const html = await response.text();
  const first = '<script type="module" src="/@id/__x00__virtual:react-router/inject-hmr-runtime"></script>';
  return new Response(html.replace('<head>', `<head>${first}`), { status, headers });
}
