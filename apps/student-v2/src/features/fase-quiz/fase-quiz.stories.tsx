import { PROFESSOR_WITH_BIA } from '@luneta/app-shell/testing';
import type { RoteiroFase } from '@luneta/api-client';
import type { MockServer } from '@luneta/testing';
import type { Meta } from '@storybook/react-vite';

import { story } from '../../testing/story.ts';
import { buildCurso, buildFase, quizAnswers } from '../../testing/trilha-builders.ts';

export default { title: 'student-v2/fase-quiz' } satisfies Meta;

const PLACE = '/trilhas/1201/1/5102/quiz';
const given = (changes: Partial<RoteiroFase>) => (server: MockServer) => {
  server.respond('getRoteiroFase', buildFase(changes));
  server.respond('getBaseConhecimento', buildCurso());
};
const PART = quizAnswers(true, false, true, null, null);

export const InProgress = story(PLACE, { shows: '3 de 5 respondidas', arrange: given({ respostas_quiz: PART }) });
export const Complete = story(PLACE, { shows: '5 de 5 respondidas', arrange: given({}) });
export const Closed = story(PLACE, {
  shows: 'Não respondeu',
  arrange: given({ respostas_quiz: PART, trilha_aberta: false, data_fim: '2026-06-19T23:59:00-03:00' }),
});
export const ReadOnly = story(PLACE, {
  shows: 'Só quem estuda esta fase pode responder.',
  person: PROFESSOR_WITH_BIA,
  arrange: given({ respostas_quiz: PART }),
});
export const Loading = story(PLACE, {
  shows: 'Carregando quiz',
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
