import type { Acomodacao } from '@luneta/api-client';
import { expect, it } from 'vitest';

import { resumoOf } from './resumo.ts';

const NOTHING: Acomodacao = {
  turma_aluno_id: 1,
  fator_tempo: 1,
  passa_da_janela: false,
  tamanho: 100,
  fonte: 'padrao',
  contraste: 'padrao',
  voz: false,
  pausas_minutos: 0,
  ledor: false,
  sala_propria: false,
  observacao: null,
  versao: 0,
};

it.each([
  ['nothing', {}, ''],
  ['what the day needs', { fator_tempo: 1.5, voz: true, sala_propria: true }, '+50 % · voz · sala própria'],
  ['a note is not said', { observacao: 'Perto da porta' }, ''],
  [
    'everything',
    {
      fator_tempo: 1.25,
      passa_da_janela: true,
      tamanho: 150,
      contraste: 'alto',
      fonte: 'legivel',
      ledor: true,
      pausas_minutos: 10,
    },
    '+25 % · passa do fim · texto 150 % · contraste · letra legível · ledor · pausas 10 min',
  ],
] as const)('%s', (_case, fields, said) => {
  expect(resumoOf({ ...NOTHING, ...fields })).toBe(said);
});
