/** `luneta turma fichas`: the slips of a class on a terminal, and nowhere else. */
import { afterAll, expect, it } from 'vitest';

import { showFichas, type FichasOptions } from '../../../../cli/turma.ts';
import { tenant } from '../../../../database/tenant.ts';
import { actsAfter } from '../../../../../test/gestao/staff.ts';
import { createTestApp, world } from '../../../../../test/index.ts';
import { chainHead } from '../../../escola/auditoria.ts';

const t = await createTestApp();
afterAll(t.close);

const school = tenant(t.db, world.escola);
const OPTIONS: FichasOptions = { escola: '1', quem: 'todos', motivo: 'Início do ano letivo' };
const head = async () => (await chainHead(school))?.ordem ?? 0;

async function shown(codigo: string, options: Partial<FichasOptions> = {}, isTTY = true) {
  const lines: string[] = [];
  const terminal = { say: (line: string) => void lines.push(line), isTTY };
  await showFichas(t.db, codigo, { ...OPTIONS, ...options }, terminal, t.clock());
  return lines.join('\n');
}
const codigoOf = async (turma_id: number): Promise<string> =>
  (await t.db.query('select codigo from turma where escola_id = 1 and id = $1', [turma_id])).rows[0].codigo;

it('is refused where the output is no terminal, and no password changes', async () => {
  const before = await head();
  await expect(shown(await codigoOf(world.turmaV2), {}, false)).rejects.toThrow('só aparecem em um terminal');
  expect(await head()).toBe(before);
});

it('shows a password for each student, which signs in once and must be changed; the audit names the operator', async () => {
  const before = await head();
  const text = await shown((await codigoOf(world.turmaV2)).toLowerCase());
  const [, senha = ''] = /usuário {2}bruno\n {2}senha {4}(\S+)/u.exec(text) ?? [];
  expect(senha).toMatch(/^[a-z0-9]{10}$/u);
  expect(text).toContain('As senhas não poderão ser vistas de novo.');
  const entered = await t.anonymous.post('/api/v2/login', { user: { login: 'bruno', password: senha } });
  expect(entered.body).toMatchObject({ shouldChangePassword: true });
  const acts = (await actsAfter(school, before)).filter(({ acao }) => acao === 'ficha_gerada');
  expect(acts.length).toBeGreaterThan(0);
  expect(acts[0]).toMatchObject({ ator_id: null, detalhe: { turma_id: world.turmaV2, operador: expect.any(String) } });
  expect(JSON.stringify(acts)).not.toContain(senha);
});

it.each([
  ['a class that is not there', '9Z', {}, 'não tem a turma 9Z'],
  ['a reason of two letters', '3A', { motivo: 'oi' }, 'pelo menos 5 letras'],
])('refuses %s in a sentence', async (_name, codigo, options, sentence) => {
  await expect(shown(codigo, options)).rejects.toThrow(sentence);
});
