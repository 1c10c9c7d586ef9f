/** What stands in the page for each screen before the app's scripts have come. `frames.test.tsx` holds it against the routes. */
import type { FrameRow } from '@luneta/app-shell';

import { copy as aprendizagem } from './features/aprendizagem/copy.ts';
import { copy as nivel } from './features/aprendizagem-materia/copy.ts';
import { copy as avaliacoes } from './features/avaliacoes/copy.ts';
import { copy as configuracoes } from './features/configuracoes/copy.ts';
import { copy as conta } from './features/conta/copy.ts';
import { copy as fase } from './features/fase-conteudo/copy.ts';
import { copy as material } from './features/fase-material/copy.ts';
import { copy as quiz } from './features/fase-quiz/copy.ts';
import { copy as finalizado } from './features/finalizado/copy.ts';
import { copy as home } from './features/home/copy.ts';
import { copy as instrucoes } from './features/instrucoes/copy.ts';
import { copy as resultado } from './features/resultado/copy.ts';
import { copy as questao } from './features/resultado-questao/copy.ts';
import { copy as resultados } from './features/resultados/copy.ts';
import { copy as trilha } from './features/trilha/copy.ts';
import { copy as trilhas } from './features/trilhas/copy.ts';
import { copy as encerradas } from './features/trilhas-encerradas/copy.ts';

const prova = '/avaliacoes/:turma_avaliacao_id/:dia_prova';
const roteiro = '/trilhas/:trilha_id/:materia_id';
const FASE = `${roteiro}/:trilha_fase_id`;
const QUESTAO = { frame: 'question', title: questao.fallbackTitle } as const;

export const frames: readonly FrameRow[] = [
  { path: '/', frame: 'cards', title: home.title },
  { path: '/home', frame: 'cards', title: home.title },
  { path: '/home/ranking', frame: 'results', title: 'Ranking' },
  { path: '/home/configuracoes', frame: 'cards', title: configuracoes.title },
  { path: '/conta', frame: 'cards', title: conta.title },
  { path: '/conta/seguranca', frame: 'cards', title: 'Segurança' },
  { path: '/trilhas', frame: 'cards', title: trilhas.title },
  { path: '/trilhas/buscar', frame: 'cards', title: encerradas.title },
  { path: roteiro, frame: 'cards', title: trilha.fallbackTitle, inner: true },
  { path: `${FASE}/conteudo`, frame: 'cards', title: fase.fallbackTitle, inner: true, session: true },
  { path: `${FASE}/quiz`, frame: 'quiz', title: quiz.title, inner: true, session: true },
  { path: `${FASE}/questao/:ordem_exercicio`, ...QUESTAO, inner: true, session: true },
  { path: `${FASE}/concluido`, frame: 'cards', title: fase.fallbackTitle, inner: true, session: true },
  { path: `${FASE}/material_completo`, frame: 'cards', title: material.title, inner: true, session: true },
  { path: '/aprendizagem', frame: 'cards', title: aprendizagem.title },
  { path: '/aprendizagem/:materia_id', frame: 'cards', title: nivel.fallbackTitle, inner: true },
  { path: '/questoes_v1/:banco_questao_id', ...QUESTAO, inner: true, session: true },
  { path: '/avaliacoes', frame: 'cards', title: avaliacoes.title },
  { path: '/resultados', frame: 'cards', title: resultados.title },
  { path: '/resultados/:turma_avaliacao_id', frame: 'cards', title: resultado.fallbackTitle, inner: true },
  { path: '/resultados/:turma_avaliacao_id/questoes/:banco_questao_id', ...QUESTAO, inner: true },
  { path: `${prova}/instrucoes`, frame: 'cards', title: instrucoes.rulesTitle, session: true },
  { path: `${prova}/finalizado`, frame: 'cards', title: finalizado.title },
  { path: prova, ...QUESTAO, session: true },
  { path: `${prova}/questoes`, ...QUESTAO, session: true },
  { path: `${prova}/questoes/:item_id`, ...QUESTAO, session: true },
  { path: `${prova}/redacoes`, frame: 'cards', title: 'Redação', session: true },
];
