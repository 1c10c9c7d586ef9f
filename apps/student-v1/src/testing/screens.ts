/** Every screen of version 1 with its first call and what stands there when that fails, for tests that open them all. */
import { buildResumo, type MockServer } from '@luneta/testing';

import { copy as boss } from '../features/boss/copy.ts';
import { arrangeBoss } from '../features/boss/testing/boss-server.ts';
import { copy as resultado } from '../features/resultado-fase/copy.ts';
import { arrangeFase, item } from './fase.ts';

const FAILED = 'Não foi possível carregar';
/** The generic 500 page (S2 §2.23). */
const SERVER = 'Eita!';
const EXAM = 'Não foi possível abrir a prova';

const ROTEIRO = '/v1/avaliacao_adaptadas/roteiro_estudos/280/1';
const FASE = `${ROTEIRO}/72`;
const GABARITOS = '/v1/central_avaliacoes/gabaritos';
const PROVA = '/v1/central_avaliacoes/301/1';

export type Screen = {
  name: string;
  path: string;
  /** The end of the address of its first call. */
  call: string;
  /** What a failure of the server shows, and what no connection does. */
  broken: string;
  offline?: string;
  arrange?: (server: MockServer) => void;
};

const done = { acertou: true, vez: 1, bloqueado: true, gabarito: 'C', item_resposta: 3 } as const;
const played = (server: MockServer) => void arrangeFase(server, { itens: [item(1, done)] });
const delivered = (server: MockServer) =>
  server.respond('getProvaResumo', buildResumo({ situacao: 'entregue', entregue_em: '2026-11-21T17:12:09-03:00' }));
const fighting = (status: 'desbloqueado' | 'iniciado' | 'perdeu') => (server: MockServer) =>
  void arrangeBoss(server, { status, respostas: status === 'perdeu' ? [1] : [] });

export const SCREENS: readonly Screen[] = [
  { name: 'the roadmaps', path: '/v1/avaliacao_adaptadas', call: '/avaliacao_adaptadas', broken: FAILED },
  { name: 'a subject', path: ROTEIRO, call: '/280/1', broken: SERVER },
  { name: 'the media of a phase', path: `${FASE}/midia/1`, call: '/midias', broken: FAILED },
  { name: 'an exercise', path: `${FASE}/item/1`, call: '/itens', broken: FAILED },
  {
    name: 'the result of a phase',
    path: `${FASE}/concluido`,
    call: '/fase_concluida',
    broken: SERVER,
    offline: resultado.offline.title,
    arrange: played,
  },
  {
    name: 'the rules of the Boss',
    path: `${ROTEIRO}/boss`,
    call: '/boss_info',
    broken: SERVER,
    offline: boss.failed.title,
    arrange: fighting('desbloqueado'),
  },
  {
    name: 'the questions of the Boss',
    path: `${ROTEIRO}/boss/item`,
    call: '/boss_resumo',
    broken: SERVER,
    offline: boss.failed.title,
    arrange: fighting('iniciado'),
  },
  {
    name: 'the result of the Boss',
    path: `${ROTEIRO}/boss/finalizado`,
    call: '/boss_concluido',
    broken: SERVER,
    offline: boss.failed.title,
    arrange: fighting('perdeu'),
  },
  { name: 'the exams', path: '/v1/central_avaliacoes', call: '/central_avaliacoes', broken: FAILED },
  { name: 'an exam', path: PROVA, call: '/301/1', broken: SERVER },
  { name: 'a question of an exam', path: `${PROVA}/itens`, call: '/resumo', broken: EXAM, offline: EXAM },
  { name: 'the essay', path: `${PROVA}/redacao`, call: '/resumo', broken: EXAM, offline: EXAM },
  { name: 'the delivery', path: `${PROVA}/entregar`, call: '/resumo', broken: EXAM, offline: EXAM },
  { name: 'a finished exam', path: `${PROVA}/finalizada`, call: '/resumo', broken: FAILED, arrange: delivered },
  { name: 'the answer keys', path: GABARITOS, call: '/gabaritos', broken: FAILED },
  { name: 'their search', path: `${GABARITOS}/pesquisar`, call: '/filtros/1', broken: FAILED },
  { name: 'an answer key', path: `${GABARITOS}/210`, call: '/gabaritos/210', broken: SERVER },
  { name: 'a question of an answer key', path: `${GABARITOS}/210/502`, call: '/gabaritos/210', broken: SERVER },
  { name: 'one question', path: '/v1/questoes_v1/511', call: '/banco_questoes/511', broken: FAILED },
  { name: 'the results', path: '/v1/resultados', call: '/gabaritos', broken: FAILED },
  { name: 'their answer keys', path: '/v1/resultados/gabarito', call: '/gabaritos', broken: FAILED },
  { name: 'the ranking', path: '/v1/resultados/ranking', call: '/home/ranking', broken: FAILED },
];
