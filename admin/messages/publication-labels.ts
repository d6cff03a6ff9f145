const withMoment = ['seasons', 'productions', 'events', 'festivals', 'persons', 'seasonsubscriptions'];
const withoutMoment = ['articles', 'download-directories', 'slides', 'breaking-news'];

/** Labels of the publication fields, which read the same in every resource that has them. */
export const publicationLabels: Record<string, readonly [de: string, en: string]> = Object.fromEntries([
  ...[...withMoment, ...withoutMoment].map((name) => [`resources.${name}.fields.state`, ['Status', 'State']]),
  ...withMoment.map((name) => [`resources.${name}.fields.public_from`, ['Öffentlich ab', 'Public from']]),
]);
