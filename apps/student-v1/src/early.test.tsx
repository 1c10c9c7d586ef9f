/** The table of early calls against the routes, and against what the screens ask for. */
import { checkEarly } from '@luneta/app-shell/testing/render';
import { examServer, PLACE } from '@luneta/exam-room/testing';
import { buildConta } from '@luneta/testing';

import { early } from './early.ts';
import { routes } from './routes.tsx';
import { open } from './testing/open.tsx';

checkEarly({
  early,
  routes,
  open,
  quiet: '/v1/conta',
  files: import.meta.glob('./routes/*.tsx'),
  ids: {
    ...PLACE,
    item_id: 514,
    banco_questao_id: 514,
    materia_id: 1,
    objeto_conhecimento_id: 72,
    ordem_exercicio: 1,
    n: 1,
  },
  server: () => {
    const server = examServer();
    server.respond('getConta', buildConta({ versao: 1 }));
    return server;
  },
});
