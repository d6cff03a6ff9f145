import { defaultEmbedHosts, type EmbedHosts } from './embed-hosts.ts';

/** Headline levels that a house may allow. */
export const everyHeadlineLevel = ['2', '3', '4', '5', '6'];

/** What the configuration of a house says about the values of fields. */
export interface FieldSettings {
  embedHosts: EmbedHosts;
  /**
   * Levels that a headline may have. A headline that has another level already keeps it in the draft; to be published
   * it takes one of these.
   */
  headlineLevels: readonly string[];
}

/** The settings of a house that configures none. */
export const defaultFieldSettings: FieldSettings = {
  embedHosts: defaultEmbedHosts,
  headlineLevels: everyHeadlineLevel,
};
