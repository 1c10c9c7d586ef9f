/** The table of early calls against the routes, and against what the screens ask for. */
import { checkEarly } from '@luneta/app-shell/testing/render';
import { examServer, PLACE } from '@luneta/exam-room/testing';

import { early } from './early.ts';
import { routes } from './routes.tsx';
import { open } from './testing/open.tsx';

checkEarly({
  early,
  routes,
  open,
  quiet: '/home',
  files: import.meta.glob('./routes/*.tsx'),
  ids: {
    ...PLACE,
    item_id: 514,
    banco_questao_id: 514,
    trilha_id: 1201,
    materia_id: 1,
    trilha_fase_id: 5102,
    ordem_exercicio: 1,
  },
  server: examServer,
});
