/** A question of an older release is found by what it asks, once the job has run. */
import { afterAll, expect, it } from 'vitest';

import { createTestApp, world } from '../../test/index.ts';
import { addTopic } from '../../test/base_conhecimentos/curso-fixture.ts';
import { askedIn, makeQuestao, readQuestao } from '../../test/gestao/questao-fixture.ts';
import { tenant } from '../database/tenant.ts';
import { fillTextos } from './fill-textos.ts';

const t = await createTestApp();
afterAll(t.close);
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const fill = () => fillTextos.run({ db: t.db, agora: new Date(), log });
const hashes = async (ids: readonly number[]) => {
  const { rows } = await t.db.query('select id, texto_hash from questao where id = any($1) order by id', [ids]);
  return rows.map((row: { texto_hash: string | null }) => row.texto_hash);
};

it('[BAN-7] old rows get the hash that a save would give, and nothing else of them changes', async () => {
  const ines = await t.signIn('coord.ines');
  const topic = await addTopic(tenant(t.db, world.escola));
  const enunciado = '<p>Quanto mede a sombra ao meio-dia?</p>';
  const made = await makeQuestao(ines, topic, { enunciado });
  const draft = await makeQuestao(ines, topic, {
    situacao: 'rascunho',
    enunciado: '',
    alternativas: [],
    gabarito: null,
  });
  const ids = [made.banco_questao_id, draft.banco_questao_id];
  const [written] = await hashes(ids);
  await t.db.query('update questao set texto_hash = null where id = any($1)', [ids]);
  const again = () => ines.post('/api/v2/gestao/questoes', askedIn(topic, { enunciado, situacao: 'aprovada' }));
  await fill();
  await fill();
  expect(await hashes(ids)).toEqual([written, null]);
  const { body, status } = await again();
  expect([status, body]).toEqual([409, expect.objectContaining({ codigo: 'questao_repetida' })]);
  expect(await readQuestao(ines, made.banco_questao_id)).toEqual(made);
});
