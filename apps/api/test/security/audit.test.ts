/**
 * C40: every view that staff open and every write in it has an audit row with both people, the mode and a link to the
 * reason.
 */
import { afterAll, describe, expect, it } from 'vitest';

import { verifyChain } from '../../src/modules/escola/auditoria.ts';
import { auditoria } from '../../src/database/schema/index.ts';
import { tenant } from '../../src/database/tenant.ts';
import { logins, world } from '../index.ts';
import { fourClasses } from './support/four-classes.ts';
import { pupilRequests } from './support/requests.ts';
import { tables } from '../tables.ts';

const { t, salas } = await fourClasses();
afterAll(t.close);

const school = tenant(t.db, world.escola);
const rows = () => tables(school).select().from(auditoria).orderBy(auditoria.ordem);
const motivo = 'Acompanhamento de desempenho';

describe('C40 audit', () => {
  it('has one row for each view, for every staff profile', async () => {
    for (const login of logins.equipe) await t.openView(await t.signIn(login), world.alunos.bruno);
    const found = await rows();
    expect(found).toHaveLength(logins.equipe.length);
    expect(new Set(found.map(({ perfil_real }) => perfil_real)).size).toBe(logins.equipe.length);
    for (const row of found)
      expect(row).toMatchObject({ acao: 'contexto_aberto', motivo, turma_aluno_id: world.alunos.bruno, pessoa_id: 4 });
  });

  it('has one row for each write in a view, also in a running exam, with a link to the reason', async () => {
    const own = salas[1];
    if (!own) throw new Error('no class');
    const before = (await rows()).length;
    const view = await t.openView(await t.signIn('vida.julia'), own.running.turma_aluno_id, 'aluno');
    const writes = pupilRequests(own.running).filter(({ method }) => method === 'POST');
    const statuses = [];
    for (const { path, body } of writes) statuses.push((await view.post(`/api/v2/${path}`, body)).status);
    expect(statuses).toEqual(writes.map(() => 200));
    const [opened, ...written] = (await rows()).slice(before);
    expect(opened).toMatchObject({ acao: 'contexto_aberto', motivo, detalhe: { modo: 'aluno' } });
    const session: unknown = Reflect.get(Object(opened?.detalhe), 'sessao');
    expect(
      written.map(({ acao, perfil_real, modo, ator_id, pessoa_id, detalhe }) => ({
        acao,
        perfil_real,
        modo,
        ator_id,
        pessoa_id,
        detalhe,
      })),
    ).toEqual(
      writes.map(({ operation }) => ({
        acao: 'escrita_como_aluno',
        perfil_real: 'gestao_vida',
        modo: 'aluno',
        ator_id: 6,
        pessoa_id: 4,
        detalhe: { operacao: operation, sessao: session },
      })),
    );
    process.stdout.write(
      `C40 audit rows ${logins.equipe.length + 1 + written.length} of ${logins.equipe.length + 1 + writes.length}\n`,
    );
  });

  it("has no row for a pupil's own acts, and the chain is valid", async () => {
    const before = (await rows()).length;
    const neighbour = salas[0];
    if (!neighbour) throw new Error('no class');
    const writes = pupilRequests(neighbour.running).filter(({ method }) => method === 'POST');
    for (const { path, body } of writes) await neighbour.client.post(`/api/v2/${path}`, body);
    expect(await rows()).toHaveLength(before);
    expect(await verifyChain(school)).toEqual({ sound: true, rows: before });
  });
});
