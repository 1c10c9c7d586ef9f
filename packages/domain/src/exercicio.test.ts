import { describe, expect, it } from 'vitest';
import { exercicioBotao, isJaTentada, saidasDoErro, type ExercicioAgora } from './exercicio.ts';

const AGORA: ExercicioAgora = {
  estudante: true,
  bloqueado: false,
  vez: 0,
  tryingAgain: false,
  vidas: 3,
  pratica: false,
  escolheu: true,
  ocupado: false,
};

describe('exercicioBotao', () => {
  it.each<{ name: string; agora: Partial<ExercicioAgora>; acao: string; ligado: boolean }>([
    { name: '[EXE-1] who only looks goes on', agora: { estudante: false }, acao: 'proxima', ligado: true },
    { name: '[EXE-1] also without lives', agora: { estudante: false, vidas: 0 }, acao: 'proxima', ligado: true },
    { name: '[EXE-2] after an answer', agora: { vez: 1 }, acao: 'continuar', ligado: true },
    { name: '[EXE-2] after it is locked', agora: { vez: 2, bloqueado: true }, acao: 'continuar', ligado: true },
    { name: '[EXE-2] going on needs no life', agora: { vez: 1, vidas: 0 }, acao: 'continuar', ligado: true },
    { name: '[EXE-2] another try chosen', agora: { vez: 1, tryingAgain: true }, acao: 'responder', ligado: true },
    {
      name: '[EXE-2] a locked one takes no other try',
      agora: { vez: 1, tryingAgain: true, bloqueado: true },
      acao: 'continuar',
      ligado: true,
    },
    { name: '[EXE-3] without lives', agora: { vidas: 0 }, acao: 'comprar_vidas', ligado: true },
    {
      name: '[EXE-3] without lives, nothing chosen',
      agora: { vidas: 0, escolheu: false },
      acao: 'comprar_vidas',
      ligado: true,
    },
    { name: '[EXE-3] practice needs none', agora: { vidas: 0, pratica: true }, acao: 'responder', ligado: true },
    { name: '[EXE-3] one is enough', agora: { vidas: 1 }, acao: 'responder', ligado: true },
    { name: '[EXE-4] nothing chosen', agora: { escolheu: false }, acao: 'responder', ligado: false },
    { name: '[EXE-5] while it is sent', agora: { ocupado: true }, acao: 'responder', ligado: false },
    { name: '[EXE-5] going on waits too', agora: { vez: 1, ocupado: true }, acao: 'continuar', ligado: false },
  ])('$name', ({ agora, acao, ligado }) => {
    expect(exercicioBotao({ ...AGORA, ...agora })).toEqual({ acao, ligado });
  });
});

describe('saidasDoErro', () => {
  const ERRO = { vez: 1, bloqueado: false, vidas: 2, pratica: false, existe_midia: true };
  it.each([
    { name: '[EXE-6] the first try', erro: {}, saidas: ['tentar_novamente', 'estudar_mais'] },
    { name: '[EXE-6] [EXE-8] the second', erro: { vez: 2, bloqueado: true }, saidas: [] },
    { name: '[EXE-6] a roadmap that is over', erro: { bloqueado: true }, saidas: [] },
    { name: '[EXE-7] the last life', erro: { vidas: 0 }, saidas: ['comprar_vidas', 'estudar_mais'] },
    { name: '[EXE-7] practice', erro: { vidas: 0, pratica: true }, saidas: ['tentar_novamente', 'estudar_mais'] },
    { name: '[EXE-8] no media', erro: { existe_midia: false }, saidas: ['tentar_novamente'] },
    { name: '[EXE-8] nothing at all', erro: { vez: 2, bloqueado: true, existe_midia: false }, saidas: [] },
  ])('$name', ({ erro, saidas }) => {
    expect(saidasDoErro({ ...ERRO, ...erro })).toEqual(saidas);
  });
});

it.each([
  ['[EXE-13] the option of the first try', 2, 2, true],
  ['[EXE-13] another option', 2, 3, false],
  ['[EXE-13] no try yet', null, 2, false],
] as const)('%s', (_name, primeira, opcao, tentada) => {
  expect(isJaTentada(primeira, opcao)).toBe(tentada);
});
