/** What a file held goes after 30 days, and until then it can be taken back. */
import { afterAll, expect, it } from 'vitest';

import { outcome, send } from '../../test/gestao/staff.ts';
import { createImportador } from '../../test/importacao/importador.ts';
import { cleanImportacoes } from './limpar-importacoes.ts';

const t = await createImportador();
afterAll(t.close);

const DAY_MS = 86_400_000;
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const clean = () => cleanImportacoes.run({ db: t.db, agora: t.clock(), log });
const kept = async () => {
  const { rows } = await t.db.query(
    `select (select count(*)::int from importacao where bytes is not null) as bytes,
            (select count(*)::int from importacao_linha where valores <> '{}' or antes is not null or problemas <> '[]') as linhas,
            (select count(*)::int from importacao where colunas::text like '%Canário%' or resumo::text like '%Canário%') as amostras`,
  );
  return rows[0];
};

it('values and bytes of files go after 30 days, counts stay', async () => {
  let otto = await t.signIn('dir.otto');
  const made = await t.judged(otto, 'id_externo;nome;turma\n1;Ana Canário;3B\n2;Bia Canário;9Z');
  const applied = await t.applied(otto, made);
  await t.judged(otto, 'id_externo;nome;turma\n3;Caio Canário;3B');
  expect(await kept()).toEqual({ bytes: 1, linhas: 3, amostras: 2 });
  t.clock.advance(30 * DAY_MS - 1000);
  await clean();
  expect(await kept()).toEqual({ bytes: 1, linhas: 3, amostras: 2 });
  otto = await t.signIn('dir.otto');
  expect((await t.read(otto, made.importacao_id)).desfazer_ate).not.toBeNull();
  t.clock.advance(2000);
  await clean();
  await clean();
  expect(await kept()).toEqual({ bytes: 0, linhas: 0, amostras: 0 });
  const after = await t.read(otto, made.importacao_id);
  expect(after).toMatchObject({ resumo: applied.resumo, desfazer_ate: null, valores_ate: null });
  const undo = await send(otto, 'POST', `gestao/importacoes/${made.importacao_id}/desfazer`, { versao: after.versao });
  expect(outcome(undo)).toBe('409 prazo_de_desfazer');
});
