import { describe, expect, it } from 'vitest';
import { applyRoles } from './roles.ts';
import type { JsonRecord } from './source.ts';

const schemas = { Perfil: { enum: ['aluno', 'admin'] } };

/** An operation with the marks that its row gives it. */
function marked(row: JsonRecord, method: 'get' | 'put' = 'put'): JsonRecord {
  const operation: JsonRecord = { operationId: 'x', responses: {} };
  applyRoles({ '/api/v2/x': { [method]: operation } }, { x: row }, schemas);
  return operation;
}

const write = { perfis: 'todos', alvo: 'pessoa', escrita: 'gestao' };

describe('a row of roles.yaml', () => {
  it('gives its columns to the operation as x- fields', () => {
    const row = {
      ...write,
      forcado: true,
      sem_chave: true,
      com_chave: true,
      sem_limite: true,
      corpo_grande: true,
      prova: true,
    };
    expect(marked(row)).toMatchObject({
      'x-perfis': ['aluno', 'admin'],
      'x-alvo': 'pessoa',
      'x-escrita': 'gestao',
      'x-forcado': true,
      'x-sem-chave': true,
      'x-com-chave': true,
      'x-sem-limite': true,
      'x-corpo-grande': true,
      'x-escrita-prova': true,
    });
  });

  it.each([
    ['of a read', { perfis: 'todos', alvo: 'pessoa', sem_chave: true, upload: 2 }, 'get' as const],
    ['of a public call', { perfis: 'publico', alvo: 'nenhum', sem_chave: true, upload: 2 }, 'put' as const],
    ['above 20 MB', { ...write, sem_chave: true, upload: 21 }, 'put' as const],
    ['that keeps an answer for a key', { ...write, upload: 2 }, 'put' as const],
  ])('takes no file %s', (_name, row, method) => {
    expect(() => marked(row, method)).toThrow(/upload/);
    expect(marked({ ...write, sem_chave: true, upload: 20 })).toMatchObject({ 'x-upload': 20 });
  });

  it('says who the caller is with a known word only', () => {
    expect(marked({ perfis: 'publico', alvo: 'nenhum', entrada: 'credencial' })).toMatchObject({
      'x-entrada': 'credencial',
    });
    expect(() => marked({ ...write, entrada: 'senha' })).toThrow(/entrada must be one of credencial, contexto/);
  });

  it('gives no read to the writes of an exam', () => {
    expect(() => marked({ perfis: 'todos', alvo: 'aluno', prova: true }, 'get')).toThrow(/prova is for writes/);
  });

  it('marks the calls that stand under both bases', () => {
    const paths: JsonRecord = {
      '/api/v1/x': { put: { operationId: 'x_v1', responses: {} } },
      '/api/v2/x': { put: { operationId: 'x', responses: {} } },
      '/api/v2/y': { put: { operationId: 'y', responses: {} } },
    };
    applyRoles(paths, { x: write, y: write }, schemas);
    expect(JSON.stringify(paths).match(/"x-par":true/g)).toHaveLength(2);
    expect(JSON.stringify(paths['/api/v2/y'])).not.toContain('x-par');
  });

  it('leaves out what it does not name', () => {
    const names = Object.keys(marked(write)).filter((name) => name.startsWith('x-'));
    expect(names).toEqual(['x-perfis', 'x-alvo', 'x-escrita']);
  });

  it.each([
    ['a public call', { perfis: 'publico', alvo: 'nenhum', corpo_grande: true }, 'put' as const],
    ['a read', { perfis: 'todos', alvo: 'pessoa', corpo_grande: true }, 'get' as const],
  ])('is refused when it gives a large body to %s', (_name, row, method) => {
    expect(() => marked(row, method)).toThrow(/x: .*corpo_grande is for writes behind a session/);
  });
});
