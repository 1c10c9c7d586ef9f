/** Exams for the console's tests and stories; invented names only. */
import type { AvaliacaoGestao, AvaliacaoPode, GestaoProva, ProvaAluno } from '@luneta/api-client';
import {
  buildAvaliacaoGestao,
  buildGestaoProva as buildProva,
  buildProvaAlunos,
  type MockServer,
} from '@luneta/testing';

/** The same exam in a second class, closed, with late answers; and another exam, planned. */
export const PROVAS: readonly GestaoProva[] = [
  buildProva(),
  buildProva({
    turma_avaliacao_id: 302,
    turma_id: 32,
    turma_codigo: '3B',
    tipo_aplicacao: 'Híbrida',
    situacao: 'encerrada',
    qtde_alunos: 20,
    qtde_iniciadas: 19,
    qtde_entregues: 18,
    qtde_fora_do_prazo: 2,
    qtde_redacoes_a_corrigir: 4,
  }),
  buildProva({
    turma_avaliacao_id: 401,
    avaliacao_conhecimento_id: 41,
    descricao: 'Química bimestral',
    situacao: 'agendada',
    qtde_iniciadas: 0,
    qtde_entregues: 0,
    dias: [
      {
        dia_prova: 1,
        data_hora_inicial: '2026-12-03T07:30:00-03:00',
        disponivel_ate: '2026-12-03T12:30:00-03:00',
        qtde_itens: 20,
        tem_redacao: false,
      },
    ],
  }),
];

/** Answers the list as the contract says: by exam, by id, by name, by state. */
export function provas(all: readonly GestaoProva[] = PROVAS) {
  return (server: MockServer): void =>
    server.respond('listGestaoProvas', ({ query }) =>
      all.filter(
        ({ avaliacao_conhecimento_id, turma_avaliacao_id, descricao, situacao }) =>
          (query['avaliacao'] === undefined || query['avaliacao'] === String(avaliacao_conhecimento_id)) &&
          (query['situacao'] === undefined || query['situacao'] === situacao) &&
          (query['busca'] === undefined ||
            query['busca'] === String(turma_avaliacao_id) ||
            descricao.toLowerCase().includes(query['busca'].toLowerCase())),
      ),
    );
}

/** Students of a live exam: so many of each state, over the example's four. */
export function manyAlunos(count: number): ProvaAluno[] {
  const sample = buildProvaAlunos().alunos;
  return Array.from({ length: count }, (_, n) => {
    const aluno = sample[n % sample.length];
    if (!aluno) throw new Error('the contract has no example of a student in an exam');
    return { ...aluno, turma_aluno_id: 31_001 + n, avatar_code: (n % 69) + 1 };
  });
}

/** Everything may be done with it. */
export const PODE: AvaliacaoPode = {
  despublicar: true,
  mudar_turmas: true,
  cancelar: true,
  descancelar: true,
  reparar: true,
  copiar: true,
};

/** The exam of `PROVAS` as its makers have it: two classes, one day, before its first window. */
export function buildExame(changes: Partial<AvaliacaoGestao> = {}): AvaliacaoGestao {
  const sample = buildAvaliacaoGestao();
  const [turma] = sample.turmas;
  const [dia] = sample.dias;
  const [item] = dia?.itens ?? [];
  if (!turma || !dia || !item) throw new Error('the contract has no example of an exam with a class and an item');
  return {
    ...sample,
    avaliacao_conhecimento_id: 31,
    descricao: 'Simulado Luneta',
    pode: PODE,
    dias: [
      {
        ...dia,
        itens: [
          { ...item, item_id: 7001 },
          { ...item, item_id: 7002, numero: 2, banco_questao_id: 502 },
        ],
      },
    ],
    turmas: [
      { ...turma, turma_avaliacao_id: 301, turma_id: 31, turma_codigo: '3A', serie_nome: '3ª Série' },
      { ...turma, turma_avaliacao_id: 302, turma_id: 32, turma_codigo: '3B', serie_nome: '3ª Série' },
    ],
    ...changes,
  };
}

/** Answers for one exam that its makers open. */
export function exame(changes: Partial<AvaliacaoGestao> = {}, all: readonly GestaoProva[] = PROVAS) {
  return (server: MockServer): void => {
    provas(all)(server);
    server.respond('getAvaliacaoGestao', buildExame(changes));
  };
}
