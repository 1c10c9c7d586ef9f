/** Every screen of version 1 slow, offline, refused and signed out, at 320 px and with large text. */
import { checkScreens, type CheckedScreen, type PlainScreen } from '@luneta/app-shell/testing/render';
import { examServer } from '@luneta/exam-room/testing';
import { buildResumo, createMockServer, type MockServer } from '@luneta/testing';
import { page } from 'vitest/browser';

import { copy as boss } from './features/boss/copy.ts';
import { bossServer } from './features/boss/testing/boss-server.ts';
import { copy as fase } from './features/resultado-fase/copy.ts';
import { faseServer, item } from './testing/fase.ts';
import { open } from './testing/open.tsx';

const ROTEIRO = '/v1/avaliacao_adaptadas/roteiro_estudos/280/1';
const FASE = `${ROTEIRO}/72`;
const CENTRAL = '/v1/central_avaliacoes';
const PROVA = `${CENTRAL}/301/1`;
const GABARITOS = `${CENTRAL}/gabaritos`;

const heading = (name: string | RegExp, level = 1) => page.getByRole('heading', { level, name });
const link = (name: string) => page.getByRole('link', { name });
const button = (name: string) => page.getByRole('button', { name });
const option = () => page.getByRole('radio').first();

const answered = item(1, { acertou: true, vez: 1, bloqueado: true, gabarito: 'C', item_resposta: 3 });

function delivered(): MockServer {
  const server = createMockServer();
  server.respond('getProvaResumo', buildResumo({ situacao: 'entregue', entregue_em: '2026-11-21T17:12:09-03:00' }));
  return server;
}

/** A failure of the server is the generic 500 page there (S2 §2.23). */
const serverPage = true;
const ofBoss = { waits: boss.loading, serverPage, offline: boss.failed.title };
const ofProva = {
  waits: 'Carregando a prova',
  call: 'getProvaResumo',
  fails: 'Não foi possível abrir a prova',
  offline: 'Não foi possível abrir a prova',
  server: examServer,
} as const;

const screens: readonly CheckedScreen[] = [
  {
    path: '/v1/avaliacao_adaptadas',
    call: 'listAvaliacaoAdaptadas',
    waits: 'Carregando os roteiros',
    shows: () => heading('Para estudar em Matemática', 2),
  },
  {
    path: ROTEIRO,
    call: 'getAvaliacaoAdaptada',
    waits: 'Carregando as fases',
    shows: () => heading('Boss de Matemática', 2),
    serverPage,
  },
  {
    path: `${FASE}/midia/1`,
    call: 'getAdaptadaMidias',
    waits: 'Carregando os conteúdos',
    shows: () => heading('Outras sugestões', 2),
  },
  {
    path: `${FASE}/item/1`,
    call: 'getAdaptadaItens',
    waits: 'Carregando a questão',
    shows: option,
    server: faseServer,
  },
  {
    path: `${FASE}/concluido`,
    call: 'closeAdaptadaFase',
    waits: fase.loading,
    shows: () => heading('FASE CONCLUÍDA!'),
    serverPage,
    offline: fase.offline.title,
    server: () => faseServer({ itens: [answered] }),
  },
  {
    path: `${ROTEIRO}/boss`,
    call: 'getBossInfo',
    ...ofBoss,
    shows: () => button('ATACAR BOSS'),
    server: () => bossServer({ status: 'desbloqueado' }),
  },
  { path: `${ROTEIRO}/boss/item`, call: 'getBossResumo', ...ofBoss, shows: option, server: bossServer },
  {
    path: `${ROTEIRO}/boss/finalizado`,
    call: 'getBossConcluido',
    ...ofBoss,
    shows: () => link('CONCLUIR'),
    server: () => bossServer({ status: 'perdeu', respostas: [1] }),
  },
  {
    path: CENTRAL,
    call: 'listCentralAvaliacoes',
    waits: 'Carregando as avaliações',
    shows: () => heading('Essa Semana', 2),
  },
  {
    path: PROVA,
    call: 'getProva',
    waits: 'Carregando a prova',
    shows: () => link('QUESTÕES'),
    serverPage,
    server: examServer,
  },
  { path: `${PROVA}/itens`, ...ofProva, shows: option },
  { path: `${PROVA}/redacao`, ...ofProva, shows: () => heading('O valor da leitura entre os jovens', 2) },
  { path: `${PROVA}/entregar`, ...ofProva, shows: () => button('CONFIRMAR ENTREGA') },
  {
    path: `${PROVA}/finalizada`,
    call: 'getProvaResumo',
    waits: 'Carregando o resumo da prova',
    shows: () => page.getByText('Entrega confirmada'),
    server: delivered,
  },
  {
    path: GABARITOS,
    call: 'listGabaritos',
    waits: 'Carregando os gabaritos',
    shows: () => heading('Últimas avaliações', 2),
  },
  {
    path: `${GABARITOS}/pesquisar`,
    call: 'getGabaritoFiltros',
    waits: 'Carregando os filtros',
    shows: () => page.getByRole('combobox').first(),
  },
  {
    path: `${GABARITOS}/210`,
    call: 'getGabarito',
    waits: 'Carregando o gabarito',
    shows: () => heading('Questões por matéria', 2),
    serverPage,
  },
  {
    path: `${GABARITOS}/210/502`,
    call: 'getGabarito',
    waits: 'Carregando o gabarito',
    shows: () => heading('Questão 2', 2),
    serverPage,
  },
  {
    path: '/v1/questoes_v1/511',
    call: 'getQuestao',
    waits: 'Carregando a questão',
    shows: () => page.getByRole('list', { name: /^Alternativas da questão/u }),
  },
  {
    path: '/v1/resultados',
    call: 'listGabaritos',
    waits: 'Carregando os resultados',
    shows: () => heading('Últimas notas', 2),
  },
  {
    path: '/v1/resultados/gabarito',
    call: 'listGabaritos',
    waits: 'Carregando os resultados',
    shows: () => heading('Oficina de redação', 2),
  },
  {
    path: '/v1/resultados/ranking',
    call: 'getHomeRanking',
    waits: 'Carregando o ranking',
    shows: () => heading('Sua Posição', 2),
  },
];

/** Account and security ask for nothing that the guard has not fetched. */
const plain: readonly PlainScreen[] = [
  { path: '/v1/conta', shows: () => heading(/./u) },
  { path: '/v1/conta/seguranca', shows: () => heading(/./u) },
  { path: '/v1/nada', shows: () => heading('Ops...') },
  { path: '/error/500', shows: () => heading('Eita!') },
];

checkScreens({ open, screens, plain });
