import type { ArticleSpec } from './article-spec.ts';
import { backstage } from './backstage.ts';
import { behindTheCurtain } from './behind-the-curtain.ts';
import { silk } from './eleven-metres-of-silk.ts';
import { history } from './history.ts';
import { fall } from './how-long-does-a-fall-last.ts';
import { interviews } from './interviews.ts';
import { introductions } from './introductions.ts';
import { learning } from './learning.ts';
import { moonInTheCelesta } from './moon-in-the-celesta.ts';
import { packAMoon } from './pack-a-moon.ts';
import { playlists } from './playlists.ts';
import { prompter } from './prompter.ts';
import { readingTheRiver } from './reading-the-river.ts';
import { sixtyLamps } from './sixty-lamps.ts';
import { skyInPots } from './a-sky-in-pots.ts';
import { speechMelodies } from './speech-melodies.ts';
import { stageManager } from './stage-manager.ts';
import { touchingTheStage } from './touching-the-stage.ts';
import { winterOfBriquettes } from './winter-of-briquettes.ts';

/** Every article of the magazine. */
export const articles: ArticleSpec[] = [
  sixtyLamps,
  silk,
  behindTheCurtain,
  moonInTheCelesta,
  prompter,
  speechMelodies,
  fall,
  packAMoon,
  readingTheRiver,
  touchingTheStage,
  stageManager,
  skyInPots,
  winterOfBriquettes,
  ...interviews,
  ...introductions,
  ...playlists,
  ...backstage,
  ...history,
  ...learning,
];
