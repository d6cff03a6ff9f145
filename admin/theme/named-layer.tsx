import Modal, { type ModalProps } from '@mui/material/Modal';
import Popper, { type PopperProps } from '@mui/material/Popper';
import { useTranslate } from 'react-admin';

/** A `section` instead would keep the role that the library gives it. */
const region = { role: 'region' };

/** Menus open at the end of the document, outside everything that has a name there; so they have one of their own. */
export function NamedLayer(props: ModalProps) {
  const translate = useTranslate();
  return <Modal {...props} {...region} aria-label={translate('frame.choices')} />;
}

/** The same for what is offered below a field. */
export function NamedPopper(props: PopperProps) {
  const translate = useTranslate();
  return <Popper {...props} {...region} aria-label={translate('frame.choices')} />;
}
