import { examples } from '@luneta/openapi/examples';
import { describe, expect, it } from 'vitest';
import { buildAvaliacao, buildConta, buildQuestao, buildResultado, buildResumo, buildResumoItem } from './builders.ts';

describe('builders', () => {
  it.each([
    ['buildAvaliacao', buildAvaliacao({ descricao: 'X' }), { ...examples.listAvaliacoes[0], descricao: 'X' }],
    ['buildConta', buildConta({ nome: 'X' }), { ...examples.getConta, nome: 'X' }],
    ['buildQuestao', buildQuestao({ opcao_e: null }), { ...examples.getQuestao, opcao_e: null }],
    ['buildResultado', buildResultado({ nota: null }), { ...examples.getResultado, nota: null }],
    ['buildResumo', buildResumo({ redacao: null }), { ...examples.getProvaResumo, redacao: null }],
  ])('%s is the example with the change', (_name, built, expected) => {
    expect(built).toEqual(expected);
  });

  it('never shares parts with the example or with each other', () => {
    const resumo = buildResumo();
    resumo.materias.length = 0;
    expect([examples.getProvaResumo.materias.length, buildResumo().materias.length]).toEqual([4, 4]);
  });

  it('gives items of different numbers different ids', () => {
    const [one, two] = [buildResumoItem({ numero: 1 }), buildResumoItem({ numero: 2, item_resposta: 4 })];
    expect(one.turma_avaliacao_questao_resposta_id).not.toBe(two.turma_avaliacao_questao_resposta_id);
    expect(two.item_resposta).toBe(4);
  });
});
