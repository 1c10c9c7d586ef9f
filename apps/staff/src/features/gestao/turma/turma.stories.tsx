import type { TurmaDetalhe } from '@luneta/api-client';
import type { MockServer } from '@luneta/testing';
import type { Meta } from '@storybook/react-vite';

import { buildTurma } from '../../../testing/builders.ts';
import { GESTAO_VIDA, staff } from '../../../testing/people.ts';
import { provas } from '../../../testing/provas.ts';
import { HUGE_SCHOOL, school } from '../../../testing/server.ts';
import { story } from '../../../testing/story.ts';
import { detalheOf } from '../../../testing/turmas.ts';

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

/** The page of class 3A, with changes. */
const page =
  (changes: Partial<TurmaDetalhe>) =>
  (server: MockServer): void => {
    school()(server);
    server.respond('getTurma', detalheOf(buildTurma({ alunos: 3 }), changes));
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
  arrange: (server) => server.hold('listTurmas'),
});
export const Failed = story('/turmas', {
  shows: 'Não foi possível carregar',
  arrange: (server) => server.fail('listTurmas', 500),
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
export const Missing = story('/turmas/999', {
  shows: 'Esta turma não existe ou não está entre as suas.',
  arrange: (server) => {
    school()(server);
    server.fail('getTurma', 404);
  },
});
export const EmptyForWriters = story('/turmas', {
  person: staff('diretor'),
  shows: 'Ainda não há turmas em 2026. Crie uma, ou várias de uma vez.',
  arrange: school([]),
});
export const Teachers = story('/turmas/31/professores', { person: staff('diretor'), shows: 'Renato Dias Prado' });
export const NoTeachers = story('/turmas/31/professores', {
  person: staff('diretor'),
  shows: 'Ninguém dá aula nesta turma ainda. Um docente só vê a turma depois de entrar aqui.',
  arrange: page({ professores: [] }),
});
export const ClosedYear = story('/turmas/31/professores', {
  person: staff('diretor'),
  shows: 'O ano letivo de 2026 está encerrado: esta turma pode ser lida, não mudada.',
  arrange: page({ ano_situacao: 'encerrado' }),
});
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
