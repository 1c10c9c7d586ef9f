import { expect, it } from 'vitest';

import type { Perfil } from './perfil.ts';
import {
  isPropostaLacrada,
  type PropostaFixa,
  propostaContradicoes,
  propostaFalhas,
  propostaMudou,
  type ProvaDaProposta,
} from './proposta.ts';

const WHOLE: PropostaFixa = {
  titulo: 'O direito ao descanso',
  descricao: '<p>Escreva.</p>',
  genero_textual_nome: 'Carta aberta',
  min_linhas: 8,
  max_linhas: 30,
  textos: [
    { conteudo: '<p>Um.</p>', fonte: '' },
    { conteudo: '<p>Dois.</p>', fonte: 'Jornal do bairro' },
  ],
};
const [one, two] = WHOLE.textos;

it.each<[string, Partial<PropostaFixa>, boolean]>([
  ['the theme', { titulo: 'O descanso' }, true],
  ['the statement', { descricao: '<p>Leia e escreva.</p>' }, true],
  ['the genre', { genero_textual_nome: 'Conto' }, true],
  ['the fewest lines', { min_linhas: 9 }, true],
  ['the most lines', { max_linhas: 31 }, true],
  ['the order of the texts', { textos: [two, one].flatMap((texto) => texto ?? []) }, true],
  ['a source', { textos: WHOLE.textos.map((texto) => ({ ...texto, fonte: 'Revista' })) }, true],
  ['nothing', {}, false],
])('[ROT-7] a change of %s', (_what, change, changed) => {
  expect(propostaMudou(WHOLE, { ...WHOLE, ...change })).toBe(changed);
});

it.each<[string, Partial<PropostaFixa>, readonly string[]]>([
  ['a whole one', {}, []],
  ['no theme', { titulo: '' }, ['titulo tema_vazio']],
  ['a statement that shows nothing', { descricao: '<p> </p>' }, ['descricao enunciado_vazio']],
  ['no text', { textos: [] }, ['textos sem_textos']],
  [
    'a text that shows nothing',
    { textos: [...WHOLE.textos, { conteudo: '<p></p>', fonte: 'Jornal' }] },
    ['textos.2.conteudo texto_vazio'],
  ],
  ['19 lines', { max_linhas: 19 }, ['max_linhas linhas_fora_da_folha']],
  ['20 lines', { max_linhas: 20 }, []],
  ['50 lines', { max_linhas: 50 }, []],
  ['51 lines', { max_linhas: 51 }, ['max_linhas linhas_fora_da_folha']],
  ['as few as many', { min_linhas: 30 }, []],
  ['more at least than at most', { min_linhas: 31 }, ['min_linhas linhas_invertidas']],
  ['no line at least', { min_linhas: 0 }, ['min_linhas linhas_invertidas']],
])('[ROT-8] %s', (_what, change, faults) => {
  const said = propostaFalhas({ ...WHOLE, ...change }).map(({ campo, codigo }) => `${campo} ${codigo}`);
  expect(said).toEqual(faults);
});

it('[ROT-8] a draft may lack everything, and its lines fit the sheet', () => {
  const empty = { ...WHOLE, titulo: '', descricao: '', textos: [] };
  expect(propostaContradicoes(empty)).toEqual([]);
  expect(propostaContradicoes({ ...empty, max_linhas: 60 })).toHaveLength(1);
});

const NOW = 1_000;
const ahead: ProvaDaProposta = { autor: false, inicioMs: NOW + 1 };
it.each<[string, Perfil, boolean, readonly ProvaDaProposta[], boolean]>([
  ['no exam', 'professor', false, [], false],
  ['an exam ahead', 'professor', false, [ahead], true],
  ['an exam at its begin', 'professor', false, [{ autor: false, inicioMs: NOW }], false],
  ['an exam without a window', 'diretor', false, [{ autor: false, inicioMs: null }], true],
  ['an own exam ahead', 'professor', false, [{ ...ahead, autor: true }], false],
  ['an own exam and another', 'professor', false, [{ ...ahead, autor: true }, ahead], true],
  ['an own proposal', 'professor', true, [ahead], false],
  ['a supervisor', 'supervisor', false, [ahead], true],
  ['a coordinator', 'coordenador', false, [ahead], false],
  ['gestao_vida', 'gestao_vida', false, [ahead], false],
  ['an admin', 'admin', false, [ahead], false],
])('[ROT-9] %s', (_what, perfil, autor, provas, sealed) => {
  expect(isPropostaLacrada(perfil, autor, provas, NOW)).toBe(sealed);
});
