import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

import { checksums } from '../../../../test/checksums.ts';
import { outcome } from '../../../../test/gestao/staff.ts';
import { createTestApp, tokenOf } from '../../../../test/index.ts';
import { tables } from '../../../../test/tables.ts';
import { auditoria, diretorio_login, escola, pessoa, sede } from '../../../database/schema/index.ts';
import { drawCodigo, isCodigo } from './codigo.ts';

const CODIGO = drawCodigo();
const t = await createTestApp({ acesso: { codigoInstalacao: CODIGO } });
afterAll(t.close);

const PATH = '/api/v2/instalacao';
const given = {
  codigo: CODIGO,
  escola_nome: 'Colégio Novo',
  fuso_horario: 'America/Manaus',
  nome: 'Rita Prado',
  login: ' Rita.Prado ',
  email: 'rita@novo.example',
  senha: 'pipa-azul-no-ceu',
};
let address = 0;
/** Each call from an address of its own, but where the limit of an address is meant. */
const begin = (more: Partial<typeof given> = {}, remoteAddress = `10.0.0.${(address += 1)}`) =>
  t.anonymous.post(PATH, { ...given, ...more }, { remoteAddress });

describe('on an empty database', () => {
  beforeEach(async () => {
    await tables(t.db).execute(sql`truncate escola, login_falha restart identity cascade`);
  });

  it('the first person makes the school and the own account, and is signed in as admin', async () => {
    expect((await t.anonymous.get(PATH)).body).toEqual({ aberta: true });
    const answer = await begin();
    expect(outcome(answer)).toBe('200');
    const client = t.withToken(tokenOf(answer));
    expect((await client.get('/api/v2/sessao')).body).toMatchObject({ perfil: 'admin', forcar_senha: false });
    expect(await tables(t.db).select({ nome: escola.nome, fuso: escola.fuso_horario }).from(escola)).toEqual([
      { nome: 'Colégio Novo', fuso: 'America/Manaus' },
    ]);
    expect(await tables(t.db).select({ login: diretorio_login.login }).from(diretorio_login)).toEqual([
      { login: 'rita.prado' },
    ]);
    expect(await tables(t.db).select({ nome: sede.nome }).from(sede)).toEqual([{ nome: 'Sede' }]);
    const [row] = await tables(t.db).select().from(pessoa);
    expect(row).toMatchObject({ nome: 'Rita Prado', email: 'rita@novo.example', senha_inicial: false });
    const acts = await tables(t.db).select().from(auditoria);
    expect(acts).toMatchObject([{ acao: 'escola_iniciada', detalhe: { login: 'rita.prado' } }]);
    for (const stored of [row, acts]) {
      expect(JSON.stringify(stored)).not.toContain(given.senha);
      expect(JSON.stringify(stored)).not.toContain(CODIGO);
    }
    expect((await t.signIn('rita.prado', given.senha)).token).not.toBeNull();
  });

  it('afterwards it is over for everybody, with the code too', async () => {
    await begin();
    expect(outcome(await t.anonymous.get(PATH))).toBe('404 nao_encontrado');
    expect(outcome(await begin())).toBe('409 instalacao_feita');
    expect(outcome(await begin({ codigo: 'errado' }))).toBe('409 instalacao_feita');
    expect(await tables(t.db).select().from(escola)).toHaveLength(1);
  });

  it('of twenty at once exactly one wins, and the others read why not', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => begin({ login: `pessoa${n}` })));
    expect(answers.map(outcome).toSorted()).toEqual([
      '200',
      ...Array.from({ length: 19 }, () => '409 instalacao_feita'),
    ]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      message: 'A escola deste servidor já foi criada. Entre com a sua conta ou peça uma a quem a criou.',
    });
    expect(await tables(t.db).select().from(escola)).toHaveLength(1);
    expect(await tables(t.db).select().from(pessoa)).toHaveLength(1);
  });

  it.each([
    ['a wrong code', { codigo: 'abcde-abcde-abcde-abcde' }, '422 codigo_da_instalacao', 'codigo'],
    ['a school without a letter', { escola_nome: ' . ' }, '422 nome_vazio', 'escola_nome'],
    ['an unknown zone', { fuso_horario: 'America/Atlantida' }, '422 fuso_desconhecido', 'fuso_horario'],
    ['a person without a letter', { nome: '\u3164' }, '422 nome_vazio', 'nome'],
    ['a login with a space', { login: 'rita prado' }, '422 login_invalido', 'login'],
    ['an e-mail that is none', { email: 'rita' }, '422 email_invalido', 'email'],
    ['a short password', { senha: 'pipa' }, '422 senha_minimo', 'senha'],
    [
      'the login as password',
      { login: 'rita.prado.souza', senha: 'rita.prado.souza' },
      '422 senha_dado_pessoal',
      'senha',
    ],
    ['no password', { senha: '' }, '422 senha_obrigatorio', 'senha'],
  ])('%s is refused at its field and changes nothing', async (_name, wrong, expected, campo) => {
    const answer = await begin(wrong);
    expect(outcome(answer)).toBe(expected);
    expect(answer.body).toMatchObject({ campos: [{ campo }] });
    expect(await tables(t.db).select().from(escola)).toEqual([]);
    expect(await tables(t.db).select().from(pessoa)).toEqual([]);
  });

  it('wrong codes of one address wait after the tenth, and the right one is still taken', async () => {
    for (let n = 0; n < 10; n += 1) expect((await begin({ codigo: `errado${n}` }, '10.9.9.9')).status).toBe(422);
    const begun = performance.now();
    expect((await begin({ codigo: 'errado' }, '10.9.9.9')).status).toBe(422);
    expect(performance.now() - begun).toBeGreaterThan(1_000);
    expect((await begin({}, '10.9.9.9')).status).toBe(200);
  });
});

it('where a school is, nothing is asked and nothing changes', async () => {
  const { db, anonymous, close } = await createTestApp({ acesso: { codigoInstalacao: CODIGO } });
  const before = await checksums(db);
  expect(outcome(await anonymous.get(PATH))).toBe('404 nao_encontrado');
  expect(outcome(await anonymous.post(PATH, given))).toBe('409 instalacao_feita');
  expect(await checksums(db)).toEqual(before);
  await close();
});

it.each([
  ['the code', CODIGO, CODIGO, true],
  ['the code in capitals, with spaces', CODIGO, ` ${CODIGO.toUpperCase().replaceAll('-', ' ')} `, true],
  ['another one', CODIGO, drawCodigo(), false],
  ['nothing where there is none', null, '', false],
])('%s', (_name, codigo, typed, right) => {
  expect(isCodigo(codigo, typed)).toBe(right);
});
