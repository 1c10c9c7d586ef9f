import type { Meta } from '@storybook/react-vite';

import { staff } from '../../../testing/people.ts';
import { story } from '../../../testing/story.ts';

export default { title: 'staff/consentimentos' } satisfies Meta;

const ADDRESS = '/escola/consentimentos';
const person = staff('diretor');
export const Consents = story(ADDRESS, { person, shows: 'Bento Carvalho' });
export const Waiting = story(ADDRESS, {
  person,
  arrange: (server) => void server.hold('listConsentimentos'),
  shows: 'Carregando os consentimentos',
});
export const NoStudents = story(ADDRESS, {
  person,
  arrange: (server) =>
    server.respond('listConsentimentos', {
      resumo: { alunos: 0, em_dia: 0, falta: 0, recusado: 0, encerrar: 0 },
      alunos: [],
    }),
  shows: 'Ainda não há alunos com matrícula atual nesta escola.',
});
export const Failed = story(ADDRESS, {
  person,
  arrange: (server) => server.fail('listConsentimentos', 500),
  shows: 'Tentar de novo',
});
export const Offline = story(ADDRESS, {
  person,
  arrange: (server) => server.setOffline(true),
  shows: 'Você está sem internet',
});
