import { expect, it } from 'vitest';

import { auditoriaCsv } from './planilha.ts';

const REGISTRO = {
  id: 1,
  ordem: 1,
  escola_id: 1,
  acao: 'prazo_prorrogado',
  criada_em: '2026-11-21T18:02:00.000Z',
  ator_id: 41,
  ator_nome: 'Rosana; Prado',
  perfil_real: 'coordenador',
  modo: null,
  turma_aluno_id: 1002,
  pessoa_nome: '=Beatriz',
  objeto: 'Prova Simulado 3 · turma 3B',
  motivo: null,
  detalhe: [
    { campo: 'minutos', valor: '20' },
    { campo: 'turma_id', valor: null },
  ],
} as const;

it('[CSV-4] an act is a line on the clock of the school, with its object and its facts', () => {
  const [heading, line] = auditoriaCsv([{ ...REGISTRO, detalhe: [...REGISTRO.detalhe] }], 'America/Sao_Paulo')
    .slice(1)
    .split('\r\n');
  expect(heading).toBe('Quando;Ato;Quem;Perfil;Modo;Sobre o quê;Aluno;Código do aluno;Motivo;Detalhes');
  expect(line).toBe(
    '21/11/2026 15:02:00;Deu mais tempo;"Rosana; Prado";Coordenação;;Prova Simulado 3 · turma 3B;\'=Beatriz;1002;;"minutos: 20; turma id: —"',
  );
});
