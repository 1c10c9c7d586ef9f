/**
 * The data for the fuzz: running, ended and future exams, roadmaps and a plan of both versions, a Boss that may begin, a
 * course, an essay that waits. Its ids are returned by their names in the contract.
 */
import { tenant } from '../../../src/database/tenant.ts';
import { addCurso } from '../../base_conhecimentos/curso-fixture.ts';
import { createBossTrilha } from '../../boss/boss-fixture.ts';
import { createExam } from '../../central_avaliacoes/exam-fixture.ts';
import { createRoteiro } from '../../roteiro_estudos/roteiro-fixture.ts';
import { world, type TestApp } from '../../index.ts';
import type { Known } from './from-contract.ts';

async function addExams({ db }: TestApp) {
  const exams = [];
  for (const [turma_id, day] of [
    [world.turmaV2, '21'],
    [world.turmaV2, '20'],
    [world.turmaV1, '21'],
  ] as const) {
    const janelas: [string, string][] = [[`2026-11-${day}T12:00:00Z`, `2026-11-${day}T18:00:00Z`]];
    const itens = [{}, {}, { subjetiva: true, gabarito: null }];
    exams.push(
      await createExam(db, {
        turmas: [{ turma_id, janelas }],
        dias: [{ itens, redacao: true }],
        solicitar_idioma: true,
      }),
    );
  }
  return exams;
}

/** Fills the school, at 12h30 on the day of its exams. */
export async function fuzzSchool(t: TestApp): Promise<Known> {
  const { db } = t;
  const exams = await addExams(t);
  const fases = [{ itens: [null, null, null], quiz: [1, 2], midias: 1 }, { itens: [null, null] }];
  const roteiros = [
    await createRoteiro(db, { fases }),
    await createRoteiro(db, { fases, turma_aluno_id: world.alunos.bia }),
  ];
  const trilhas = [
    await createBossTrilha(db, { fases: [3, 2] }),
    await createBossTrilha(db, { fases: [2, 2], tipo: 2, unlockedFor: [] }),
  ];
  const curso = await addCurso(tenant(db, world.escola));
  const phases = [...roteiros, ...trilhas].flatMap((trilha) => trilha.fases);
  const itens = phases.flatMap((fase) => fase.itens);
  const ofExams = exams.flatMap((exam) => exam.itens);
  const questoes = [...itens, ...ofExams].map(({ questao_id }) => questao_id);
  return {
    turma_avaliacao_id: [
      ...exams.flatMap((exam) => exam.turma_avaliacao_ids),
      ...trilhas.map(({ turma_avaliacao_id }) => turma_avaliacao_id),
    ],
    avaliacao_conhecimento_id: exams.map(({ avaliacao_id }) => avaliacao_id),
    avaliacao_conhecimento_questao_id: ofExams.map(({ item_id }) => item_id),
    turma_avaliacao_questao_resposta_id: ofExams.map(({ item_id }) => item_id),
    proposta_redacao_id: exams.flatMap(({ propostas }) => propostas.flatMap((id) => id ?? [])),
    dia_prova: [1, 1, 1, 2],
    tipo: ['roteiro_estudos', 'plano_acoes'],
    tipo_avaliacao: ['roteiro_estudos', 'plano_acoes'],
    materia_id: [...new Set([...trilhas, ...roteiros, curso].map(({ materia_id }) => materia_id))],
    objeto_conhecimento_id: [...phases, curso].map(({ objeto_conhecimento_id }) => objeto_conhecimento_id),
    objeto_conhecimento_conteudo_digital_id: roteiros.flatMap((one) => one.fases.flatMap(({ midias }) => midias)),
    banco_questao_id: questoes,
    id: questoes,
    trilha_id: [1, 2, ...[...roteiros, ...trilhas].map(({ trilha_id }) => trilha_id)],
    trilha_fase_id: roteiros.flatMap((one) => one.fases.map(({ trilha_fase_id }) => trilha_fase_id)),
    trilha_item_id: itens.map(({ trilha_item_id }) => trilha_item_id),
    turma_avaliacao_roteiro_estudo_id: itens.map(({ trilha_item_id }) => trilha_item_id),
    turma_avaliacao_lista_adaptada_id: itens.map(({ trilha_item_id }) => trilha_item_id),
    roteiro_ou_lista_id: itens.map(({ trilha_item_id }) => trilha_item_id),
    base_conhecimento_id: [curso.id],
    turma_id: [world.turmaV1, world.turmaV2],
    escola_id: [world.escola],
    versao: [1, 2, 3],
    cursor: [],
  };
}
