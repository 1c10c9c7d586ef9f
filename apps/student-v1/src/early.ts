/** What the page asks for before the app's scripts have come; see version 2's file of the same name. */
import type { EarlyRoute } from '@luneta/app-shell';

const FRAME = 'routes/frame.tsx';

const CONTA = '/api/v2/users/contas';
const PROVA = 'routes/prova.tsx';
const CENTRAL = '/api/v1/central_avaliacoes';
const prova = '/v1/central_avaliacoes/:turma_avaliacao_id/:dia_prova';
const DIA = `${CENTRAL}/{turma_avaliacao_id}/{dia_prova}`;
const RUNNING = [CONTA, `${DIA}/resumo`, `${DIA}/questoes`];

const ADAPTADA = '/api/v1/avaliacao_adaptadas/{tipo_avaliacao}/{turma_avaliacao_id}/{materia_id}';
const BOSS_INFO = `${ADAPTADA}/boss_info`;
const boss = '/v1/avaliacao_adaptadas/:tipo_avaliacao/:turma_avaliacao_id/:materia_id/boss';

export const early: readonly EarlyRoute[] = [
  { path: boss, modules: ['routes/boss.tsx'], gets: [CONTA, BOSS_INFO, ADAPTADA] },
  { path: `${boss}/item`, modules: ['routes/boss-item.tsx'], gets: [CONTA, BOSS_INFO, `${ADAPTADA}/boss_resumo`] },
  {
    path: `${boss}/finalizado`,
    modules: ['routes/boss-finalizado.tsx'],
    gets: [CONTA, BOSS_INFO, `${ADAPTADA}/boss_concluido`],
  },
  { path: '/v1/central_avaliacoes', modules: [FRAME, 'routes/provas.tsx'], gets: [CONTA, CENTRAL] },
  { path: prova, modules: ['routes/prova-detalhe.tsx'], gets: [CONTA, DIA] },
  { path: `${prova}/finalizada`, modules: [FRAME, 'routes/finalizada.tsx'], gets: [CONTA, `${DIA}/resumo`] },
  { path: `${prova}/itens`, modules: [PROVA], gets: RUNNING },
  { path: `${prova}/itens/:item_id`, modules: [PROVA], gets: RUNNING },
  { path: `${prova}/redacao`, modules: [PROVA, 'routes/redacao.tsx'], gets: RUNNING },
  { path: `${prova}/entregar`, modules: [PROVA, 'routes/entregar.tsx'], gets: RUNNING },
  { path: '/v1/conta', modules: [FRAME, 'routes/conta.tsx'], gets: ['/api/v2/users/contas'] },
];
