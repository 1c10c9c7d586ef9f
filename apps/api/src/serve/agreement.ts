/** Checks that server and contract name the same operations. It needs no database and no running server. */
import { readOperations, loadDocument, type Document } from '../http/contract.ts';
import { assertCoverage } from '../http/coverage.ts';
import { createAparelhos } from '../http/aparelho.ts';
import { createEstado } from '../http/estado.ts';
import { createSigner } from '../http/signer.ts';
import type { Services } from '../http/services.ts';
import { buildHandlers } from '../modules/index.ts';

const never = (): never => {
  throw new Error('these handlers are compared with the contract, not called');
};

const unusedSeal = (purpose: string) => createSigner('never used to sign anything at all', purpose);

/** The services that are needed to create the handlers. No handler is called. */
const UNUSED: Services = {
  signToken: never,
  signerFor: unusedSeal,
  aparelhos: createAparelhos(unusedSeal('aparelho'), false),
  deployments: () => null,
  background: { run: never, settled: async () => undefined },
  defer: never,
  line: { turnMs: 0, answerMs: 0 },
  links: never,
  acesso: {
    pepper: '',
    senhaPadrao: null,
    recuperacaoEstrita: false,
    origins: { 'student-v1': '', 'student-v2': '', staff: '' },
    codigoInstalacao: null,
    mailer: null,
    hub: null,
  },
  estado: createEstado(),
};

/** @throws an Error with one line per operation that only one of the two has. It has no stack: the lines name the files */
export function assertAgreement(document: Document = loadDocument()): void {
  try {
    assertCoverage(readOperations(document), buildHandlers(UNUSED));
  } catch (error) {
    if (error instanceof Error) error.stack = error.message;
    throw error;
  }
}
