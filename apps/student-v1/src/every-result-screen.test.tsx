/** Every other screen of version 1, answer keys, results and the account, slow, offline, refused and signed out, at 320 px and with large text. */
import { checkScreens, type CheckedScreen, type PlainScreen } from '@luneta/app-shell/testing/render';
import { page } from 'vitest/browser';

import { open } from './testing/open.tsx';

const GABARITOS = '/v1/central_avaliacoes/gabaritos';

const heading = (name: string | RegExp, level = 1) => page.getByRole('heading', { level, name });

/** A failure of the server is the generic 500 page there (S2 §2.23). */
const serverPage = true;

const screens: readonly CheckedScreen[] = [
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
