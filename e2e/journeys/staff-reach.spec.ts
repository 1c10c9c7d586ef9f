/** How far staff see and what they may do: nothing of another school, and a teacher no act on an account, by screen or by call. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { codigoOf, query } from '../support/database.ts';
import { expect, expectSound, openAs, STAFF_PASSWORD, test } from '../support/journey.ts';

const NOT_FOUND = /não existe ou não é de uma turma sua/u;

/** Addresses of the other school, by what stands there. */
async function elsewhere(api: string): Promise<{ prova: number; exame: number; turma: number }> {
  const [row] = await query(
    api,
    `select ta.id prova, ta.avaliacao_id exame, ta.turma_id turma from diretorio_login d
       join turma_avaliacao ta on ta.escola_id = d.escola_id where d.login = 'iago' limit 1`,
    [],
  );
  return { prova: Number(row?.['prova']), exame: Number(row?.['exame']), turma: Number(row?.['turma']) };
}

/** Leaves a supervisor the own school alone. */
const onlyOwnSchool = (api: string, login: string) =>
  query(
    api,
    `delete from supervisor_escola s using diretorio_login d
      where d.login = $1 and s.escola_id = d.escola_id and s.pessoa_id = d.pessoa_id returning s.outra_escola_id`,
    [login],
  );

test.describe('another school', () => {
  // The browser logs what is not found.
  test.use({ expectedMessage: /404/ });

  test('is nothing for a supervisor: not in the list, not by a link, not by a code', async ({ page, at }) => {
    await onlyOwnSchool(at.api, 'supervisor.nilo');
    const codigo = await codigoOf(at.api, 'iago');
    const { prova, exame, turma } = await elsewhere(at.api);
    await openAs(page, `${at.staff}/conta/selecao_aluno`, 'supervisor.nilo', STAFF_PASSWORD);
    await expect(page.getByRole('heading', { level: 1, name: 'Selecionar aluno' })).toBeVisible();
    await page.getByLabel('Código do aluno').fill(codigo);
    await page.getByRole('button', { name: 'Acessar experiência' }).click();
    await expect(page.getByText('Aluno não encontrado')).toBeVisible();
    for (const search of [`busca=${codigo}`, `turma=${turma}`]) {
      await page.goto(`${at.staff}/gestao_acompanhamento?${search}`);
      await expect(
        page.getByText('Nenhum aluno encontrado com estes filtros. Limpe um deles para ver mais.'),
      ).toBeVisible();
    }
    await page.goto(`${at.staff}/gestao_acompanhamento?aluno=${codigo}`);
    await expect(page.getByRole('dialog', { name: 'Aluno não encontrado' })).toBeVisible();
    for (const path of [
      `provas/${prova}`,
      `provas/avaliacoes/${exame}`,
      `provas/avaliacoes/${exame}/resultados`,
      `provas/avaliacoes/${exame}/questoes`,
    ]) {
      await page.goto(`${at.staff}/${path}`);
      await expect(page.getByText(NOT_FOUND).first()).toBeVisible();
    }
    await expectSound(page);
  });
});

/** Each call with which staff change something, and whether a teacher may make it, as the contract says. */
function staffWrites(): { id: string; method: string; path: string; teacher: boolean }[] {
  const folder = join(import.meta.dirname, '../../openapi');
  const rows = readFileSync(join(folder, 'roles.yaml'), 'utf8').matchAll(
    /^(\w+): \{ perfis: (\[[^\]]*\]|\w+),.*\bescrita: gestao\b/gmu,
  );
  const roles = new Map(
    [...rows].map(([, id = '', perfis = '']) => [id, /\b(?:professor|equipe|todos)\b/u.test(perfis)]),
  );
  const { paths }: { paths: Record<string, Record<string, { operationId?: string }>> } = JSON.parse(
    readFileSync(join(folder, 'generated/openapi.json'), 'utf8'),
  );
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId = '' }]) => {
      const teacher = roles.get(operationId);
      return teacher === undefined ? [] : [{ id: operationId, method, path, teacher }];
    }),
  );
}

test('prof.helena opens a student of hers in a corridor, and is offered nothing that she may not do', async ({
  page,
  at,
}) => {
  const codigo = await codigoOf(at.api, 'larissa.brandao');
  await page.setViewportSize({ width: 360, height: 800 });
  await openAs(page, `${at.staff}/gestao_acompanhamento?busca=larissa`, 'prof.helena', STAFF_PASSWORD);
  await page.getByRole('button', { name: /^Mais opções de Larissa Teles Brandão/ }).click();
  const student = page.getByRole('dialog', { name: 'Larissa Teles Brandão' });
  await expect(student.getByText(`Código ${codigo}`)).toBeVisible();
  await expect(student.getByRole('button', { name: 'Acessar experiência' })).toBeVisible();
  await expectSound(page);
  for (const act of ['Resetar senha', 'Exportar dados', 'Apagar dados'])
    await expect(student.getByRole('button', { name: act })).toHaveCount(0);
  await page.goBack();
  await expect(student).toBeHidden();
  await expect(page.getByRole('checkbox', { name: /^Selecionar Larissa/ })).toHaveCount(0);

  await test.step('the server refuses each write that the contract denies to her', async () => {
    const authorization = (await page.evaluate(() => sessionStorage.getItem('request_authorization'))) ?? '';
    const send = async (method: string, path: string, body?: string): Promise<number> => {
      const headers = { authorization, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
      const url = `${at.api}${path.replaceAll(/\{\w+\}/gu, '1')}`;
      return (await fetch(url, { method: method.toUpperCase(), headers, ...(body !== undefined && { body }) })).status;
    };
    expect(await send('get', '/api/v2/gestao/provas')).toBe(200);
    const denied = staffWrites().filter(({ teacher }) => !teacher);
    expect(denied.length).toBeGreaterThan(10);
    const through: string[] = [];
    for (const { id, method, path } of denied) {
      const status = await send(method, path, '{}');
      if (status !== 403) through.push(`${id}: ${status}`);
    }
    expect(through).toEqual([]);
  });
});
