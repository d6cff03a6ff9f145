/** Name of the product; also that of a house that has not given itself a name. */
export const productName = 'Proscenium';
