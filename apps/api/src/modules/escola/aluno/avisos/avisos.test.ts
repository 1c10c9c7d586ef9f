import { afterAll, describe, expect, it } from 'vitest';

import { assertAviso } from '../../../../cli/aviso.ts';
import { tenant } from '../../../../database/tenant.ts';
import { createTestApp, world } from '../../../../../test/index.ts';
import { createAviso, listAll, deleteAviso, seedAvisos } from './store.ts';

const { anonymous, signIn, db, clock, close } = await createTestApp();
afterAll(close);

const URL = '/api/v2/avisos';
const school = tenant(db, world.escola);
const other = tenant(db, world.outraEscola);
const notice = { chave: 'atualizacao-2025-05-03', titulo: 'Atualização da plataforma' };

describe('GET avisos', () => {
  it.each([
    ['a second before it starts', '2025-05-03T02:59:59Z', 0],
    ['at its start, midnight in the school', '2025-05-03T03:00:00Z', 1],
    ['a second before its end', '2025-05-03T15:59:59Z', 1],
    ['at its end, 13h in the school', '2025-05-03T16:00:00Z', 0],
  ])('the notice of 3 May 2025 is read in the zone of the school: %s', async (_name, agora, shown) => {
    await seedAvisos(school);
    await seedAvisos(school);
    clock.set(agora);
    expect((await (await signIn('bia')).get(URL)).body).toHaveLength(shown);
    expect(await listAll(school)).toHaveLength(1);
  });

  it("returns text, id and times of the own school's notices, newest first", async () => {
    clock.set('2025-05-03T12:00:00Z');
    await createAviso(school, {
      chave: 'b',
      titulo: 'B',
      texto: 'Depois.',
      inicio: '2025-05-03T08:00',
      fim: '2025-05-04T08:00',
    });
    await createAviso(other, {
      chave: 'c',
      titulo: 'C',
      texto: 'De outra.',
      inicio: '2025-05-03T08:00',
      fim: '2025-05-04T08:00',
    });
    const answer = await (await signIn('bia')).get(URL);
    expect(answer.body).toEqual([
      { id: 'b', titulo: 'B', texto: 'Depois.', inicio: '2025-05-03T11:00:00.000Z', fim: '2025-05-04T11:00:00.000Z' },
      {
        id: notice.chave,
        titulo: notice.titulo,
        texto: 'Uma atualização da infraestrutura pode causar instabilidade temporária.',
        inicio: '2025-05-03T03:00:00.000Z',
        fim: '2025-05-03T16:00:00.000Z',
      },
    ]);
  });

  it('needs a session, and also answers while a password change is forced', async () => {
    expect((await anonymous.get(URL)).status).toBe(401);
    expect((await (await signIn('edu')).get(URL)).status).toBe(200);
  });
});

describe('the notices of a school', () => {
  it('keep their `chave`: another text cannot take it over, and a removed notice is gone', async () => {
    const same = { chave: 'x', titulo: 'X', texto: 'Um.', inicio: '2026-01-01T00:00', fim: '2026-01-02T00:00' };
    expect(await createAviso(school, same)).toBe(true);
    expect(await createAviso(school, { ...same, texto: 'Dois.' })).toBe(false);
    expect(await deleteAviso(other, 'x')).toBe(false);
    expect(await deleteAviso(school, 'x')).toBe(true);
    expect(await deleteAviso(school, 'x')).toBe(false);
  });

  const good = { titulo: 'T', texto: 'Texto.', inicio: '2026-01-01T00:00', fim: '2026-01-02T00:00' };
  it.each([
    ['a name with capitals', 'A', {}, /chave/],
    ['no title', 'a', { titulo: ' ' }, /título/],
    ['too much text', 'a', { texto: 'x'.repeat(2_001) }, /texto/],
    ['a time with a time zone', 'a', { inicio: '2026-01-01T00:00Z' }, /2026-11-21T08:00/],
    ['an end before the start', 'a', { fim: '2025-01-01T00:00' }, /fim/],
  ])('refuse %s', (_name, chave, wrong, message) => {
    expect(() => assertAviso('a', good)).not.toThrow();
    expect(() => assertAviso(chave, { ...good, ...wrong })).toThrow(message);
  });
});
