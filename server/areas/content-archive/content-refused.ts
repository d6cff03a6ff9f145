/** Why an export or import of the content is refused, as a sentence for the operator. */
export class ContentRefused extends Error {}
