/** Every screen of exams in version 1 slow, offline, refused and signed out, at 320 px and with large text. */
import { checkScreens, type CheckedScreen, type PlainScreen } from '@luneta/app-shell/testing/render';
import { examServer } from '@luneta/exam-room/testing';
import { buildResumo, createMockServer, type MockServer } from '@luneta/testing';
import { page } from 'vitest/browser';

import { open } from './testing/open.tsx';

const CENTRAL = '/v1/central_avaliacoes';
const PROVA = `${CENTRAL}/301/1`;

const heading = (name: string, level = 1) => page.getByRole('heading', { level, name });
const link = (name: string) => page.getByRole('link', { name });
const button = (name: string) => page.getByRole('button', { name });
const option = () => page.getByRole('radio').first();

function delivered(): MockServer {
  const server = createMockServer();
  server.respond('getProvaResumo', buildResumo({ situacao: 'entregue', entregue_em: '2026-11-21T17:12:09-03:00' }));
  return server;
}

const ofProva = {
  waits: 'Carregando a prova',
  call: 'getProvaResumo',
  fails: 'Não foi possível abrir a prova',
  offline: 'Não foi possível abrir a prova',
  server: examServer,
} as const;

const screens: readonly CheckedScreen[] = [
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
    // A failure of the server is the generic 500 page there (S2 §2.23).
    serverPage: true,
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
];

/** A question that offers another language is wider. */
const plain: readonly PlainScreen[] = [
  {
    path: `${PROVA}/itens/511`,
    shows: () => page.getByRole('radio', { name: 'Espanhol' }),
    server: () => examServer({ solicitar_idioma: true }),
  },
];

checkScreens({ open, screens, plain });
