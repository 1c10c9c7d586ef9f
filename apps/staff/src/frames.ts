/** What stands in the page for each screen before the console's scripts have come. `frames.test.tsx` holds it against the routes. */
import type { FrameRow } from '@luneta/app-shell';

import { copy as auditoria } from './features/auditoria/copy.ts';
import { copy as curso } from './features/curso/copy.ts';
import { copy as cursos } from './features/cursos/copy.ts';
import { copy as avisos } from './features/escola/avisos/copy.ts';
import { copy as escola } from './features/escola/copy.ts';
import { copy as manutencao } from './features/escola/manutencao/copy.ts';
import { copy as pesquisa } from './features/escola/pesquisa/copy.ts';
import { copy as gestao } from './features/gestao/copy.ts';
import { copy as turmas } from './features/gestao/turma/copy.ts';
import { copy as hoje } from './features/hoje/copy.ts';
import { copy as provas } from './features/provas/copy.ts';
import { copy as questoes } from './features/questoes/copy.ts';
import { copy as redacoes } from './features/redacoes/copy.ts';
import { copy as selecao } from './features/selecao/copy.ts';
import { paths } from './paths.ts';

const turma = '/turmas/:turma_id';
const exame = '/provas/avaliacoes/:avaliacao_conhecimento_id';
const prova = '/provas/:turma_avaliacao_id';

export const frames: readonly FrameRow[] = [
  { path: paths.hoje, frame: 'cards', title: hoje.title },
  { path: paths.gestao, frame: 'table', title: gestao.title },
  { path: paths.selecao, frame: 'table', title: selecao.title },
  { path: paths.turmas, frame: 'table', title: turmas.title },
  ...[turma, `${turma}/provas`, `${turma}/opcoes`].map((path): FrameRow => ({
    path,
    frame: 'table',
    title: 'Turma',
    inner: true,
  })),
  { path: paths.provas, frame: 'table', title: provas.title },
  ...[exame, `${exame}/resultados`, `${exame}/questoes`, prova, `${prova}/respostas`, `${prova}/fora_do_prazo`].map(
    (path): FrameRow => ({ path, frame: 'table', title: 'Prova', inner: true }),
  ),
  { path: paths.questoes, frame: 'table', title: questoes.title },
  { path: '/banco_questoes/:banco_questao_id', frame: 'question', title: 'Questão', inner: true },
  { path: paths.redacoes, frame: 'table', title: redacoes.title },
  { path: paths.respostas, frame: 'cards', title: redacoes.answers },
  { path: '/redacoes/:redacao_id', frame: 'cards', title: redacoes.essay, inner: true },
  { path: paths.cursos, frame: 'table', title: cursos.title },
  { path: '/base_conhecimentos/:base_conhecimento_id', frame: 'cards', title: curso.title, inner: true },
  { path: paths.escola, frame: 'cards', title: escola.title },
  { path: paths.avisos, frame: 'cards', title: avisos.title },
  { path: paths.pesquisa, frame: 'cards', title: pesquisa.title },
  { path: paths.manutencao, frame: 'cards', title: manutencao.title },
  { path: paths.equipe, frame: 'table', title: 'Equipe' },
  { path: paths.auditoria, frame: 'table', title: auditoria.title },
  { path: paths.seguranca, frame: 'cards', title: 'Segurança' },
];
