import type { Meta } from '@storybook/react-vite';

import { staff } from '../../testing/people.ts';
import { story } from '../../testing/story.ts';

export default { title: 'staff/escola' } satisfies Meta;

const person = staff('diretor');
export const Settings = story('/escola', { person, shows: 'Jogo e páginas dos alunos' });
export const ReadsOnly = story('/escola', { person: staff('coordenador'), shows: 'Nome das moedas' });
export const Waiting = story('/escola', {
  person,
  arrange: (server) => void server.hold('getConfiguracaoEscola'),
  shows: 'Carregando as configurações',
});
export const Failed = story('/escola', {
  person,
  arrange: (server) => server.fail('getConfiguracaoEscola', 500),
  shows: 'Tentar de novo',
});
export const Offline = story('/escola', {
  person,
  arrange: (server) => server.setOffline(true),
  shows: 'Você está sem internet',
});
export const Notices = story('/escola/avisos', { person, shows: 'Manutenção no sábado' });
export const NoNotices = story('/escola/avisos', {
  person,
  arrange: (server) => server.respond('listGestaoAvisos', []),
  shows: 'Nenhum aviso ainda.',
});
export const Survey = story('/escola/pesquisa', { person, shows: 'Gosto de ver o que errei logo depois.' });
export const NoAnswers = story('/escola/pesquisa', {
  person,
  arrange: (server) =>
    server.respond('listPesquisaRespostas', {
      resumo: { total: 0, promotores: 0, neutros: 0, detratores: 0, nps: null },
      respostas: [],
    }),
  shows: 'Ninguém respondeu ainda.',
});
const admin = staff('admin');
export const Team = story('/escola/equipe', { person: admin, shows: 'Ivo Nakamura Prado' });
export const TeamWaiting = story('/escola/equipe', {
  person: admin,
  arrange: (server) => void server.hold('listEquipe'),
  shows: 'Carregando as contas da equipe',
});
export const NoTeam = story('/escola/equipe', {
  person: admin,
  arrange: (server) => server.respond('listEquipe', []),
  shows: 'Ainda não há contas da equipe nesta escola.',
});
export const TeamFailed = story('/escola/equipe', {
  person: admin,
  arrange: (server) => server.fail('listEquipe', 500),
  shows: 'Tentar de novo',
});
export const Maintenance = story('/escola/manutencao', { person, shows: 'Os alunos entram normalmente.' });
export const MaintenanceOn = story('/escola/manutencao', {
  person,
  arrange: (server) =>
    server.respond('getManutencaoEscola', {
      escola_id: 1,
      nome: 'Escola Aurora',
      ligada: true,
      desde: '2026-11-21T14:00:00-03:00',
      ate: null,
      mensagem: 'Estamos trocando a internet da escola.',
    }),
  shows: 'Desligar manutenção',
});
export const MaintenanceReadOnly = story('/escola/manutencao', {
  person: staff('supervisor'),
  shows: 'Entrada dos alunos',
});
export const MaintenanceWaiting = story('/escola/manutencao', {
  person,
  arrange: (server) => void server.hold('getManutencaoEscola'),
  shows: 'Carregando a manutenção',
});
export const MaintenanceFailed = story('/escola/manutencao', {
  person,
  arrange: (server) => server.fail('getManutencaoEscola', 500),
  shows: 'Tentar de novo',
});
export const MaintenanceOffline = story('/escola/manutencao', {
  person,
  arrange: (server) => server.setOffline(true),
  shows: 'Você está sem internet',
});
