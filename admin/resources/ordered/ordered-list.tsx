import type { ReactNode } from 'react';
import { DataTable } from 'react-admin';
import { TitleCell, TranslationState } from '../../lists/cells/cells.tsx';
import { ResourceList } from '../../lists/resource-list.tsx';
import { PlainText, Position } from '../../fields/plain.tsx';
import { Section } from '../../forms/section.tsx';
import { OrderButton } from './order-button.tsx';

interface OrderedListProps {
  /** Columns between the slug and the position. */
  children?: ReactNode;
  /** What a card on phones has below the title. */
  card?: ReactNode;
}

const translationState = <TranslationState />;

/** List of resources with a manual order. */
export function OrderedList({ children, card = translationState }: OrderedListProps) {
  return (
    <ResourceList sort={{ field: 'position', order: 'ASC' }} card={card} actions={<OrderButton />}>
      <DataTable.Col source="name" render={() => <TitleCell />} />
      <DataTable.Col source="slug" />
      {children}
      <DataTable.NumberCol source="position" />
    </ResourceList>
  );
}

/** Position and slug of resources with a manual order. */
export function OrderSection() {
  return (
    <Section title="forms.order">
      <Position />
      <PlainText source="slug" helperText="forms.slug_made" />
    </Section>
  );
}
