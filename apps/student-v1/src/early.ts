/** What the page asks for before the app's scripts have come; see version 2's file of the same name. */
import type { EarlyRoute } from '@luneta/app-shell';

const FRAME = 'routes/frame.tsx';

const CONTA = '/api/v2/users/contas';
const PROVA = 'routes/prova.tsx';
const CENTRAL = '/api/v2/central_avaliacoes';
const prova = '/v1/central_avaliacoes/:turma_avaliacao_id/:dia_prova';
const DIA = `${CENTRAL}/{turma_avaliacao_id}/{dia_prova}`;
const RUNNING = [CONTA, `${DIA}/resumo`, `${DIA}/questoes`];

const ADAPTADAS = '/api/v1/avaliacao_adaptadas';
const NAVBAR = '/api/v2/navbar';
/** The kinds of roadmap as our addresses spell them: a part of an address that is no id stands in the table as it is. */
const roteiro = (kind: 'roteiro_estudos' | 'plano_acoes'): EarlyRoute => ({
  path: `/v1/avaliacao_adaptadas/${kind}/:turma_avaliacao_id/:materia_id`,
  modules: [FRAME, 'routes/roteiro.tsx'],
  gets: [CONTA, `${ADAPTADAS}/${kind}/{turma_avaliacao_id}/{materia_id}`, NAVBAR],
  // A Boss who was hit has another drawing, which comes with the screen.
  drawings: ['boss-cheia'],
});

/** The Boss of a subject: its rules, its questions and its result. */
const boss = (kind: 'roteiro_estudos' | 'plano_acoes'): EarlyRoute[] => {
  const path = `/v1/avaliacao_adaptadas/${kind}/:turma_avaliacao_id/:materia_id/boss`;
  const MATERIA = `${ADAPTADAS}/${kind}/{turma_avaliacao_id}/{materia_id}`;
  const INFO = [CONTA, `${MATERIA}/boss_info`];
  return [
    { path, modules: ['routes/boss.tsx'], gets: [...INFO, MATERIA, NAVBAR] },
    { path: `${path}/item`, modules: ['routes/boss-item.tsx'], gets: [...INFO, `${MATERIA}/boss_resumo`] },
    {
      path: `${path}/finalizado`,
      modules: ['routes/boss-finalizado.tsx'],
      gets: [...INFO, `${MATERIA}/boss_concluido`],
    },
  ];
};

/** The screens of a phase, of each kind. */
const fases = ['roteiro_estudos', 'plano_acoes'].flatMap((kind): EarlyRoute[] => {
  const place = `avaliacao_adaptadas/${kind}`;
  const fase = `/v1/${place}/:turma_avaliacao_id/:materia_id/:objeto_conhecimento_id`;
  const calls = `/api/v1/${place}/{turma_avaliacao_id}/{materia_id}/{objeto_conhecimento_id}`;
  const gets = [CONTA, NAVBAR, `${calls}/itens`];
  return [
    { path: `${fase}/midia/:n`, modules: ['routes/midia.tsx'], gets: [...gets, `${calls}/midias`] },
    {
      path: `${fase}/item/:ordem_exercicio`,
      modules: ['routes/item.tsx'],
      gets,
      next: {
        after: `${calls}/itens`,
        list: 'itens',
        by: 'ordem_exercicio',
        get: '/api/v2/banco_questoes/{banco_questao_id}',
      },
    },
    { path: `${fase}/concluido`, modules: ['routes/concluido.tsx'], gets },
  ];
});

const GABARITOS = '/api/v1/gabaritos';
const gabaritos = '/v1/central_avaliacoes/gabaritos';
const GABARITO = `${GABARITOS}/{turma_avaliacao_id}`;

export const early: readonly EarlyRoute[] = [
  {
    path: '/v1/avaliacao_adaptadas',
    modules: [FRAME, 'routes/roteiros.tsx'],
    gets: [CONTA, ADAPTADAS, NAVBAR],
    drawings: ['mascot-feliz'],
  },
  roteiro('roteiro_estudos'),
  roteiro('plano_acoes'),
  ...boss('roteiro_estudos'),
  ...boss('plano_acoes'),
  { path: '/v1/central_avaliacoes', modules: [FRAME, 'routes/provas.tsx'], gets: [CONTA, CENTRAL] },
  { path: gabaritos, modules: [FRAME, 'routes/gabaritos.tsx'], gets: [CONTA, GABARITOS] },
  {
    path: `${gabaritos}/pesquisar`,
    modules: [FRAME, 'routes/gabarito-pesquisa.tsx'],
    gets: [CONTA, `${GABARITOS}/filtros/1`],
  },
  { path: `${gabaritos}/:turma_avaliacao_id`, modules: ['routes/gabarito.tsx'], gets: [CONTA, GABARITO] },
  {
    path: `${gabaritos}/:turma_avaliacao_id/:item_id`,
    modules: ['routes/gabarito-questao.tsx'],
    gets: [CONTA, GABARITO, '/api/v2/resultados/{turma_avaliacao_id}/questoes/{item_id}'],
  },
  {
    path: '/v1/questoes_v1/:banco_questao_id',
    modules: ['routes/questao.tsx'],
    gets: [CONTA, '/api/v2/banco_questoes/{banco_questao_id}'],
  },
  { path: prova, modules: ['routes/prova-detalhe.tsx'], gets: [CONTA, DIA] },
  { path: `${prova}/finalizada`, modules: [FRAME, 'routes/finalizada.tsx'], gets: [CONTA, `${DIA}/resumo`] },
  { path: `${prova}/itens`, modules: [PROVA], gets: RUNNING },
  { path: `${prova}/itens/:item_id`, modules: [PROVA], gets: RUNNING },
  { path: `${prova}/redacao`, modules: [PROVA, 'routes/redacao.tsx'], gets: RUNNING },
  { path: `${prova}/entregar`, modules: [PROVA, 'routes/entregar.tsx'], gets: RUNNING },
  ...fases,
  {
    path: '/v1/resultados',
    modules: [FRAME, 'routes/resultados.tsx'],
    gets: [CONTA, GABARITOS, '/api/v2/home/ranking'],
  },
  { path: '/v1/resultados/gabarito', modules: [FRAME, 'routes/resultados-gabarito.tsx'], gets: [CONTA, GABARITOS] },
  { path: '/v1/resultados/ranking', modules: [FRAME, 'routes/ranking.tsx'], gets: [CONTA, '/api/v2/home/ranking'] },
  { path: '/v1/conta', modules: [FRAME, 'routes/conta.tsx'], gets: ['/api/v2/users/contas'] },
];
