import Modal, { type ModalProps } from '@mui/material/Modal';
import Popper, { type PopperProps } from '@mui/material/Popper';
import { useTranslate } from 'react-admin';

/** A role, since MUI would override the implicit one of a `section`. */
const region = { role: 'region' };

/** MUI renders menus at the end of the document, outside all landmarks; a labelled region makes them one. */
export function LabelledModal(props: ModalProps) {
  const translate = useTranslate();
  return <Modal {...props} {...region} aria-label={translate('shell.choices')} />;
}

/** The same for the choices of an autocomplete. */
export function LabelledPopper(props: PopperProps) {
  const translate = useTranslate();
  return <Popper {...props} {...region} aria-label={translate('shell.choices')} />;
}
