import type { RoteiroFase } from '@luneta/api-client';
import type { MockServer } from '@luneta/testing';
import type { Meta } from '@storybook/react-vite';

import { story } from '../../testing/story.ts';
import { buildFase, everyMedium, quizAnswers } from '../../testing/trilha-builders.ts';

export default { title: 'student-v2/fase-conteudo' } satisfies Meta;

const PLACE = '/trilhas/1201/1/5102/conteudo';
const given = (changes: Partial<RoteiroFase>) => (server: MockServer) =>
  server.respond('getRoteiroFase', buildFase(changes));
const { info } = buildFase();

export const EveryMedium = story(PLACE, { shows: 'Em poucas palavras', arrange: given({ midias: everyMedium }) });
export const WithoutMedia = story(PLACE, {
  shows: 'Esta fase não tem outras mídias. O material e o quiz já bastam para começar.',
  arrange: given({}),
});
export const WithoutExercises = story(PLACE, {
  shows: 'Não há exercícios disponíveis. Fase não iniciada.',
  arrange: given({ items: [], respostas_quiz: quizAnswers(), info: { ...info, base_conhecimento_id: null } }),
});
export const Loading = story(PLACE, { shows: 'Carregando fase', arrange: (server) => server.hold('getRoteiroFase') });
export const Failed = story(PLACE, {
  shows: 'Não foi possível carregar',
  arrange: (server) => server.fail('getRoteiroFase', 500),
});
export const CourseFailed = story(PLACE, {
  shows: 'Não foi possível carregar',
  arrange: (server) => server.fail('getBaseConhecimento', 500),
});
export const Offline = story(PLACE, {
  shows: 'Você está sem internet',
  arrange: (server) => server.setOffline(true),
});
