import { createElement, useContext } from 'react';
import { EditSurfaceContext, type SharedProps } from '../../rendering/edit-surface.ts';
import { SharedBlocks } from '../../rendering/shared-blocks.tsx';

/** The modules of a shared part, as if they stood on the page themselves. */
export function SharedPartView(props: SharedProps) {
  const surface = useContext(EditSurfaceContext);
  return surface?.Shared ? createElement(surface.Shared, props) : <SharedBlocks {...props} />;
}
