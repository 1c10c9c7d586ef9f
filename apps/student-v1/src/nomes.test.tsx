/** Decision 211 in version 1. */
import { describeHostileNames } from '@luneta/exam-room/testing';

import { contaV1, open } from './testing/open.tsx';

describeHostileNames({
  screens: ['/v1/avaliacao_adaptadas', '/v1/conta', '/v1/resultados/ranking'],
  open: (path, server, names) => open(path, { server, conta: contaV1(names) }),
});
