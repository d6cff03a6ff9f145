import { matchRoutes, type ServerBuild } from 'react-router';

interface Branch {
  id: string;
  path?: string;
  index?: false;
  children: Branch[];
}

/** Allowed methods of an address, for the header `Allow`: every page can be read, some accept a form. */
export function allowedMethods({ routes, basename }: ServerBuild, pathname: string): string {
  const matched = matchRoutes(branches(routes), pathname, basename);
  const leaf = matched?.at(-1)?.route.id ?? '';
  return routes[leaf]?.module.action ? 'GET, HEAD, POST' : 'GET, HEAD';
}

function branches(routes: ServerBuild['routes'], parentId?: string): Branch[] {
  return Object.values(routes).flatMap((route) =>
    route && route.parentId === parentId
      ? [
          {
            id: route.id,
            ...(route.path === undefined ? {} : { path: route.path }),
            children: branches(routes, route.id),
          },
        ]
      : [],
  );
}
