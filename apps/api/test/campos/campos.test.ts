/**
 * A refusal by a rule names the fields of the body at fault, so that a form puts the sentence there: one example of each
 * subject. That no refusal names a field its body lacks, and that each 422 names one, is checked of every answer of every
 * test (contract-check.ts).
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestApp, SENHA, world, type TestApp } from '../index.ts';
import { makeDeviation } from '../contract-check.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ agora: '2026-11-21T12:00:00Z' });
});
afterAll(() => t.close());

const PERGUNTA = { resposta: 'azul' };
const perguntas_seguranca = [1, 2, 2].map((pergunta_seguranca_id, n) => ({
  ...PERGUNTA,
  pergunta_seguranca_id,
  numero_sequencial: n + 1,
}));
const pedido_id = '00000000-0000-4000-8000-000000000001';
const motivo = 'Queda de energia na escola';
const escola = `/api/v2/gestao/escolas/${world.escola}`;

describe('the fields at fault', () => {
  it.each([
    [
      'escola: a name without a letter',
      'admin.rui',
      'PATCH',
      `${escola}/configuracao`,
      { versao: 1, nome: ' - ' },
      ['nome'],
    ],
    [
      'escola: an end of maintenance that has passed',
      'admin.rui',
      'PUT',
      `${escola}/manutencao`,
      { ligada: true, ate: '2026-11-20T12:00:00Z', mensagem: null },
      ['ate'],
    ],
    [
      'pessoas: the repetition of a new password',
      'bia',
      'POST',
      '/api/v2/users/contas/alterar_senha',
      { atual: SENHA, nova: 'pipa-azul', confirmacao: 'pipa-verde' },
      ['confirmacao'],
    ],
    [
      'pessoas: a new password without both',
      'bia',
      'POST',
      '/api/v2/users/contas/alterar_senha',
      { atual: '', nova: '' },
      ['atual', 'nova'],
    ],
    [
      'pessoas: a question chosen twice, at the second place',
      'bia',
      'POST',
      '/api/v2/users/contas/atualizar',
      { perguntas_seguranca, senha_atual: SENHA },
      ['perguntas_seguranca.2.pergunta_seguranca_id'],
    ],
    [
      'provas: an extension that ends before it begins',
      'coord.ines',
      'POST',
      '/api/v2/gestao/prorrogacoes',
      {
        pedido_id,
        escopo: 'turma',
        turma_id: world.turmaV2,
        minutos: 10,
        motivo,
        inicio: '2026-11-21T12:00:00Z',
        fim: '2026-11-21T11:00:00Z',
      },
      ['inicio', 'fim'],
    ],
    [
      'provas: an extension for a class and a student at once',
      'coord.ines',
      'POST',
      '/api/v2/gestao/prorrogacoes',
      {
        pedido_id,
        escopo: 'turma',
        turma_id: world.turmaV2,
        turma_aluno_id: world.alunos.bia,
        minutos: 10,
        motivo,
      },
      ['escopo', 'turma_aluno_id', 'turma_id'],
    ],
    [
      'questoes: bytes that are no image',
      'vida.julia',
      'POST',
      '/api/v2/gestao/midias',
      { conteudo: Buffer.from('nada de imagem aqui').toString('base64') },
      ['conteudo'],
    ],
  ] as const)('%s', async (_name, login, method, url, body, campos) => {
    const answer = await (
      await t.signIn(login)
    ).send({
      method,
      url,
      payload: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    const { codigo, message, campos: sent } = Object(answer.body);
    expect([answer.status, sent.map(({ campo }: { campo: string }) => campo)]).toEqual([422, campos]);
    expect(sent[0]).toMatchObject({ codigo, erro: message, motivo: message });
  });
});

describe('an answer that a form could not place', () => {
  const deviation = makeDeviation();
  const error = { message: 'Não.', erro: 'Não.', codigo: 'senha_obrigatorio' };
  const campo = { motivo: 'Não.', codigo: 'senha_obrigatorio', erro: 'Não.' };

  it.each([
    ['no field', error, 'changeSenha answered 422 senha_obrigatorio without the fields at fault'],
    [
      'a field of another call',
      { ...error, campos: [{ ...campo, campo: 'senha' }] },
      'changeSenha answered 422 senha_obrigatorio about senha, which the call does not have',
    ],
    ['the field', { ...error, campos: [{ ...campo, campo: 'nova' }] }, null],
  ])('planted: a 422 with %s', (_name, body, found) => {
    expect(deviation('changeSenha', 422, body)).toBe(found);
  });
});
