/** The usual colour of the stage, which browsers need of the theme; in a file of its own, so that they load no more. */
export const usualStage = '#0e0a0c';
