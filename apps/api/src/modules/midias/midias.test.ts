import { createHash } from 'node:crypto';

import { afterAll, describe, expect, it } from 'vitest';

import { midia } from '../../database/schema/index.ts';
import { tenant } from '../../database/tenant.ts';
import { createTestApp, world } from '../../../test/index.ts';
import { tables } from '../../../test/tables.ts';

const { anonymous, db, close } = await createTestApp();
afterAll(close);

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
