/** A server of the console: classes cut into pages of fifty students and filtered as the contract says. */
import type { GestaoTurma } from '@luneta/api-client';
import { buildConta, createMockServer, type MockCall, type MockServer } from '@luneta/testing';

import { buildDetalhe, buildTurma, resumoOf } from './builders.ts';
import { ANO, daEscola, detalheOf, MATERIAS } from './turmas.ts';

const PAGE = 50;

/** Three thousand students of ninety classes. */
export const HUGE_SCHOOL: readonly GestaoTurma[] = Array.from({ length: 90 }, (_, n) =>
  buildTurma({
    turma_id: 100 + n,
    serie_nome: `${(n % 3) + 1}ª Série`,
    nivel_ordem: 10 + (n % 3),
    turma_codigo: `${(n % 3) + 1}${String.fromCodePoint(65 + (Math.floor(n / 3) % 26))}${Math.floor(n / 78) || ''}`,
    alunos: n % 3 === 0 ? 34 : 33,
  }),
);

/** Two campuses, three grades, four classes; one of version 1. */
export const SCHOOL: readonly GestaoTurma[] = [
  buildTurma({ turma_id: 31, alunos: 3 }),
  buildTurma({ turma_id: 32, turma_codigo: '3B', turma_turno: 2, alunos: 2 }),
  buildTurma({ turma_id: 21, serie_nome: '2ª Série', nivel_ordem: 11, turma_codigo: '2A', versao: 1, alunos: 1 }),
  buildTurma({
    turma_id: 11,
    sede_nome: 'Jardim',
    serie_nome: '1ª Série',
    nivel_ordem: 10,
    turma_codigo: '1A',
    alunos: 1,
  }),
];

/** Five hundred students: ten pages. */
export const LARGE_SCHOOL: readonly GestaoTurma[] = Array.from({ length: 10 }, (_, n) =>
  buildTurma({ turma_id: 40 + n, turma_codigo: `3${String.fromCodePoint(65 + n)}`, alunos: 50 }),
);

/** The account of whoever is signed in. */
export const REGINA = buildConta({ nome: 'Regina Alves', turma_aluno_id: null });

/** Changes what the server answers; for `arrange` of a story too. */
export function school(turmas: readonly GestaoTurma[] = SCHOOL) {
  return (server: MockServer): void => {
    const all = turmas.flatMap((turma) => turma.alunos.map((aluno) => ({ turma, aluno })));
    const found = ({ query }: MockCall) =>
      all.filter(
        ({ turma, aluno }) =>
          (query['sede'] === undefined || turma.sede_nome === query['sede']) &&
          (query['serie'] === undefined || turma.serie_nome === query['serie']) &&
          (query['turma'] === undefined || String(turma.turma_id) === query['turma']) &&
          (query['situacao'] === undefined || aluno.situacao === query['situacao']) &&
          (query['busca'] === undefined ||
            String(aluno.turma_aluno_id) === query['busca'] ||
            aluno.aluno_nome.toLowerCase().includes(query['busca'].toLowerCase())),
      );
    const startOf = ({ query }: MockCall) => Number(query['cursor'] ?? 0);
    server.respond(
      'listGestaoAcompanhamento',
      (call) => {
        const page = found(call).slice(startOf(call), startOf(call) + PAGE);
        return [...new Set(page.map(({ turma }) => turma))].map((turma) => ({
          ...turma,
          alunos: page.filter((entry) => entry.turma === turma).map(({ aluno }) => aluno),
        }));
      },
      (call) => {
        const next = startOf(call) + PAGE;
        const total = { 'total-alunos': String(found(call).length - startOf(call)) };
        return next < found(call).length ? { ...total, 'proximo-cursor': String(next) } : total;
      },
    );
    server.respond('listGestaoTurmas', turmas.map(resumoOf));
    server.respond('listAnosLetivos', [ANO]);
    const ofYear = ({ query }: MockCall) =>
      query['ano'] === undefined || query['ano'] === String(ANO.ano) ? turmas.map((turma) => daEscola(turma)) : [];
    server.respond(
      'listTurmas',
      (call) => ({ turmas: ofYear(call).slice(startOf(call), startOf(call) + PAGE), materias: [...MATERIAS] }),
      (call) => {
        const next = startOf(call) + PAGE;
        return next < ofYear(call).length ? { 'proximo-cursor': String(next) } : {};
      },
    );
    server.respond('getTurma', ({ path }) =>
      detalheOf(turmas.find(({ turma_id }) => String(turma_id) === path['turma_id']) ?? buildTurma()),
    );
    server.respond('getGestaoAluno', ({ path }) => {
      const one = all.find(({ aluno }) => String(aluno.turma_aluno_id) === path['turma_aluno_id']);
      if (!one) return buildDetalhe();
      const { alunos: _others, ...turma } = one.turma;
      return buildDetalhe({ ...turma, ...one.aluno, login: `aluno.${one.aluno.turma_aluno_id}` });
    });
  };
}

/** The same server, whose lists break after their first page. */
export function failingAfter(server: MockServer): MockServer {
  const { fetch } = server;
  return {
    ...server,
    fetch: async (request) => {
      const answer = await fetch(request);
      return new URL(request.url).searchParams.has('cursor') ? new Response('{}', { status: 503 }) : answer;
    },
  };
}

/** A server with a school. */
export function schoolServer(turmas?: readonly GestaoTurma[]): MockServer {
  const server = createMockServer();
  school(turmas)(server);
  return server;
}
