/** Browsers only: the server's build has the layer in its entry, and none of this module. */
export const fetchLayer = () => import('./overlay-layer.tsx');
