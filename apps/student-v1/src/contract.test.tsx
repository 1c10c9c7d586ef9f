import { checkComparison } from '@luneta/app-shell/testing/render';
import { buildGabaritoListado, buildResumo, createMockServer } from '@luneta/testing';

import { open } from './testing/open.tsx';

checkComparison({
  open,
  screen: {
    path: '/v1/central_avaliacoes/gabaritos',
    server() {
      const server = createMockServer();
      server.respond('listGabaritos', {
        avaliacoes: [buildGabaritoListado({ descricao: 'Simulado', nota_media: -1 })],
      });
      return server;
    },
    shows: 'Simulado',
    tags: { operacao: 'listGabaritos', campo: 'avaliacoes.0.nota_media' },
  },
  exam: {
    path: '/v1/central_avaliacoes/301/1/itens',
    server() {
      const server = createMockServer();
      server.respond('getProvaResumo', buildResumo({ qtde_itens_respondidos: -1 }));
      return server;
    },
    shows: 'Entregar Prova',
    tags: { operacao: 'getProvaResumo', campo: 'qtde_itens_respondidos' },
  },
});
