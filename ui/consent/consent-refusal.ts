/** Refuses every purpose, including those not in use yet. */
export const refusal = { tracking: false, media: false, offline: false, marketing: false };
