import type { Meta } from '@storybook/react-vite';

import { staff } from '../../testing/people.ts';
import { story } from '../../testing/story.ts';

export default { title: 'staff/estrutura' } satisfies Meta;

const person = staff('diretor');
const reader = staff('coordenador');

export const Campuses = story('/escola/sedes', { person, shows: 'Jardim das Flores' });
export const CampusesReadOnly = story('/escola/sedes', {
  person: reader,
  shows: 'Seu perfil lê esta página, mas não pode mudá-la.',
});
export const NoCampus = story('/escola/sedes', {
  person,
  arrange: (server) => server.respond('listSedes', []),
  shows: 'Esta escola ainda não tem sedes. Comece pelo prédio principal.',
});
export const CampusesWaiting = story('/escola/sedes', {
  person,
  arrange: (server) => void server.hold('listSedes'),
  shows: 'Carregando sedes',
});
export const CampusesFailed = story('/escola/sedes', {
  person,
  arrange: (server) => server.fail('listSedes', 500),
  shows: 'Tentar de novo',
});
export const CampusesOffline = story('/escola/sedes', {
  person,
  arrange: (server) => server.setOffline(true),
  shows: 'Você está sem internet',
});
export const Grades = story('/escola/series', { person, shows: '1ª série' });
export const NoGrade = story('/escola/series', {
  person,
  arrange: (server) => server.respond('listSeries', []),
  shows: 'Esta escola ainda não tem séries. As mais comuns vão do 6º ano à 3ª série.',
});
export const GradesWaiting = story('/escola/series', {
  person,
  arrange: (server) => void server.hold('listSeries'),
  shows: 'Carregando séries',
});
export const GradesFailed = story('/escola/series', {
  person,
  arrange: (server) => server.fail('listSeries', 500),
  shows: 'Tentar de novo',
});
export const Years = story('/escola/ano_letivo', {
  person,
  arrange: () => undefined,
  shows: 'Ano letivo de 2027',
});
export const YearsReadOnly = story('/escola/ano_letivo', {
  person: reader,
  arrange: () => undefined,
  shows: 'Seu perfil lê esta página, mas não pode mudá-la.',
});
export const NoYear = story('/escola/ano_letivo', {
  person,
  arrange: (server) => server.respond('listAnosLetivos', []),
  shows: 'Esta escola ainda não tem um ano letivo. Diga quando ele começa e termina.',
});
export const YearsWaiting = story('/escola/ano_letivo', {
  person,
  arrange: (server) => void server.hold('listAnosLetivos'),
  shows: 'Carregando anos letivos',
});
export const YearsFailed = story('/escola/ano_letivo', {
  person,
  arrange: (server) => server.fail('listAnosLetivos', 500),
  shows: 'Tentar de novo',
});
