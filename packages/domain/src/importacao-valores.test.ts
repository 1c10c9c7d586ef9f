import { describe, expect, it } from 'vitest';
import { readDia, readPerfilDaEquipe, readSituacao, readTempoAdicional, readTurno } from './importacao-valores.ts';

describe('[PIM-14] a day', () => {
  it.each([
    ['28/02/2012', '2012-02-28'],
    ['1/3/2012', '2012-03-01'],
    ['28-02-2012', '2012-02-28'],
    ['2012-02-28', '2012-02-28'],
    ['2012-02-28T00:00:00.000Z', '2012-02-28'],
    ['29/02/2012', '2012-02-29'],
    ['40967', '2012-02-28'],
    ['61', '1900-03-01'],
    ['29/02/2013', null],
    ['31/02/2012', null],
    ['28/02/12', null],
    ['2012-2-28', null],
    ['60', null],
    ['ontem', null],
    ['', null],
  ])('%j is %s', (texto, dia) => {
    expect(readDia(texto)).toBe(dia);
  });
});

describe('[PIM-15] additional time', () => {
  it.each([
    ['25%', 1.25],
    ['+25 %', 1.25],
    ['25', 1.25],
    ['1,25', 1.25],
    ['1.5', 1.5],
    ['', 1],
    ['não', 1],
    ['0', 1],
    ['300%', 4],
    ['301%', null],
    ['muito', null],
  ])('%j is %s', (texto, fator) => {
    expect(readTempoAdicional(texto)).toBe(fator);
  });
});

it.each([
  ['Matutino', 1],
  ['Manhã', 1],
  ['tarde', 2],
  ['NOITE', 3],
  ['Integral', 4],
  ['2', 2],
  ['5', null],
  ['M', 1],
  ['T', 2],
  ['v', 2],
  ['N', 3],
  ['I', 4],
  ['madrugada', null],
])('[PIM-16] the shift %j is %s', (texto, turno) => {
  expect(readTurno(texto)).toBe(turno);
});

it.each([
  ['', 'ativa'],
  ['Matriculada', 'ativa'],
  ['inativo', 'inativa'],
  ['Transferido', 'inativa'],
  ['talvez', null],
])('[PIM-16] the state %j is %s', (texto, situacao) => {
  expect(readSituacao(texto)).toBe(situacao);
});

it.each([
  ['Professora', 'professor'],
  ['Coordenação', 'coordenador'],
  ['Diretor', 'diretor'],
  ['aluno', null],
])('[PIM-16] the profile %j is %s', (texto, perfil) => {
  expect(readPerfilDaEquipe(texto)).toBe(perfil);
});
