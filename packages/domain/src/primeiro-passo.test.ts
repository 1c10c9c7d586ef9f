import { describe, expect, it } from 'vitest';

import { materiaToStudy } from './primeiro-passo.ts';

describe('the subject to study', () => {
  const of = (materia: string, progresso: number) => ({ materia, progresso });
  it.each([
    { case: 'the one nearest to its end', rows: [of('A', 0.25), of('B', 0.5)], name: 'B' },
    { case: 'not a finished one', rows: [of('A', 1), of('B', 0)], name: 'B' },
    { case: 'none when all are finished', rows: [of('A', 1)], name: undefined },
    { case: 'none without roadmaps', rows: [], name: undefined },
  ])('[PAS-1] $case', ({ rows, name }) => {
    expect(materiaToStudy(rows)?.materia).toBe(name);
  });
});
