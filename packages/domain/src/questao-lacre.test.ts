import { expect, it } from 'vitest';
import { isLacrada, mayWriteQuestao, type ProvaDaQuestao } from './questao-lacre.ts';
import type { Perfil } from './perfil.ts';

const NOW = 1000;
const open = { liberadoEmMs: null, autor: false };
const released = { liberadoEmMs: 999, autor: false };

it.each<[string, Perfil, ProvaDaQuestao[], boolean]>([
  ['[BAN-5] in no exam', 'professor', [], false],
  ['[BAN-5] in an exam that is not released', 'professor', [open], true],
  ['[BAN-5] at the very instant of the release', 'professor', [{ liberadoEmMs: NOW, autor: false }], true],
  ['[BAN-5] after the release', 'professor', [released], false],
  ['[BAN-5] after one of two releases', 'professor', [released, open], true],
  ['[BAN-5] for who made the exam', 'professor', [{ ...open, autor: true }], false],
  ['[BAN-5] for who made one of two', 'professor', [{ ...open, autor: true }, open], true],
  ['[BAN-5] for coordination', 'coordenador', [open], false],
  ['[BAN-5] for gestao_vida', 'gestao_vida', [open], false],
  ['[BAN-5] for the admin', 'admin', [open], false],
  ['[BAN-5] for the head', 'diretor', [open], true],
  ['[BAN-5] for gestao_escola', 'gestao_escola', [open], true],
  ['[BAN-5] for the supervisor', 'supervisor', [open], true],
])('%s', (_name, perfil, provas, lacrada) => {
  expect(isLacrada(perfil, provas, NOW)).toBe(lacrada);
});

it.each<[string, Perfil, boolean, boolean]>([
  ['[BAN-10] a teacher the own one', 'professor', true, true],
  ['[BAN-10] a teacher another’s', 'professor', false, false],
  ['[BAN-10] coordination another’s', 'coordenador', false, true],
  ['[BAN-10] the head no more, though once its author', 'diretor', true, false],
])('%s', (_name, perfil, autor, may) => {
  expect(mayWriteQuestao(perfil, autor)).toBe(may);
});
