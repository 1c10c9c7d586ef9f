import { checkComparison } from '@luneta/app-shell/testing/render';
import { buildResumo, createMockServer } from '@luneta/testing';

import { buildResultadoLista } from './testing/builders.ts';
import { open } from './testing/open.tsx';

checkComparison({
  open,
  screen: {
    path: '/resultados',
    server() {
      const server = createMockServer();
      server.respond('listResultados', buildResultadoLista({ descricao: 'Simulado', ciclo: -1 }));
      return server;
    },
    shows: 'Simulado',
    tags: { operacao: 'listResultados', campo: 'avaliacoes.0.ciclo' },
  },
  exam: {
    path: '/avaliacoes/301/1/questoes',
    server() {
      const server = createMockServer();
      server.respond('getProvaResumo', buildResumo({ qtde_itens_respondidos: -1 }));
      return server;
    },
    shows: 'Próxima',
    tags: { operacao: 'getProvaResumo', campo: 'qtde_itens_respondidos' },
  },
});
