import type { ReactNode } from 'react';
import { DataTable, useTranslate } from 'react-admin';
import { TitleCell, TranslationState } from '../../lists/cells/cells.tsx';
import { translationColumn } from '../../lists/cells/columns.tsx';
import { ResourceList } from '../../lists/resource-list.tsx';
import { Search } from '../../lists/search.tsx';
import { PlainText, Position } from '../../fields/plain.tsx';
import { Section } from '../../forms/section.tsx';
import { OrderButton } from './order-button.tsx';

const filters = [<Search key="query" source="query" alwaysOn />];

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
    <ResourceList filters={filters} sort={{ field: 'position', order: 'ASC' }} card={card} actions={<OrderButton />}>
      <DataTable.Col source="name" render={() => <TitleCell />} />
      <DataTable.Col source="slug" />
      {children}
      <DataTable.NumberCol source="position" />
      {translationColumn}
    </ResourceList>
  );
}

/** Position and slug of resources with a manual order. */
export function OrderSection() {
  const translate = useTranslate();
  return (
    <Section title={translate('forms.order')}>
      <Position />
      <PlainText source="slug" helperText={translate('forms.slug_made')} />
    </Section>
  );
}
