/** Every screen of study in version 1 slow, offline, refused and signed out, at 320 px and with large text. */
import { checkScreens, type CheckedScreen } from '@luneta/app-shell/testing/render';
import { page } from 'vitest/browser';

import { copy as boss } from './features/boss/copy.ts';
import { bossServer } from './features/boss/testing/boss-server.ts';
import { copy as fase } from './features/resultado-fase/copy.ts';
import { faseServer, item } from './testing/fase.ts';
import { open } from './testing/open.tsx';

const ROTEIRO = '/v1/avaliacao_adaptadas/roteiro_estudos/280/1';
const FASE = `${ROTEIRO}/72`;

const heading = (name: string | RegExp, level = 1) => page.getByRole('heading', { level, name });
const link = (name: string) => page.getByRole('link', { name });
const button = (name: string) => page.getByRole('button', { name });
const option = () => page.getByRole('radio').first();

const answered = item(1, { acertou: true, vez: 1, bloqueado: true, gabarito: 'C', item_resposta: 3 });

/** A failure of the server is the generic 500 page there (S2 §2.23). */
const serverPage = true;
const ofBoss = { waits: boss.loading, serverPage, offline: boss.failed.title };

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
    // As many coins as the strip has to hold.
    server: () => faseServer({}, { qtde_moedas: 12_350 }),
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
];

checkScreens({ open, screens });
