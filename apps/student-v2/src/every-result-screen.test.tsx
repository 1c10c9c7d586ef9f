/** Every other screen of version 2, the home, results and the account, slow, offline, refused and signed out, at 320 px and with large text. */
import { checkScreens, type CheckedScreen, type PlainScreen } from '@luneta/app-shell/testing/render';
import { page } from 'vitest/browser';

import { open } from './testing/open.tsx';

const heading = (name: string | RegExp, level = 2) => page.getByRole('heading', { level, name });
const podium = () => page.getByRole('list', { name: 'Pódio' });

const screens: readonly CheckedScreen[] = [
  { path: '/home', call: 'getHomeRanking', waits: 'Carregando…', shows: podium },
  { path: '/home/ranking', call: 'getHomeRanking', waits: 'Carregando o ranking', shows: podium },
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
];

/** The account is fetched by the guard, whose pages are the shell's. */
const plain: readonly PlainScreen[] = [
  { path: '/home/ranking?visao=tabela', shows: () => page.getByRole('table') },
  { path: '/home/configuracoes', shows: () => page.getByLabelText('Nome social') },
  { path: '/conta', shows: () => page.getByLabelText('Apelido') },
  { path: '/conta/seguranca', shows: () => heading('Segurança', 1) },
  { path: '/nao/existe', shows: () => heading('Ops...', 1) },
];

checkScreens({ open, screens, plain });
