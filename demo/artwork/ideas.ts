import type { Random } from './brush.ts';
import { alcina } from './ideas/alcina.ts';
import { bahn } from './ideas/bahn.ts';
import { carmen } from './ideas/carmen.ts';
import { ensemble } from './ideas/ensemble.ts';
import { faden } from './ideas/faden.ts';
import { fledermaus } from './ideas/fledermaus.ts';
import { freischuetz } from './ideas/freischuetz.ts';
import { graben } from './ideas/graben.ts';
import { grimes } from './ideas/grimes.ts';
import { haensel } from './ideas/haensel.ts';
import { jenufa } from './ideas/jenufa.ts';
import { leuchter } from './ideas/leuchter.ts';
import { lohengrin } from './ideas/lohengrin.ts';
import { maske } from './ideas/maske.ts';
import { mondkoffer } from './ideas/mondkoffer.ts';
import { partitur } from './ideas/partitur.ts';
import { pinsel } from './ideas/pinsel.ts';
import { probe } from './ideas/probe.ts';
import { rhein } from './ideas/rhein.ts';
import { saal } from './ideas/saal.ts';
import { salome } from './ideas/salome.ts';
import { salomeSchuessel } from './ideas/salome-schuessel.ts';
import { salomeTreppe } from './ideas/salome-treppe.ts';
import { salomeZisterne } from './ideas/salome-zisterne.ts';
import { schwerkraft } from './ideas/schwerkraft.ts';
import { tosca } from './ideas/tosca.ts';
import { traviata } from './ideas/traviata.ts';
import { vorhang } from './ideas/vorhang.ts';
import { werkstatt } from './ideas/werkstatt.ts';
import { zauberfloete } from './ideas/zauberfloete.ts';

export interface Idea {
  /** The picture as SVG elements, for a width and height in pixels. */
  draw: (W: number, H: number, r: Random) => string;
  /** Also printed upright. */
  tall?: true;
}

/** One idea a picture, by the name of its file. */
export const ideas: Record<string, Idea> = {
  alcina: { draw: alcina, tall: true },
  bahn: { draw: bahn },
  carmen: { draw: carmen, tall: true },
  ensemble: { draw: ensemble },
  faden: { draw: faden, tall: true },
  fledermaus: { draw: fledermaus },
  freischuetz: { draw: freischuetz },
  graben: { draw: graben },
  grimes: { draw: grimes },
  haensel: { draw: haensel },
  jenufa: { draw: jenufa, tall: true },
  leuchter: { draw: leuchter },
  lohengrin: { draw: lohengrin, tall: true },
  maske: { draw: maske },
  mondkoffer: { draw: mondkoffer },
  partitur: { draw: partitur },
  pinsel: { draw: pinsel },
  probe: { draw: probe },
  rhein: { draw: rhein },
  saal: { draw: saal },
  salome: { draw: salome, tall: true },
  'salome-schuessel': { draw: salomeSchuessel, tall: true },
  'salome-treppe': { draw: salomeTreppe },
  'salome-zisterne': { draw: salomeZisterne },
  schwerkraft: { draw: schwerkraft, tall: true },
  tosca: { draw: tosca },
  traviata: { draw: traviata, tall: true },
  vorhang: { draw: vorhang, tall: true },
  werkstatt: { draw: werkstatt, tall: true },
  zauberfloete: { draw: zauberfloete, tall: true },
};
