/** The questions of a day in one answer (decision 199): who may read it, what it holds, and that it is sent once. */
import { gunzipSync } from 'node:zlib';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createTestApp, world, type Client, type TestApp } from '../../../../../test/index.ts';
import { bodyOf, createExam, type Exam } from '../../../../../test/central_avaliacoes/exam-fixture.ts';

const JANELA: [string, string] = ['2026-11-21T12:00:00Z', '2026-11-21T18:00:00Z'];

let t: TestApp;
let client: Record<'bia' | 'bruno' | 'ana' | 'zeca', Client>;
beforeAll(async () => {
  t = await createTestApp({ agora: '2026-11-21T12:30:00Z' });
  client = {
    bia: await t.signIn('bia'),
    bruno: await t.signIn('bruno'),
    ana: await t.signIn('ana'),
    zeca: await t.signIn('zeca'),
  };
});
beforeEach(() => t.clock.set('2026-11-21T12:30:00Z'));
afterAll(() => t.close());

type Made = Exam & { url: string };
async function exam(): Promise<Made> {
  const itens = [{ lingua: 1 }, { lingua: 2 }, {}, { comentario: '<p>CHAVE</p>', gabarito: 'C' }] as const;
  const made = await createExam(t.db, {
    turmas: [{ turma_id: world.turmaV2, janelas: [JANELA] }],
    solicitar_idioma: true,
    dias: [{ itens: [...itens] }, { itens: [{}] }],
  });
  await t.db.query(
    `insert into turma_avaliacao_dia (escola_id, turma_avaliacao_id, dia_prova, inicio_em, fim_em)
     values ($1, $2, 2, $3, $4) on conflict do nothing`,
    [world.escola, made.turma_avaliacao_ids[0], ...JANELA],
  );
  return { ...made, url: `/api/v2/central_avaliacoes/${made.turma_avaliacao_ids[0]}` };
}
const read = (by: Client, { url }: Made, dia = 1) => by.get(`${url}/${dia}/questoes`);
const conditional = (by: Client, { url }: Made, etag: string) =>
  by.send({ method: 'GET', url: `${url}/1/questoes`, headers: { 'if-none-match': etag } });

describe('[D 199] the questions of a day', () => {
  it('are those of the single calls, of this day, in both languages and in the order of the exam', async () => {
    const made = await exam();
    await client.bia.post(`${made.url}/1/inicio`);
    const { questoes, dia_prova } = bodyOf('ProvaQuestoes', await read(client.bia, made));
    const ids = made.itens.filter((item) => item.dia_prova === 1).map(({ questao_id }) => questao_id);
    expect(dia_prova).toBe(1);
    expect(questoes.map(({ banco_questao_id }) => banco_questao_id)).toEqual(ids);
    expect(questoes.map(({ numero, lingua_estrangeira }) => [numero, lingua_estrangeira])).toEqual([
      [1, 1],
      [1, 2],
      [2, null],
      [3, null],
    ]);
    for (const { numero: _n, lingua_estrangeira: _l, ...questao } of questoes) {
      const one = await client.bia.get(`/api/v2/banco_questoes/${questao.banco_questao_id}`);
      expect({ ...questao, gabarito: null, comentario: '' }).toEqual(one.body);
    }
  });

  it('carry no key and no comment, even after the release', async () => {
    const made = await exam();
    await client.bia.post(`${made.url}/1/inicio`);
    t.clock.set('2027-01-10T12:00:00Z');
    await t.db.query('update avaliacao set liberado_em = $2 where id = $1', [
      made.avaliacao_id,
      '2027-01-01T12:00:00Z',
    ]);
    const fresh = await t.signIn('bia');
    const [questao] = made.itens.slice(-2);
    expect((await fresh.get(`/api/v2/banco_questoes/${questao?.questao_id}`)).body).toMatchObject({ gabarito: 'C' });
    const text = JSON.stringify((await read(fresh, made)).body);
    expect([text.includes('CHAVE'), text.includes('gabarito'), text.includes('comentario')]).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('[D 199] who reads them', () => {
  it.each([
    ['bia', 'has not started', 409, 'prova_nao_iniciada'],
    ['ana', 'is of another class', 404, 'prova_nao_encontrada'],
    ['zeca', 'is of another school', 404, 'prova_nao_encontrada'],
  ] as const)('not %s, who %s', async (login, _why, status, codigo) => {
    const made = await exam();
    await client.bruno.post(`${made.url}/1/inicio`);
    // A classmate has just read them: the memory is no way round the check.
    const etag = String((await read(client.bruno, made)).headers['etag']);
    expect(await read(client[login], made)).toMatchObject({ status, body: { codigo } });
    expect(await conditional(client[login], made, etag)).toMatchObject({ status, body: { codigo } });
    const alone = await client[login].get(`/api/v2/banco_questoes/${made.itens[0]?.questao_id}`);
    expect(alone.status).toBe(404);
  });

  it('another day needs a start of its own', async () => {
    const made = await exam();
    await client.bia.post(`${made.url}/1/inicio`);
    expect(await read(client.bia, made, 2)).toMatchObject({ status: 409, body: { codigo: 'prova_nao_iniciada' } });
    expect(await read(client.bia, made, 3)).toMatchObject({ status: 404 });
  });

  it('as long as the single call does: also after the delivery, and after the release without a start', async () => {
    const made = await exam();
    await client.bia.post(`${made.url}/1/inicio`);
    await client.bia.post(`${made.url}/1/fechamento_prova`);
    const alone = `/api/v2/banco_questoes/${made.itens[0]?.questao_id}`;
    expect([(await read(client.bia, made)).status, (await client.bia.get(alone)).status]).toEqual([200, 200]);
    await t.db.query('update avaliacao set liberado_em = $2 where id = $1', [made.avaliacao_id, t.clock()]);
    t.clock.advance(1000);
    expect([(await read(client.bruno, made)).status, (await client.bruno.get(alone)).status]).toEqual([200, 200]);
  });

  it('is decided anew for who looks on: staff in a view read what the student may', async () => {
    const made = await exam();
    const view = await t.openView(await t.signIn('vida.julia'), world.alunos.bia);
    expect((await read(view, made)).status).toBe(409);
    await client.bia.post(`${made.url}/1/inicio`);
    expect((await read(view, made)).status).toBe(200);
  });
});

describe('[D 199] the answer', () => {
  it('is not sent again to who has it, and has one ETag for all', async () => {
    const made = await exam();
    for (const by of [client.bia, client.bruno]) await by.post(`${made.url}/1/inicio`);
    const etag = String((await read(client.bia, made)).headers['etag']);
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    expect((await read(client.bruno, made)).headers['etag']).toBe(etag);
    for (const known of [etag, `W/${etag}`, `"outro", ${etag}`, '*']) {
      const again = await conditional(client.bruno, made, known);
      expect([again.status, again.headers['etag'], String(again.body)]).toEqual([304, etag, '']);
    }
    expect((await conditional(client.bruno, made, '"outro"')).status).toBe(200);
  });

  it('has another ETag five seconds after a question changed', async () => {
    const made = await exam();
    await client.bia.post(`${made.url}/1/inicio`);
    const etag = String((await read(client.bia, made)).headers['etag']);
    await t.db.query(`update questao set enunciado = '<p>Corrigido.</p>' where id = $1`, [made.itens[2]?.questao_id]);
    t.clock.advance(5000);
    const changed = await conditional(client.bia, made, etag);
    expect(changed.status).toBe(200);
    expect(bodyOf('ProvaQuestoes', changed).questoes[2]).toMatchObject({ enunciado: '<p>Corrigido.</p>' });
  });

  it('is compressed for who takes it so, with the same content', async () => {
    const made = await exam();
    await client.bia.post(`${made.url}/1/inicio`);
    const plain = await read(client.bia, made);
    const headers = { authorization: `Bearer ${client.bia.token}`, 'accept-encoding': 'gzip, br' };
    const packed = await t.app.inject({ method: 'GET', url: `${made.url}/1/questoes`, headers });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'no-store' });
    expect(String(packed.headers['vary'])).toContain('accept-encoding');
    expect(JSON.parse(gunzipSync(packed.rawPayload).toString('utf8'))).toEqual(plain.body);
  });

  it('costs one statement, and none for its texts, once a classmate has read it', async () => {
    const made = await exam();
    for (const by of [client.bia, client.bruno]) await by.post(`${made.url}/1/inicio`);
    // Twice: each of two servers has a memory of its own.
    for (let n = 0; n < 2; n += 1) await read(client.bia, made);
    const from = t.statements.sent.length;
    await read(client.bruno, made);
    const sent = t.statements.sent.slice(from).filter((text) => text.includes('enunciado'));
    expect(sent).toEqual([]);
  });
});
