/** Query parameter of a form that names a field. */
export const fieldParameter = 'field';

/** Address of a record's form with the focus in one of its fields. */
export function linkToField(resource: string, { id, field }: { id: number; field: string }): string {
  return `/${resource}/${id}?${fieldParameter}=${encodeURIComponent(field)}`;
}
