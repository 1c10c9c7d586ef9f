/** What stands in the page for each screen before the app's scripts have come. `frames.test.tsx` holds it against the routes. */
import type { FrameRow } from '@luneta/app-shell';

import { copy as conta } from './features/conta/copy.ts';
import { copy as finalizada } from './features/finalizada/copy.ts';
import { copy as gabarito } from './features/gabarito/copy.ts';
import { copy as pesquisa } from './features/gabarito-pesquisa/copy.ts';
import { copy as materia } from './features/materia/copy.ts';
import { copy as detalhe } from './features/prova-detalhe/copy.ts';
import { copy as provas } from './features/provas/copy.ts';
import { copy as ranking } from './features/ranking/copy.ts';
import { copy as resultados } from './features/resultados/copy.ts';
import { copy as roteiros } from './features/roteiros/copy.ts';

const ROTEIROS = '/v1/avaliacao_adaptadas';
const PROVAS = '/v1/central_avaliacoes';
const prova = `${PROVAS}/:turma_avaliacao_id/:dia_prova`;
const gabaritos = `${PROVAS}/gabaritos`;
const QUESTAO = { frame: 'question', title: 'Questão', session: true } as const;

/** Study in the light, action plans at night (S2 §2.3). */
const study = ({ kind, tema }: Pick<FrameRow, 'tema'> & { kind: string }): FrameRow[] => {
  const at = `${ROTEIROS}/${kind}/:turma_avaliacao_id/:materia_id`;
  const fase = `${at}/:objeto_conhecimento_id`;
  const boss = { session: true, tema: 'plano' } as const;
  return [
    { path: at, frame: 'cards', title: materia.title, inner: true, ...(tema && { tema }) },
    { path: `${at}/boss`, frame: 'cards', title: 'Boss', ...boss },
    { path: `${at}/boss/item`, ...QUESTAO, ...boss },
    { path: `${at}/boss/finalizado`, frame: 'cards', title: 'Boss', ...boss },
    { path: `${fase}/midia/:n`, frame: 'cards', title: 'Conteúdo', session: true, ...(tema && { tema }) },
    { path: `${fase}/item/:ordem_exercicio`, ...QUESTAO, ...(tema && { tema }) },
    { path: `${fase}/concluido`, frame: 'cards', title: 'Resultado', session: true, tema: 'plano' },
  ];
};

export const frames: readonly FrameRow[] = [
  { path: '/', frame: 'areas', title: roteiros.title },
  { path: ROTEIROS, frame: 'areas', title: roteiros.title },
  ...study({ kind: 'roteiro_estudos' }),
  ...study({ kind: 'plano_acoes', tema: 'plano' }),
  { path: PROVAS, frame: 'cards', title: provas.title },
  { path: gabaritos, frame: 'results', title: 'Gabaritos' },
  { path: `${gabaritos}/pesquisar`, frame: 'results', title: pesquisa.title },
  {
    path: `${gabaritos}/:turma_avaliacao_id`,
    frame: 'cards',
    title: gabarito.fallbackTitle,
    inner: true,
    session: true,
  },
  { path: `${gabaritos}/:turma_avaliacao_id/:item_id`, ...QUESTAO, inner: true },
  { path: '/v1/questoes_v1/:banco_questao_id', ...QUESTAO, inner: true },
  { path: prova, frame: 'cards', title: detalhe.title, inner: true, session: true },
  { path: `${prova}/finalizada`, frame: 'cards', title: finalizada.title },
  { path: `${prova}/itens`, ...QUESTAO },
  { path: `${prova}/itens/:item_id`, ...QUESTAO },
  { path: `${prova}/redacao`, frame: 'cards', title: 'Redação', session: true },
  { path: `${prova}/entregar`, frame: 'cards', title: 'Entregar Prova', session: true },
  { path: '/v1/resultados', frame: 'results', title: resultados.title },
  { path: '/v1/resultados/gabarito', frame: 'results', title: resultados.gabaritoTitle },
  { path: '/v1/resultados/ranking', frame: 'results', title: ranking.title },
  { path: '/v1/conta', frame: 'cards', title: conta.title },
  { path: '/v1/conta/seguranca', frame: 'cards', title: 'Segurança' },
];
