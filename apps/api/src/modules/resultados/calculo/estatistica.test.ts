/** How each class answered each item: counts alone. */
import { expect, it } from 'vitest';

import { seal } from '../../questoes/seal.ts';
import { estatisticas } from './estatistica.ts';
import type { CalculoAluno, CalculoItem } from './tipos.ts';

const item = (item_id: number, more: Partial<CalculoItem> = {}): CalculoItem => ({
  item_id,
  dia_prova: 1,
  lingua_estrangeira: null,
  area_codigo: 'LC',
  gabarito: seal('A'),
  anulada: false,
  subjetiva: false,
  gabarito_bonificado: false,
  fora_da_tri: false,
  tri: null,
  ...more,
});

let serial = 0;
const aluno = (turma_avaliacao_id: number, respostas: readonly [number, 1 | 2][], lingua: 1 | 2 = 1): CalculoAluno => ({
  turma_avaliacao_id,
  turma_aluno_id: (serial += 1),
  turma_id: turma_avaliacao_id,
  serie_id: 1,
  dias: new Map(respostas.length > 0 ? [[1, { lingua_estrangeira: lingua, online: true, segundos: null }]] : []),
  respostas: new Map(respostas),
  duplas: new Set(),
  textos: new Set(),
  correcoes: new Map(),
  redacoes: [],
});

it('[NOT-12] counts each class by itself: takers of the day in the language of the item, and hits by the key', () => {
  const itens = [item(1), item(2, { lingua_estrangeira: 2 }), item(3, { anulada: true }), item(4, { dia_prova: 2 })];
  const alunos = [
    aluno(10, [
      [1, 1],
      [3, 2],
    ]),
    aluno(10, [[1, 2]], 2),
    // Absent.
    aluno(10, []),
    aluno(20, [[1, 1]]),
  ];
  const counts = estatisticas(itens, alunos).map((row) => [
    row.turma_avaliacao_id,
    row.item_id,
    row.acertos,
    row.presentes,
  ]);
  expect(counts).toEqual([
    [10, 1, 1, 2],
    [10, 2, 0, 1],
    [10, 3, 0, 2],
    [10, 4, 0, 0],
    [20, 1, 1, 1],
    [20, 2, 0, 0],
    [20, 3, 0, 1],
    [20, 4, 0, 0],
  ]);
});
