import { both } from '../../build-blocks.ts';
import type { ProductionTexts } from '../production-texts.ts';

export const salz: ProductionTexts = {
  hero: 'salz',
  teaser: both(
    'Fünf Gäste aus Marseille und eine Tonne Meersalz.',
    'Five guests from Marseille and a ton of sea salt.',
  ),
  description: both(
    `Die Compagnie Sel et Cendre bringt ihren Boden selbst mit: tausend Kilo grobes Salz aus der Camargue, das unter den Füßen knirscht und am Ende
     nicht mehr dort liegt, wo es am Anfang lag. Paloma Xirau hat für fünf Tänzer*innen ein Stück über das gemacht, was bleibt, wenn das Wasser geht.

     Die Musik entsteht aus den Schritten: Mikrofone im Boden nehmen das Knirschen auf, Vincent Obermatt und das Tonteam spielen es verzögert zurück.
     Zwei Abende, sechzig Minuten, danach wird gefegt.`,
    `Compagnie Sel et Cendre brings its own floor: a thousand kilos of coarse salt from the Camargue that crunches underfoot and in the end no longer
     lies where it lay at the beginning. For five dancers Paloma Xirau has made a piece about what remains when the water goes.

     The music comes out of the steps: microphones in the floor pick up the crunching, Vincent Obermatt and the sound team play it back with a delay.
     Two evenings, sixty minutes, then it is swept up.`,
  ),
};
