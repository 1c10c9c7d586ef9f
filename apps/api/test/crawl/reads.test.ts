/** The crawls for keys read every address that a student may read. */
import { describe, expect, it } from 'vitest';

import { EXAM_KNOWS } from '../banco_questoes/key-crawl.ts';
import { ADAPTADA_KNOWS } from '../boss/adaptada-crawl.ts';
import { ROTEIRO_KNOWS } from '../roteiro_estudos/roteiro-crawl.ts';
import { readTargets, type Target } from '../security/support/from-contract.ts';
import { lacking, OF_THE_PERSON, readsOf, studentReads } from './reads.ts';

const CRAWLS = {
  'apps/api/test/banco_questoes/key-crawl.ts': EXAM_KNOWS,
  'apps/api/test/boss/adaptada-crawl.ts': ADAPTADA_KNOWS,
  'apps/api/test/roteiro_estudos/roteiro-crawl.ts': ROTEIRO_KNOWS,
};

/** The operation `getQuestao` under another name and address. */
function planted(url: string, names: readonly string[]): Target {
  const [target] = readTargets().filter(({ operation }) => operation.id === 'getQuestao');
  if (!target) throw new Error('the contract has no getQuestao');
  const path = names.map((name) => ({ name, in: 'path', schema: {} }));
  return { ...target, path, operation: { ...target.operation, id: 'getSequencia', url } };
}

describe('[crawl] the contract', () => {
  it('has no read of a student that every crawl misses', () => {
    expect(studentReads().length).toBeGreaterThan(30);
    expect(lacking(CRAWLS)).toEqual([]);
  });

  it('contains the operations that the crawls leave out', () => {
    const ids = new Set(readTargets().map(({ operation }) => operation.id));
    expect(OF_THE_PERSON.filter((id) => !ids.has(id))).toEqual([]);
  });
});

describe('[crawl] planted: a new operation', () => {
  it('is read without a change to the crawl when its ids are known', () => {
    const known = [{ id: 7 }, { id: 8 }];
    const reads = readsOf(known, [planted('/api/v2/sequencias/{id}', ['id']), planted('/api/v2/sequencia', [])]);
    expect(reads).toEqual([
      { url: '/api/v2/sequencias/7', known: { id: 7 } },
      { url: '/api/v2/sequencias/8', known: { id: 8 } },
      { url: '/api/v2/sequencia', known: {} },
    ]);
  });

  it('is reported with the files to edit when they are not', () => {
    expect(lacking(CRAWLS, [planted('/api/v2/sequencias/{sequencia_id}', ['sequencia_id'])])).toEqual([
      `getSequencia: no crawl for keys knows the ids of /api/v2/sequencias/{sequencia_id}: add them in one of ${Object.keys(CRAWLS).join(', ')}`,
    ]);
  });
});
