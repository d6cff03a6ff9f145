/** Words that only the demo house may say. */
export const demoWords = /colonia|k[öo]e?ln|cologne|rhein|\brhine\b|junge oper|young opera/i;
