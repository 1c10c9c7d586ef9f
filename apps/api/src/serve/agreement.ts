/** Whether server and contract name the same operations, found out without a database and without a server. */
import { readOperations, loadDocument, type Document } from '../http/contract.ts';
import { assertCoverage } from '../http/coverage.ts';
import { createEstado } from '../http/estado.ts';
import { createSeal } from '../http/seal.ts';
import type { Services } from '../http/services.ts';
import { buildHandlers } from '../modules/index.ts';

const never = (): never => {
  throw new Error('these handlers are counted, not called');
};

/** As much as handlers need to be made; none of them is called. */
const UNUSED: Services = {
  signToken: never,
  sealFor: (purpose) => createSeal('never used to sign anything at all', purpose),
  deployments: () => null,
  background: { run: never, settled: async () => undefined },
  acesso: {
    pepper: '',
    senhaPadrao: null,
    recuperacaoEstrita: false,
    origins: { 'student-v1': '', 'student-v2': '', staff: '' },
    mailer: null,
    hub: null,
  },
  estado: createEstado(),
};

/** @throws an Error with one line for each operation that only one of the two has, and no stack: the lines name the files */
export function assertAgreement(document: Document = loadDocument()): void {
  try {
    assertCoverage(readOperations(document), buildHandlers(UNUSED));
  } catch (error) {
    if (error instanceof Error) error.stack = error.message;
    throw error;
  }
}
