/**
 * `tri`: scores 1,000 students × 45 items with the rule of `@luneta/domain` and with a plain computation from the
 * definition, and compares their time and their scores.
 */
import { scoreArea } from '@luneta/domain/tri';

import { median } from '../percentiles.ts';
import { heading, ratioLine } from '../print.ts';
import { naiveNota, type Answer } from './naive.ts';
import { drawAnswers } from './sample.ts';

const STUDENTS = 1000;
const ITEMS = 45;
const SEED = 20_221_113;
const ROUNDS = 7;

const sample = drawAnswers(STUDENTS, ITEMS, SEED);
const real = (answers: readonly Answer[]) =>
  scoreArea(
    'MT',
    answers.map(({ tri, acertou }) => ({ tri, acertou, anulada: false })),
  )?.nota_tri ?? Number.NaN;
const naive = (answers: readonly Answer[]) => naiveNota('MT', answers);

/** Milliseconds to score everyone. */
function time(score: (answers: readonly Answer[]) => number): number {
  const started = performance.now();
  for (const answers of sample) score(answers);
  return performance.now() - started;
}

// One round of each is not counted, so that the engine compiles. Then they alternate, so that both run under the same
// load.
time(real);
time(naive);
const reals: number[] = [];
const naives: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  reals.push(time(real));
  naives.push(time(naive));
}
const apart = sample.filter((answers) => real(answers) !== naive(answers)).length;

console.log(heading(`tri: ${STUDENTS} students × ${ITEMS} items, median of ${ROUNDS} rounds, seed ${SEED}`));
console.log(`  rule        ${(median(reals) / STUDENTS).toFixed(3)} ms a student`);
console.log(`  definition  ${(median(naives) / STUDENTS).toFixed(3)} ms a student`);
console.log(ratioLine('time', median(reals), median(naives), 'the rule to the plain computation from the definition'));
console.log(`  scores that differ: ${apart} of ${STUDENTS}`);
if (apart > 0) {
  console.error('  the rule and its definition disagree: see packages/domain/src/tri.ts');
  process.exitCode = 1;
}
