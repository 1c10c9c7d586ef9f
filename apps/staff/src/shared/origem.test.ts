import { expect, it } from 'vitest';

import type { Aluno } from './aluno.ts';
import { noteOrigem, readOrigem } from './origem.ts';

const ALUNO: Aluno = {
  aluno_nome: 'Bento',
  turma_aluno_id: 31_001,
  avatar_code: 3,
  turma: {
    escola_nome: 'Escola',
    sede_nome: 'Centro',
    serie_nome: '3ª série',
    nivel_ordem: 12,
    turma_id: 31,
    turma_codigo: '3B',
    turma_turno: 1,
    versao: 2,
  },
};

function session(kept: string | null = null) {
  let note = kept;
  return {
    note: () => note,
    setNote: (_name: string, value: string) => {
      note = value;
    },
  };
}

it.each([
  ['/turmas/31', { href: '/turmas/31', label: 'Voltar à turma 3B' }],
  ['/gestao_acompanhamento?busca=be', { href: '/gestao_acompanhamento?busca=be', label: 'Voltar aos alunos' }],
  ['/conta/selecao_aluno', null],
])('a student opened from %s', (href, origem) => {
  const store = session();
  noteOrigem(store, href, ALUNO);
  expect(readOrigem(store)).toEqual(origem);
});

it.each([
  '{',
  '3',
  '{"href":"https://x.example","label":"a"}',
  '{"href":"//x.example","label":"a"}',
  '{"href":"/turmas"}',
])('what cannot be trusted is ignored: %s', (kept) => {
  expect(readOrigem(session(kept))).toBeNull();
});
