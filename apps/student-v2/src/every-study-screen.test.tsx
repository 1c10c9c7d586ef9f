/** Every screen of study in version 2 slow, offline, refused and signed out, at 320 px and with large text. */
import { checkScreens, type CheckedScreen } from '@luneta/app-shell/testing/render';
import { createMockServer, type MockServer } from '@luneta/testing';
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

const screens: readonly CheckedScreen[] = [
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

checkScreens({ open, screens });
