/** Every screen of exams in version 2 slow, offline, refused and signed out, at 320 px and with large text. */
import { checkScreens, type CheckedScreen, type PlainScreen } from '@luneta/app-shell/testing/render';
import { examServer, PROVA } from '@luneta/exam-room/testing';
import { buildResumo, createMockServer, type MockServer } from '@luneta/testing';
import { page } from 'vitest/browser';

import { open } from './testing/open.tsx';

const heading = (name: string | RegExp, level = 2) => page.getByRole('heading', { level, name });

function delivered(): MockServer {
  const server = createMockServer();
  const at = '2026-11-21T17:12:09-03:00';
  server.respond(
    'getProvaResumo',
    buildResumo({ situacao: 'entregue', tempo_restante: 0, entregue_em: at, encerrada_em: at }),
  );
  return server;
}

const screens: readonly CheckedScreen[] = [
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
];

/** The exam's own states are `packages/exam-room`'s. */
const plain: readonly PlainScreen[] = [
  { path: `${PROVA}/questoes`, shows: () => page.getByRole('radio').first(), server: examServer },
  { path: `${PROVA}/redacoes`, shows: () => heading(/./u).first(), server: examServer },
];

checkScreens({ open, screens, plain });
