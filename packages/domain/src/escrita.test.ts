import { describe, expect, it } from 'vitest';

import { fimDaEscrita, situacaoDoRecibo } from './escrita.ts';

const falha = (status: number) => ({ status, codigo: 'codigo', message: 'O que houve e o que fazer.' });

describe('[GRV-1] a write that did not succeed', () => {
  it.each([
    [0, 'rede'],
    [401, 'sessao'],
    [408, 'servidor'],
    [429, 'servidor'],
    [500, 'servidor'],
    [503, 'servidor'],
    [200, 'servidor'],
  ])('with %i waits', (status, por) => {
    expect(fimDaEscrita(falha(status))).toEqual({ tipo: 'espera', por });
  });

  it.each([400, 403, 404, 409, 413, 422])('with %i is refused, with its code and sentence', (status) => {
    expect(fimDaEscrita(falha(status))).toEqual({
      tipo: 'recusada',
      recusa: { status, codigo: 'codigo', mensagem: 'O que houve e o que fazer.' },
    });
  });
});

describe('[GRV-2] a receipt', () => {
  it.each([
    [{ esperam: 0, recusadas: 0, tardias: 0 }, 'limpa'],
    [{ esperam: 2, recusadas: 0, tardias: 0 }, 'guardada'],
    [{ esperam: 1, recusadas: 1, tardias: 0 }, 'guardada'],
    [{ esperam: 0, recusadas: 1, tardias: 0 }, 'incompleta'],
    [{ esperam: 0, recusadas: 0, tardias: 1 }, 'incompleta'],
  ])('%j is %s', (guardado, situacao) => {
    expect(situacaoDoRecibo(guardado)).toBe(situacao);
  });
});
