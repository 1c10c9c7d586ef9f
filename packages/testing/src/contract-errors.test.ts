import { expect, it } from 'vitest';
import { contractError } from './contract-errors.ts';

it('gives the body the contract documents', () => {
  expect(contractError('credenciais_invalidas')).toEqual({
    message: 'Credenciais inválidas.',
    erro: 'Credenciais inválidas.',
    codigo: 'credenciais_invalidas',
  });
});

it('fails on a code the contract does not have', () => {
  expect(() => contractError('sem_turma_ativa')).toThrow('no example of an error with the code sem_turma_ativa');
});
