import type { ProductionTexts } from './production-texts.ts';
import type { ProductionKey } from './productions.ts';
import { alcina } from './texts/alcina.ts';
import { carmen } from './texts/carmen.ts';
import { fledermaus } from './texts/fledermaus.ts';
import { freischuetz } from './texts/freischuetz.ts';
import { grimes } from './texts/grimes.ts';
import { haensel } from './texts/haensel.ts';
import { jenufa } from './texts/jenufa.ts';
import { lohengrin } from './texts/lohengrin.ts';
import { mondkoffer } from './texts/mondkoffer.ts';
import { boheme, butterfly, fidelio, hoffmann, poppea, rigoletto, witwe } from './texts/of-last-season.ts';
import { ariadne, csardas, fuechslein, giovanni, nabucco, rheingold, verismo } from './texts/of-next-season.ts';
import { nachtlied, requiem, stunde } from './texts/others-of-this-season.ts';
import { pegel } from './texts/pegel.ts';
import { salome } from './texts/salome.ts';
import { salz } from './texts/salz.ts';
import { schwerkraft } from './texts/schwerkraft.ts';
import { tosca } from './texts/tosca.ts';
import { traviata } from './texts/traviata.ts';
import { zauberfloete } from './texts/zauberfloete.ts';

/** Texts and pictures of every production. */
export const texts: Record<ProductionKey, ProductionTexts> = {
  traviata,
  salome,
  freischuetz,
  zauberfloete,
  haensel,
  tosca,
  carmen,
  jenufa,
  lohengrin,
  alcina,
  grimes,
  fledermaus,
  schwerkraft,
  salz,
  mondkoffer,
  pegel,
  nachtlied,
  requiem,
  stunde,
  rigoletto,
  boheme,
  poppea,
  fidelio,
  butterfly,
  witwe,
  hoffmann,
  rheingold,
  giovanni,
  fuechslein,
  csardas,
  ariadne,
  nabucco,
  verismo,
};
