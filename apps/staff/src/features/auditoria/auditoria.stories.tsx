import type { Meta } from '@storybook/react-vite';

import { ADMIN } from '../../testing/people.ts';
import { story } from '../../testing/story.ts';

export default { title: 'staff/auditoria' } satisfies Meta;

const person = ADMIN;
export const Acts = story('/auditoria', { person, shows: 'Motivo: Queda de internet no bloco B' });
export const Narrowed = story('/auditoria?ator=44&acao=prazo_prorrogado&de=2026-11-01', {
  person,
  shows: 'Pessoa: Júlia Farias Melo',
});
export const Empty = story('/auditoria', {
  person,
  arrange: (server) => server.respond('listAuditoria', { registros: [], cadeia_integra: true }),
  shows: 'Nenhum ato registrado ainda.',
});
export const NoMatch = story('/auditoria?aluno=9', {
  person,
  arrange: (server) => server.respond('listAuditoria', { registros: [], cadeia_integra: true }),
  shows: 'Nenhum ato com esses filtros.',
});
export const Broken = story('/auditoria', {
  person,
  arrange: (server) => server.respond('listAuditoria', { registros: [], cadeia_integra: false }),
  shows: 'A sequência destes registros não confere. Fale com quem cuida da plataforma antes de confiar neles.',
});
export const Waiting = story('/auditoria', {
  person,
  arrange: (server) => void server.hold('listAuditoria'),
  shows: 'Carregando a auditoria',
});
export const Failed = story('/auditoria', {
  person,
  arrange: (server) => server.fail('listAuditoria', 500),
  shows: 'Tentar de novo',
});
export const Offline = story('/auditoria', {
  person,
  arrange: (server) => server.setOffline(true),
  shows: 'Você está sem internet',
});
