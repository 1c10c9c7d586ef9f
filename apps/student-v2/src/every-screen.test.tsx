/** Every screen of version 2 slow, offline, refused and signed out, at 320 px and with large text. */
import { checkScreens, type CheckedScreen, type PlainScreen } from '@luneta/app-shell/testing/render';
import { examServer, PROVA } from '@luneta/exam-room/testing';
import { buildResumo, createMockServer, type MockServer } from '@luneta/testing';
import { page } from 'vitest/browser';

import { open } from './testing/open.tsx';
import { buildCurso, buildFase } from './testing/trilha-builders.ts';

const heading = (name: string | RegExp, level = 2) => page.getByRole('heading', { level, name });
const FASE = '/trilhas/1201/1/5102';

/** A phase with its course; `estrelas` where it is finished. */
const phase =
  (estrelas: 0 | 1 | 2 | 3 | null = null) =>
  (): MockServer => {
    const server = createMockServer();
    server.respond('getRoteiroFase', buildFase({ conclusao: { qtde_estrelas: estrelas } }));
    server.respond('getBaseConhecimento', buildCurso());
    return server;
  };

function delivered(): MockServer {
  const server = createMockServer();
  const at = '2026-11-21T17:12:09-03:00';
  server.respond(
    'getProvaResumo',
    buildResumo({ situacao: 'entregue', tempo_restante: 0, entregue_em: at, encerrada_em: at }),
  );
  return server;
}

const podium = () => page.getByRole('list', { name: 'Pódio' });

const screens: readonly CheckedScreen[] = [
  { path: '/home', call: 'getHomeRanking', waits: 'Carregando…', shows: podium },
  { path: '/home/ranking', call: 'getHomeRanking', waits: 'Carregando o ranking', shows: podium },
  {
    path: '/trilhas',
    call: 'listRoteiroEstudos',
    waits: 'Carregando roteiros',
    shows: () => heading('Roteiros por disciplinas'),
  },
  {
    path: '/trilhas/buscar',
    call: 'getTrilhaFiltros',
    waits: 'Carregando filtros',
    shows: () => page.getByRole('button', { name: 'Buscar' }),
  },
  {
    path: '/trilhas/1201/1',
    call: 'getRoteiroMateria',
    waits: 'Carregando roteiro',
    shows: () => page.getByRole('article').first(),
  },
  {
    path: `${FASE}/conteudo`,
    call: 'getRoteiroFase',
    waits: 'Carregando fase',
    shows: () => page.getByRole('link', { name: 'Avançar' }),
    server: phase(),
  },
  {
    path: `${FASE}/quiz`,
    call: 'getBaseConhecimento',
    waits: 'Carregando quiz',
    shows: () => page.getByRole('article', { name: 'Pergunta 5' }),
    server: phase(),
  },
  {
    path: `${FASE}/questao/1`,
    call: 'getQuestao',
    waits: 'Carregando questão',
    shows: () => page.getByRole('radio').first(),
    server: phase(),
  },
  {
    path: `${FASE}/concluido`,
    call: 'getRoteiroFase',
    waits: 'Carregando resultado',
    shows: () => heading('FASE FINALIZADA!', 1),
    server: phase(2),
  },
  {
    path: `${FASE}/material_completo`,
    call: 'getBaseConhecimento',
    waits: 'Carregando material',
    shows: () => heading('Para guardar'),
    server: phase(),
  },
  {
    path: '/avaliacoes',
    call: 'listAvaliacoes',
    waits: 'Carregando avaliações',
    shows: () => page.getByRole('article').first(),
  },
  {
    path: '/avaliacoes/301/1/instrucoes',
    call: 'getProva',
    waits: 'Carregando instruções',
    shows: () => heading('Antes de começar'),
  },
  {
    path: '/avaliacoes/301/1/finalizado',
    call: 'getProvaResumo',
    waits: 'Carregando o resumo da prova',
    shows: () => page.getByText('Entrega confirmada'),
    server: delivered,
  },
  {
    path: '/resultados',
    call: 'listResultados',
    waits: 'Carregando resultados',
    shows: () => heading('Avaliações'),
  },
  {
    path: '/resultados/290',
    call: 'getResultado',
    waits: 'Carregando o resultado',
    shows: () => heading('Acertos por dificuldade'),
  },
  {
    path: '/resultados/290/questoes/501',
    call: 'getResultadoQuestao',
    waits: 'Carregando a questão',
    shows: () => page.getByText('Comentário').first(),
  },
  {
    path: '/questoes_v1/511',
    call: 'getQuestao',
    waits: 'Carregando a questão',
    shows: () => page.getByRole('list', { name: /^Alternativas da questão/u }),
  },
  {
    path: '/aprendizagem',
    call: 'listAprendizagem',
    waits: 'Carregando níveis de aprendizagem',
    shows: () => page.getByRole('article', { name: 'Matemática' }),
  },
  {
    path: '/aprendizagem/1',
    call: 'getAprendizagem',
    waits: 'Carregando nível de aprendizagem',
    shows: () => page.getByRole('group', { name: 'Porcentagem' }),
  },
];

/** The exam's own states are `packages/exam-room`'s; the account is fetched by the guard, whose pages are the shell's. */
const plain: readonly PlainScreen[] = [
  { path: '/home/ranking?visao=tabela', shows: () => page.getByRole('table') },
  { path: '/home/configuracoes', shows: () => page.getByLabelText('Nome social') },
  { path: '/conta', shows: () => page.getByLabelText('Apelido') },
  { path: '/conta/seguranca', shows: () => heading('Segurança', 1) },
  { path: '/nao/existe', shows: () => heading('Ops...', 1) },
  { path: `${PROVA}/questoes`, shows: () => page.getByRole('radio').first(), server: examServer },
  { path: `${PROVA}/redacoes`, shows: () => heading(/./u).first(), server: examServer },
];

checkScreens({ open, screens, plain });
