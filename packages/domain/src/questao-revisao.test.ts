import { expect, it } from 'vitest';
import { camposMudados, isQuestaoUsada, makesRevisao, type QuestaoFixa } from './questao-revisao.ts';

const nowhere = { provas: 0, fases: 0, boss: 0 };
it.each([
  ['[BAN-3] nowhere', nowhere, false],
  ['[BAN-3] in an exam', { ...nowhere, provas: 1 }, true],
  ['[BAN-3] in a phase', { ...nowhere, fases: 1 }, true],
  ['[BAN-3] in a Boss', { ...nowhere, boss: 1 }, true],
])('%s', (_name, usos, usada) => {
  expect(isQuestaoUsada(usos)).toBe(usada);
});

const questao: QuestaoFixa = {
  tipo: 'objetiva',
  materia_id: 1,
  lingua_estrangeira: null,
  texto_base_id: null,
  enunciado: '<p>Quanto é 2 + 2?</p>',
  alternativas: [{ letra: 'A', texto: '4', motivo: '' }],
  gabarito: 'A',
  comentario: '',
  orientacoes: '',
};
it.each<[string, Partial<QuestaoFixa>, string[]]>([
  ['[BAN-3] nothing', {}, []],
  ['[BAN-3] the stem', { enunciado: '<p>Quanto é 2 + 3?</p>' }, ['enunciado']],
  ['[BAN-3] an option', { alternativas: [{ letra: 'A', texto: '5', motivo: '' }] }, ['alternativas']],
  ['[BAN-3] why an option is wrong', { alternativas: [{ letra: 'A', texto: '4', motivo: 'sim' }] }, ['alternativas']],
  ['[BAN-3] the key and the comment', { gabarito: null, comentario: 'x' }, ['gabarito', 'comentario']],
  ['[BAN-3] the passage', { texto_base_id: 3 }, ['texto_base_id']],
  ['[BAN-3] the subject', { materia_id: 2 }, ['materia_id']],
])('%s', (_name, change, campos) => {
  const after = { ...questao, ...change };
  expect(camposMudados(questao, after)).toEqual(campos);
  expect(makesRevisao(nowhere, questao, after)).toBe(false);
  expect(makesRevisao({ ...nowhere, provas: 1 }, questao, after)).toBe(campos.length > 0);
});

it('[BAN-3] other fields of a question change in place, and their order in an option says nothing', () => {
  const other = { ...questao, alternativas: [{ motivo: '', texto: '4', letra: 'A' }], dificuldade: 'facil' };
  expect(camposMudados(questao, other)).toEqual([]);
});
