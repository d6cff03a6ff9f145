import type { Random } from './brush.ts';
import { alcina } from './ideas/alcina.ts';
import { ariadne } from './ideas/ariadne.ts';
import { bahn } from './ideas/bahn.ts';
import { boheme } from './ideas/boheme.ts';
import { butterfly } from './ideas/butterfly.ts';
import { carmen } from './ideas/carmen.ts';
import { csardas } from './ideas/csardas.ts';
import { ensemble } from './ideas/ensemble.ts';
import { faden } from './ideas/faden.ts';
import { fidelio } from './ideas/fidelio.ts';
import { fledermaus } from './ideas/fledermaus.ts';
import { freischuetz } from './ideas/freischuetz.ts';
import { fuechslein } from './ideas/fuechslein.ts';
import { giovanni } from './ideas/giovanni.ts';
import { graben } from './ideas/graben.ts';
import { grimes } from './ideas/grimes.ts';
import { haensel } from './ideas/haensel.ts';
import { hoffmann } from './ideas/hoffmann.ts';
import { jenufa } from './ideas/jenufa.ts';
import { leuchter } from './ideas/leuchter.ts';
import { lohengrin } from './ideas/lohengrin.ts';
import { maske } from './ideas/maske.ts';
import { mondkoffer } from './ideas/mondkoffer.ts';
import { nabucco } from './ideas/nabucco.ts';
import { nachtlied } from './ideas/nachtlied.ts';
import { partitur } from './ideas/partitur.ts';
import { pegel } from './ideas/pegel.ts';
import { pinsel } from './ideas/pinsel.ts';
import { poppea } from './ideas/poppea.ts';
import { probe } from './ideas/probe.ts';
import { requiem } from './ideas/requiem.ts';
import { rhein } from './ideas/rhein.ts';
import { rheingold } from './ideas/rheingold.ts';
import { rigoletto } from './ideas/rigoletto.ts';
import { saal } from './ideas/saal.ts';
import { salomeSchuessel } from './ideas/salome-schuessel.ts';
import { salomeTreppe } from './ideas/salome-treppe.ts';
import { salomeZisterne } from './ideas/salome-zisterne.ts';
import { salome } from './ideas/salome.ts';
import { salz } from './ideas/salz.ts';
import { schwerkraft } from './ideas/schwerkraft.ts';
import { horn, platte, skala, takt, tasten, welle } from './ideas/studies-of-sound.ts';
import { garderobe, licht, pult, seile, sitze, souffleuse, tuer } from './ideas/studies-of-stage.ts';
import { briefe, haare, karte, kreis, schritte, toepfe } from './ideas/studies-of-work.ts';
import { stunde } from './ideas/stunde.ts';
import { tosca } from './ideas/tosca.ts';
import { traviata } from './ideas/traviata.ts';
import { vorhang } from './ideas/vorhang.ts';
import { werkstatt } from './ideas/werkstatt.ts';
import { witwe } from './ideas/witwe.ts';
import { zauberfloete } from './ideas/zauberfloete.ts';

export interface Idea {
  /** The picture as SVG elements, for a width and height in pixels. */
  render: (W: number, H: number, r: Random) => string;
  /** Also rendered upright. */
  tall?: true;
  /** Rendered to a smaller file. */
  light?: true;
  /** Smaller, for an article. */
  study?: true;
}

/** The drawings, by the name of their file. */
export const ideas: Record<string, Idea> = {
  alcina: { render: alcina, tall: true },
  ariadne: { render: ariadne, light: true },
  bahn: { render: bahn },
  boheme: { render: boheme, light: true },
  butterfly: { render: butterfly, light: true },
  carmen: { render: carmen, tall: true },
  csardas: { render: csardas, light: true },
  ensemble: { render: ensemble },
  faden: { render: faden, tall: true },
  fidelio: { render: fidelio, light: true },
  fledermaus: { render: fledermaus },
  freischuetz: { render: freischuetz },
  fuechslein: { render: fuechslein, light: true },
  giovanni: { render: giovanni, light: true },
  graben: { render: graben },
  grimes: { render: grimes },
  haensel: { render: haensel },
  hoffmann: { render: hoffmann, light: true },
  jenufa: { render: jenufa, tall: true },
  leuchter: { render: leuchter },
  lohengrin: { render: lohengrin, tall: true },
  maske: { render: maske },
  mondkoffer: { render: mondkoffer },
  nabucco: { render: nabucco, light: true },
  nachtlied: { render: nachtlied, light: true },
  partitur: { render: partitur },
  pegel: { render: pegel, light: true },
  pinsel: { render: pinsel },
  poppea: { render: poppea, light: true },
  probe: { render: probe },
  requiem: { render: requiem, light: true },
  rhein: { render: rhein },
  rheingold: { render: rheingold, light: true },
  rigoletto: { render: rigoletto, light: true },
  saal: { render: saal },
  salome: { render: salome, tall: true },
  'salome-schuessel': { render: salomeSchuessel, tall: true },
  'salome-treppe': { render: salomeTreppe },
  'salome-zisterne': { render: salomeZisterne },
  salz: { render: salz, light: true },
  schwerkraft: { render: schwerkraft, tall: true },
  stunde: { render: stunde, light: true },
  tosca: { render: tosca },
  traviata: { render: traviata, tall: true },
  vorhang: { render: vorhang, tall: true },
  werkstatt: { render: werkstatt, tall: true },
  witwe: { render: witwe, light: true },
  zauberfloete: { render: zauberfloete, tall: true },
  'studie-horn': { render: horn, study: true },
  'studie-platte': { render: platte, study: true },
  'studie-skala': { render: skala, study: true },
  'studie-takt': { render: takt, study: true },
  'studie-tasten': { render: tasten, study: true },
  'studie-welle': { render: welle, study: true },
  'studie-garderobe': { render: garderobe, study: true },
  'studie-licht': { render: licht, study: true },
  'studie-pult': { render: pult, study: true },
  'studie-seile': { render: seile, study: true },
  'studie-sitze': { render: sitze, study: true },
  'studie-souffleuse': { render: souffleuse, study: true },
  'studie-tuer': { render: tuer, study: true },
  'studie-briefe': { render: briefe, study: true },
  'studie-haare': { render: haare, study: true },
  'studie-karte': { render: karte, study: true },
  'studie-kreis': { render: kreis, study: true },
  'studie-schritte': { render: schritte, study: true },
  'studie-toepfe': { render: toepfe, study: true },
};
