import { DataTable } from 'react-admin';
import { TranslationState } from '../../lists/cells/cells.tsx';
import { OrderedList } from '../ordered/ordered-list.tsx';
import { CategoryColour } from './category-colour.tsx';

export { Create, Edit } from './category-form.tsx';

/** Categories of events, in their order. */
export function List() {
  return (
    <OrderedList
      card={
        <>
          <CategoryColour /> <TranslationState />
        </>
      }
    >
      <DataTable.Col source="colour" disableSort render={() => <CategoryColour />} />
    </OrderedList>
  );
}
