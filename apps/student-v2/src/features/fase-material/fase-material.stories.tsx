import { GESTAO_VIDA_WITH_BIA } from '@luneta/app-shell/testing';
import type { MockServer } from '@luneta/testing';
import type { Meta } from '@storybook/react-vite';

import { story } from '../../testing/story.ts';
import { buildCurso, buildFase } from '../../testing/trilha-builders.ts';

export default { title: 'student-v2/fase-material' } satisfies Meta;

const PLACE = '/trilhas/1201/1/5102/material_completo';
const long = (text: string) => `<p>${text} ${'Leia com calma e volte quantas vezes quiser. '.repeat(14)}</p>`.repeat(4);
const course = (server: MockServer) =>
  server.respond(
    'getBaseConhecimento',
    buildCurso({ capitulo_1: long('Primeiro.'), capitulo_2: long('Depois.'), capitulo_3: long('Por fim.') }),
  );

export const Read = story(PLACE, { shows: 'Reconhecer', arrange: course });
export const GestaoVida = story(PLACE, { shows: 'Imprimir', person: GESTAO_VIDA_WITH_BIA, arrange: course });
export const WithoutCourse = story(PLACE, {
  shows: 'Esta fase ainda não tem material completo.',
  arrange: (server) => {
    const fase = buildFase();
    server.respond('getRoteiroFase', { ...fase, info: { ...fase.info, base_conhecimento_id: null } });
  },
});
export const Loading = story(PLACE, {
  shows: 'Carregando material',
  arrange: (server) => server.hold('getBaseConhecimento'),
});
export const Failed = story(PLACE, {
  shows: 'Não foi possível carregar',
  arrange: (server) => server.fail('getBaseConhecimento', 500),
});
export const Offline = story(PLACE, {
  shows: 'Você está sem internet',
  arrange: (server) => server.setOffline(true),
});
