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
  draw: (W: number, H: number, r: Random) => string;
  /** Also rendered upright. */
  tall?: true;
  /** Rendered to a smaller file. */
  light?: true;
  /** Smaller, for an article. */
  study?: true;
}

/** The drawings, by the name of their file. */
export const ideas: Record<string, Idea> = {
  alcina: { draw: alcina, tall: true },
  ariadne: { draw: ariadne, light: true },
  bahn: { draw: bahn },
  boheme: { draw: boheme, light: true },
  butterfly: { draw: butterfly, light: true },
  carmen: { draw: carmen, tall: true },
  csardas: { draw: csardas, light: true },
  ensemble: { draw: ensemble },
  faden: { draw: faden, tall: true },
  fidelio: { draw: fidelio, light: true },
  fledermaus: { draw: fledermaus },
  freischuetz: { draw: freischuetz },
  fuechslein: { draw: fuechslein, light: true },
  giovanni: { draw: giovanni, light: true },
  graben: { draw: graben },
  grimes: { draw: grimes },
  haensel: { draw: haensel },
  hoffmann: { draw: hoffmann, light: true },
  jenufa: { draw: jenufa, tall: true },
  leuchter: { draw: leuchter },
  lohengrin: { draw: lohengrin, tall: true },
  maske: { draw: maske },
  mondkoffer: { draw: mondkoffer },
  nabucco: { draw: nabucco, light: true },
  nachtlied: { draw: nachtlied, light: true },
  partitur: { draw: partitur },
  pegel: { draw: pegel, light: true },
  pinsel: { draw: pinsel },
  poppea: { draw: poppea, light: true },
  probe: { draw: probe },
  requiem: { draw: requiem, light: true },
  rhein: { draw: rhein },
  rheingold: { draw: rheingold, light: true },
  rigoletto: { draw: rigoletto, light: true },
  saal: { draw: saal },
  salome: { draw: salome, tall: true },
  'salome-schuessel': { draw: salomeSchuessel, tall: true },
  'salome-treppe': { draw: salomeTreppe },
  'salome-zisterne': { draw: salomeZisterne },
  salz: { draw: salz, light: true },
  schwerkraft: { draw: schwerkraft, tall: true },
  stunde: { draw: stunde, light: true },
  tosca: { draw: tosca },
  traviata: { draw: traviata, tall: true },
  vorhang: { draw: vorhang, tall: true },
  werkstatt: { draw: werkstatt, tall: true },
  witwe: { draw: witwe, light: true },
  zauberfloete: { draw: zauberfloete, tall: true },
  'studie-horn': { draw: horn, study: true },
  'studie-platte': { draw: platte, study: true },
  'studie-skala': { draw: skala, study: true },
  'studie-takt': { draw: takt, study: true },
  'studie-tasten': { draw: tasten, study: true },
  'studie-welle': { draw: welle, study: true },
  'studie-garderobe': { draw: garderobe, study: true },
  'studie-licht': { draw: licht, study: true },
  'studie-pult': { draw: pult, study: true },
  'studie-seile': { draw: seile, study: true },
  'studie-sitze': { draw: sitze, study: true },
  'studie-souffleuse': { draw: souffleuse, study: true },
  'studie-tuer': { draw: tuer, study: true },
  'studie-briefe': { draw: briefe, study: true },
  'studie-haare': { draw: haare, study: true },
  'studie-karte': { draw: karte, study: true },
  'studie-kreis': { draw: kreis, study: true },
  'studie-schritte': { draw: schritte, study: true },
  'studie-toepfe': { draw: toepfe, study: true },
};
