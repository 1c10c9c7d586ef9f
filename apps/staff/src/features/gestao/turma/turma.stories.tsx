import type { MockServer } from '@luneta/testing';
import type { Meta } from '@storybook/react-vite';

import { buildTurma } from '../../../testing/builders.ts';
import { GESTAO_VIDA, staff } from '../../../testing/people.ts';
import { provas } from '../../../testing/provas.ts';
import { HUGE_SCHOOL, school } from '../../../testing/server.ts';
import { story } from '../../../testing/story.ts';

export default { title: 'staff/turmas' } satisfies Meta;

const opcoes = (server: MockServer): void => {
  school()(server);
  server.respond('getTurmaOpcoes', {
    turma_id: 21,
    vidas_ativas: false,
    pular_ativo: true,
    alterado_em: new Date(Date.now() - 86_400_000).toISOString(),
    alterado_por: 'Helena Sato Prado',
  });
};

export const Loaded = story('/turmas', { shows: '4 turmas' });
export const ManyClasses = story('/turmas', { shows: '90 turmas', arrange: school(HUGE_SCHOOL) });
export const FilteredNone = story('/turmas?busca=9z', {
  shows: 'Nenhuma turma encontrada com estes filtros. Limpe um deles para ver mais.',
});
export const Empty = story('/turmas', {
  shows: 'Nenhuma turma disponível para o seu perfil. Fale com a secretaria da escola.',
  arrange: school([]),
});
export const Loading = story('/turmas', {
  shows: 'Carregando turmas',
  arrange: (server) => server.hold('listGestaoTurmas'),
});
export const Failed = story('/turmas', {
  shows: 'Não foi possível carregar',
  arrange: (server) => server.fail('listGestaoTurmas', 500),
});
export const Offline = story('/turmas', {
  shows: 'Você está sem internet',
  arrange: (server) => server.setOffline(true),
});
export const Students = story('/turmas/31', { person: GESTAO_VIDA, shows: 'Mostrando 1–3' });
export const NoStudents = story('/turmas/31', {
  shows: 'Esta turma ainda não tem alunos.',
  arrange: school([buildTurma({ alunos: 0 })]),
});
export const Missing = story('/turmas/999', { shows: 'Esta turma não existe ou não está entre as suas.' });
export const Exams = story('/turmas/31/provas', {
  shows: 'Simulado Luneta',
  arrange: (server) => {
    school()(server);
    provas()(server);
  },
});
export const Options = story('/turmas/21/opcoes', { shows: 'Vidas nos exercícios', arrange: opcoes });
export const OptionsReadOnly = story('/turmas/21/opcoes', {
  person: staff('supervisor'),
  shows: 'Seu perfil lê as opções da turma, mas não pode mudá-las.',
  arrange: opcoes,
});
