/** Decision 211 in version 2. */
import { describeHostileNames } from '@luneta/exam-room/testing';
import { buildConta } from '@luneta/testing';

import { open } from './testing/open.tsx';

describeHostileNames({
  screens: ['/home', '/conta', '/home/configuracoes', '/home/ranking'],
  open: (path, server, names) => open(path, { server, conta: buildConta(names) }),
});
