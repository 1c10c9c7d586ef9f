import { createHash } from 'node:crypto';

import { afterAll, describe, expect, it } from 'vitest';

import { chainHead } from '../../escola/auditoria.ts';
import { midia } from '../../../database/schema/index.ts';
import { tenant } from '../../../database/tenant.ts';
import { actsAfter, outcome, send } from '../../../../test/gestao/staff.ts';
import { createTestApp, world } from '../../../../test/index.ts';
import { tables } from '../../../../test/tables.ts';

const { anonymous, db, close, signIn } = await createTestApp();
afterAll(close);
const school = tenant(db, world.escola);

const conteudo = Buffer.from('89504e470d0a1a0a', 'hex');
const sha256 = createHash('sha256').update(conteudo).digest('hex');
await tables(tenant(db, world.escola)).insert(midia).values({ sha256, tipo: 'image/png', conteudo });

describe('GET midias', () => {
  it('returns the bytes for a known name, with a cache header for ever', async () => {
    const answer = await anonymous.get(`/api/v2/midias/1/${sha256}.png`);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual(conteudo);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  });

  it.each([
    ['the address of another school', `/api/v2/midias/2/${sha256}.png`, 404],
    ['a hash nobody stored', `/api/v2/midias/1/${'0'.repeat(64)}.png`, 404],
    ['a name that is no hash', '/api/v2/midias/1/..%2f..%2fetc.png', 400],
    ['a type that is no image', `/api/v2/midias/1/${sha256}.svg`, 400],
  ])('refuses %s', async (_name, url, status) => {
    expect((await anonymous.get(url)).status).toBe(status);
  });
});

describe('POST gestao/midias', () => {
  const PNG = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  );
  const MOST = 2 * 1024 * 1024;
  /** A chunk of a program, which goes when the picture is kept. */
  const chunk = (type: string, data: Buffer) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(data.length, 0);
    head.write(type, 4, 'latin1');
    return Buffer.concat([head, data, Buffer.alloc(4)]);
  };
  const withChunk = (type: string, data: Buffer) =>
    Buffer.concat([PNG.subarray(0, 33), chunk(type, data), PNG.subarray(33)]);
  const ofSize = (bytes: number) => withChunk('prVt', Buffer.alloc(bytes - PNG.length - 12));
  /** The picture with another size in its head. */
  const claiming = (width: number, height: number) => {
    const bytes = Buffer.from(PNG);
    bytes.writeUInt32BE(width, 16);
    bytes.writeUInt32BE(height, 20);
    return bytes;
  };
  const post = async (bytes: Buffer, login = 'vida.julia') =>
    send(await signIn(login), 'POST', 'gestao/midias', { conteudo: bytes.toString('base64') });

  it('keeps a picture under its content, once however often it comes, and leaves an audit row', async () => {
    const before = (await chainHead(school))?.ordem ?? 0;
    const answers = [await post(PNG), await post(PNG)];
    const hash = createHash('sha256').update(PNG).digest('hex');
    const src = `/api/v2/midias/${world.escola}/${hash}.png`;
    expect(answers.map(({ body }) => body)).toEqual([{ src }, { src }]);
    const kept = await anonymous.get(src);
    expect(kept.body).toEqual(PNG);
    expect(kept.headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' });
    const detalhe = { sha256: hash, tipo: 'image/png', bytes: PNG.length };
    expect(await actsAfter(school, before)).toMatchObject([
      { acao: 'imagem_enviada', ator_id: 6, detalhe },
      { acao: 'imagem_enviada', detalhe },
    ]);
  });

  it.each([
    [
      'a drawing that may hold scripts',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      '422 imagem_nao_aceita',
    ],
    ['a page', Buffer.from('<!doctype html><p>oi</p>'), '422 imagem_nao_aceita'],
    ['a text', Buffer.from('nada de imagem'), '422 imagem_nao_aceita'],
    ['a picture that claims 30,000 × 30,000 points in few bytes', claiming(30_000, 30_000), '422 imagem_grande'],
    ['a picture that claims no points', claiming(0, 5), '422 imagem_grande'],
    ['half a picture', PNG.subarray(0, 40), '422 imagem_incompleta'],
    [
      'a picture whose parts lie about their length',
      Buffer.concat([PNG.subarray(0, 40), PNG]),
      '422 imagem_incompleta',
    ],
    ['more than 2 MiB', ofSize(MOST + 2), '400 pedido_invalido'],
  ])('refuses %s', async (_name, bytes, expected) => {
    const before = await chainHead(school);
    expect(outcome(await post(bytes))).toBe(expected);
    expect(await chainHead(school)).toEqual(before);
  });

  it('keeps no word and no place that a program wrote into it', async () => {
    const answer = await post(withChunk('tEXt', Buffer.from('Author\0Lia Tavares')));
    const hash = createHash('sha256').update(PNG).digest('hex');
    expect(answer.body).toEqual({ src: `/api/v2/midias/${world.escola}/${hash}.png` });
  });

  it('keeps a drawing of an old program as a PNG', async () => {
    const bmp = Buffer.alloc(58);
    bmp.write('BM', 0, 'latin1');
    bmp.writeUInt32LE(54, 10);
    bmp.writeUInt32LE(40, 14);
    bmp.writeInt32LE(1, 18);
    bmp.writeInt32LE(1, 22);
    bmp.writeUInt16LE(24, 28);
    const answer = await post(bmp);
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([200, expect.stringMatching(/\.png/u)]);
  });

  it('takes 2 MiB', async () => {
    expect((await post(ofSize(MOST))).status).toBe(200);
  });
});
