/** Nothing is agreed to, what the house does not use yet included. */
export const refusal = { tracking: false, media: false, offline: false, marketing: false };
