import { describe, expect, it } from 'vitest';
import {
  countRedacaoV1,
  countRedacaoV2,
  countWords,
  isRedacaoTooLong,
  linhasNaFolha,
  linhasPedidas,
  redacaoStatus,
} from './redacao.ts';

const words = (n: number) => Array.from({ length: n }, () => 'palavra').join(' ');

describe('words', () => {
  it.each([
    ['[RED-1] plain', 'Eu li o livro', 4],
    ['[RED-1] punctuation on a word is part of it', 'Sim, claro!', 2],
    ['[RED-1] lone punctuation is none', 'Brasil — um país ... grande !', 4],
    ['[RED-1] a hyphened word is one', 'bem-vindo', 1],
    ['[RED-1] numbers count', 'em 1988', 2],
    ['[RED-1] accents and other alphabets', 'ação é ΩΨ', 3],
    ['[RED-1] tabs, line breaks, hard spaces', 'a\tb\nc\u00a0d', 4],
    ['[RED-1] empty', '', 0],
    ['[RED-1] only spaces', ' \n ', 0],
  ])('%s', (_, texto, count) => {
    expect(countWords(texto)).toBe(count);
  });
});

describe('lines and paragraphs', () => {
  it.each<[name: string, texto: string, filled: number, wrapped: number]>([
    ['nothing', '', 0, 0],
    ['ten words', words(10), 1, 1],
    ['eleven words', words(11), 1, 2],
    ['an empty line between', `${words(10)}\n\n${words(21)}`, 2, 4],
    ['a line of spaces', `${words(3)}\n   \n`, 1, 1],
    ['Windows line ends', `${words(3)}\r\n${words(3)}`, 2, 2],
    ['a line of dashes is a line without words', '---', 1, 0],
  ])('[RED-2] [RED-3] [RED-6] %s', (_, texto, filled, wrapped) => {
    expect(countRedacaoV1(texto)).toMatchObject({ linhas: filled, paragrafos: wrapped });
    expect(countRedacaoV2(texto)).toMatchObject({ paragrafos: filled, linhas: wrapped });
    expect(linhasNaFolha(texto)).toBe(wrapped);
    expect(countRedacaoV1(texto).palavras).toBe(countWords(texto));
    expect(countRedacaoV2(texto).palavras).toBe(countWords(texto));
  });

  it.each([
    ['[RED-4] a word', 'a', 'entregue'],
    ['[RED-4] only a full stop', ' . ', 'nao_entregue'],
    ['[RED-4] nothing', '', 'nao_entregue'],
  ])('%s', (_, texto, status) => {
    expect(redacaoStatus(texto)).toBe(status);
  });

  it('[RED-6] a task asks for 8 to 30 lines, or says its own', () => {
    expect(linhasPedidas({})).toEqual({ min: 8, max: 30 });
    expect(linhasPedidas({ min_linhas: 5, max_linhas: 25 })).toEqual({ min: 5, max: 25 });
  });

  it.each<[name: string, linhas: number, max: number | undefined, long: boolean]>([
    ['[RED-5] thirty by default', 30, undefined, false],
    ['[RED-5] thirty-one', 31, undefined, true],
    ['[RED-5] own maximum', 26, 25, true],
  ])('%s', (_, linhas, max, long) => {
    expect(isRedacaoTooLong(linhas, max)).toBe(long);
  });
});
