/** Courses for the console's tests and stories, and a server that keeps what is saved, as the real one does. */
import type { BaseConhecimento, GestaoCurso } from '@luneta/api-client';
import { createMockServer, type MockCall, type MockServer } from '@luneta/testing';

const question = (n: number) => ({
  enunciado: `<p>Pergunta de número ${n}?</p>`,
  alternativas: ['2 horas', '3 horas', '6 horas', '9 horas', '12 horas'],
  gabarito: 2,
  comentario: '<p>O dobro leva a metade do tempo.</p>',
});

/** A whole course, published as it stands. */
export const buildCurso = (changes: Partial<BaseConhecimento> = {}): BaseConhecimento => ({
  estrutura: {
    nome_curso: 'Grandezas inversas',
    frase_efeito: 'Quando uma dobra, a outra cai pela metade.',
    resumo: '<p>Como reconhecer proporções inversas.</p>',
    capitulos: ['Reconhecer', 'Montar a conta', 'Conferir'],
  },
  capitulo_1: '<p>O produto das duas não muda.</p>',
  capitulo_2: '<p>Multiplique e divida.</p>',
  capitulo_3: '<p>Confira o resultado.</p>',
  explicacao_resumida: ['<p>O produto é constante.</p>', '<p>Dobrar uma é dividir a outra.</p>'],
  resumo: ['<p>Reconheça o par.</p>'],
  exercicios_praticos: [{ enunciado: '<p>E quatro máquinas?</p>', resolucao: '<p>24 ÷ 4 = 6 horas.</p>' }],
  quiz: [1, 2, 3, 4, 5].map(question),
  base_conhecimento_id: 12,
  objeto_conhecimento_id: 77,
  objeto_conhecimento_descricao: 'Proporção',
  materia_id: 1,
  materia_nome: 'Matemática',
  versao: 6,
  situacao: 'publicado',
  publicado_em: '2026-10-05T09:00:00-03:00',
  atualizado_em: '2026-10-05T08:55:00-03:00',
  ...changes,
});

/** The draft of a course with nothing in it but its name. */
export const buildRascunho = (): BaseConhecimento =>
  buildCurso({
    estrutura: { nome_curso: 'Cadeias alimentares', frase_efeito: '', resumo: '', capitulos: ['', '', ''] },
    capitulo_1: '',
    capitulo_2: '',
    capitulo_3: '',
    explicacao_resumida: [],
    resumo: [],
    exercicios_praticos: [],
    quiz: [],
    versao: 1,
    situacao: 'rascunho',
    publicado_em: null,
  });

/** A course in the list. */
export const buildGestaoCurso = (changes: Partial<GestaoCurso> = {}): GestaoCurso => ({
  base_conhecimento_id: 12,
  nome_curso: 'Grandezas inversas',
  materia_id: 1,
  materia_nome: 'Matemática',
  objeto_conhecimento_id: 77,
  objeto_conhecimento_descricao: 'Proporção',
  situacao: 'publicado',
  versao: 6,
  publicado_em: '2026-10-05T09:00:00-03:00',
  atualizado_em: '2026-10-05T08:55:00-03:00',
  qtde_fases: 4,
  ...changes,
});

/** Three courses of two subjects, one in each state. */
export const CURSOS: readonly GestaoCurso[] = [
  buildGestaoCurso(),
  buildGestaoCurso({
    base_conhecimento_id: 15,
    nome_curso: 'Cadeias alimentares',
    materia_id: 4,
    materia_nome: 'Biologia',
    objeto_conhecimento_descricao: 'Relações ecológicas',
    situacao: 'rascunho',
    publicado_em: null,
    qtde_fases: 0,
  }),
  buildGestaoCurso({ base_conhecimento_id: 16, nome_curso: 'Frações', situacao: 'alterado', qtde_fases: 2 }),
];

/** Answers with this course, and with what is saved and published from then on. For `arrange` of a story too. */
export const curso =
  (first: BaseConhecimento = buildCurso()) =>
  (server: MockServer): void => {
    let now = first;
    server.respond('getBaseConhecimento', () => now);
    server.respond('updateBaseConhecimento', ({ body }: MockCall) => {
      const situacao = now.publicado_em === null ? 'rascunho' : 'alterado';
      now = { ...now, ...cursoOf(body), versao: now.versao + 1, situacao };
      return now;
    });
    server.respond('setCursoPublicacao', ({ body }: MockCall) => {
      const publicado = isBody(body) && body['publicado'] === true;
      const publicado_em = publicado ? '2026-11-21T14:05:00-03:00' : null;
      now = { ...now, situacao: publicado ? 'publicado' : 'rascunho', publicado_em };
      const { versao, situacao, estrutura } = now;
      return buildGestaoCurso({ versao, situacao, publicado_em, nome_curso: estrutura.nome_curso });
    });
  };

/** A server with one course. */
export function cursoServer(first?: BaseConhecimento): MockServer {
  const server = createMockServer();
  curso(first)(server);
  return server;
}

/** The list, filtered as the contract says. For `arrange` of a story too. */
export const cursos =
  (list: readonly GestaoCurso[] = CURSOS) =>
  (server: MockServer): void =>
    server.respond('listCursos', ({ query }) =>
      list.filter(
        ({ nome_curso, materia_id, situacao }) =>
          (query['busca'] === undefined || nome_curso.toLowerCase().includes(query['busca'].toLowerCase())) &&
          (query['materia_id'] === undefined || String(materia_id) === query['materia_id']) &&
          (query['situacao'] === undefined || situacao === query['situacao']),
      ),
    );

const isBody = (body: unknown): body is Record<string, unknown> => typeof body === 'object' && body !== null;

function cursoOf(body: unknown): Partial<BaseConhecimento> {
  return isBody(body) && isBody(body['curso']) ? body['curso'] : {};
}
