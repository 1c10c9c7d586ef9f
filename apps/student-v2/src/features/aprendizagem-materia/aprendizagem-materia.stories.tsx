import { PROFESSOR_WITH_BIA } from '@luneta/app-shell/testing';
import type { MockServer } from '@luneta/testing';
import type { Meta } from '@storybook/react-vite';

import { buildAprendizagem } from '../../testing/aprendizagem-builders.ts';
import { story } from '../../testing/story.ts';

export default { title: 'student-v2/aprendizagem-materia' } satisfies Meta;

const PLACE = '/aprendizagem/1';
const given =
  (...args: Parameters<typeof buildAprendizagem>) =>
  (server: MockServer) =>
    server.respond('getAprendizagem', buildAprendizagem(...args));
const CHAPTERS = [
  { capitulo_nome: 'Porcentagem', indice: 0.88, concorda: true },
  { capitulo_nome: 'Proporcionalidade', indice: 0.42 },
  { capitulo_nome: 'Função do 2º grau, gráficos e problemas de máximo e mínimo', indice: 0.61, concorda: false },
  { capitulo_nome: 'Geometria espacial', indice: 0.76 },
  { capitulo_numero: 0, capitulo_nome: 'Outros assuntos', indice: 0 },
] as const;

export const Loaded = story(PLACE, { shows: 'Geometria espacial', arrange: given(CHAPTERS) });
export const NothingToWatch = story(PLACE, {
  shows: 'Porcentagem',
  arrange: given([CHAPTERS[0], CHAPTERS[3]], { indice_aproveitamento: 0.82, faixa: 'alta', nivel: 'ninja' }),
});
export const Visitor = story(PLACE, {
  shows: 'Apenas visualização: só quem estuda diz se concorda.',
  person: PROFESSOR_WITH_BIA,
  arrange: given(CHAPTERS),
});
export const Empty = story(PLACE, { shows: 'Sem dados ainda', arrange: given([]) });
export const Loading = story(PLACE, {
  shows: 'Carregando nível de aprendizagem',
  arrange: (server) => server.hold('getAprendizagem'),
});
export const Failed = story(PLACE, {
  shows: 'Não foi possível carregar',
  arrange: (server) => server.fail('getAprendizagem', 500),
});
export const Offline = story(PLACE, {
  shows: 'Você está sem internet',
  arrange: (server) => server.setOffline(true),
});
