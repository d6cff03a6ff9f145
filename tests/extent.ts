/** True in `npm run test:all`: sweeps try every value, and random tests many runs. `npm test` tries a part of them. */
export const everything = process.env.TEST_EXTENT === 'all';
