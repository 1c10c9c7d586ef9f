import type { Meta } from '@storybook/react-vite';

import { framedRoutes } from '../testing/framed-routes.tsx';
import { GESTAO_VIDA_AS_BIA, PROFESSOR_WITH_BIA, type Claims } from '../testing/people.ts';
import { routeStory } from '../testing/route-story.tsx';
import { buildSessao } from '../testing/sessao.ts';

export default { title: 'app-shell/viewer-strip' } satisfies Meta;

const story = (person: Claims, modo: 'aluno' | 'professor', shows: string, path = '/home') =>
  routeStory({
    app: 'student-v2',
    routes: framedRoutes,
    path,
    person,
    shows,
    arrange: (server) =>
      server.respond('getSessao', buildSessao({ modo, limite_em: new Date(Date.now() + 58 * 60_000).toISOString() })),
  });

export const Visitor = story(PROFESSOR_WITH_BIA, 'professor', 'Mudar de aluno');
export const AsStudent = story(GESTAO_VIDA_AS_BIA, 'aluno', 'Sair do modo aluno');
export const OverAnExam = story(GESTAO_VIDA_AS_BIA, 'aluno', 'Sair do modo aluno', '/avaliacoes/301/1');
