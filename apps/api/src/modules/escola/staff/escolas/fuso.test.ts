/** ESC-3: what exam windows that have not begun keep when a school changes its time zone. */
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

import { repairReleases } from '../../../../jobs/check-liberacao.ts';
import { findStaleReleases } from '../../../provas/release-measure.ts';
import { chainHead } from '../../auditoria.ts';
import { tenant } from '../../../../database/tenant.ts';
import { type Client, createTestApp, world } from '../../../../../test/index.ts';
import { bodyOf, createExam } from '../../../../../test/central_avaliacoes/exam-fixture.ts';
import { actsAfter, outcome, send } from '../../../../../test/gestao/staff.ts';
import { tables } from '../../../../../test/tables.ts';

const t = await createTestApp();
afterAll(t.close);

const school = tenant(t.db, world.escola);
const PATH = 'gestao/escolas/1/configuracao';
const NOW = '2027-03-10T10:30:00Z';
/** 8h to 11h30 of Brasília, half an hour ahead; another one days later; one that runs. */
const SOON: [string, string] = ['2027-03-10T11:00:00Z', '2027-03-10T14:30:00Z'];
const LATER: [string, string] = ['2027-03-15T11:00:00Z', '2027-03-15T14:30:00Z'];
const RUNNING: [string, string] = ['2027-03-10T10:00:00Z', '2027-03-10T12:00:00Z'];

let otto: Client;
const settings = async () => bodyOf('ConfiguracaoEscola', await otto.get(`/api/v2/${PATH}`));
const change = async (body: object) => send(otto, 'PATCH', PATH, { versao: (await settings()).versao, ...body });
const preview = async (fuso: string, client = otto) => client.get(`/api/v2/${PATH}/previa_fuso?fuso_horario=${fuso}`);
const windows = async () => {
  const { rows } = await tables(t.db).execute(
    `select inicio_em, fim_em from turma_avaliacao_dia where escola_id = 1 and inicio_em > '2027-01-01' order by inicio_em`,
  );
  return rows.map((row) => [Object(row).inicio_em, Object(row).fim_em].map((at) => new Date(String(at)).toISOString()));
};
const isoOf = (all: readonly [string, string][]) => all.map((ends) => ends.map((end) => new Date(end).toISOString()));

beforeEach(async () => {
  t.clock.set(NOW);
  otto = await t.signIn('dir.otto');
  await tables(t.db).execute(`update escola set fuso_horario = 'America/Sao_Paulo'`);
  // What other tests left lies in the past.
  await tables(t.db).execute(
    `update turma_avaliacao_dia set inicio_em = '2020-01-01T12:00:00Z', fim_em = '2020-01-01T13:00:00Z'`,
  );
  await repairReleases(t.db, t.clock());
  for (const janela of [RUNNING, SOON, LATER])
    await createExam(t.db, { turmas: [{ turma_id: world.turmaV2, janelas: [janela] }], dias: [{ itens: [{}] }] });
});

describe('[ESC-3] exam windows ahead, when the zone changes', () => {
  it('are listed before, as they stand and with the hour of the clock, and nothing is written', async () => {
    const before = (await chainHead(school))?.ordem ?? 0;
    const previa = bodyOf('PreviaFuso', await preview('America/Manaus'));
    expect(previa).toMatchObject({ fuso_horario: 'America/Sao_Paulo', qtde_janelas: 2 });
    expect(previa.janelas.map((one) => [one.inicio_em, one.inicio_em_relogio, one.comecaria_antes])).toEqual([
      ['2027-03-10T11:00:00.000Z', '2027-03-10T12:00:00.000Z', false],
      ['2027-03-15T11:00:00.000Z', '2027-03-15T12:00:00.000Z', false],
    ]);
    expect(await windows()).toEqual(isoOf([RUNNING, SOON, LATER]));
    expect(await actsAfter(school, before)).toEqual([]);
  });

  it('keep the instant without a choice, and with that choice', async () => {
    for (const body of [{}, { janelas: 'instante' }]) {
      expect(outcome(await change({ fuso_horario: 'America/Manaus', ...body }))).toContain('200');
      expect(await windows()).toEqual(isoOf([RUNNING, SOON, LATER]));
    }
  });

  it('keep the hour of the clock where that is chosen; what runs stays, the releases follow, the audit counts', async () => {
    const before = (await chainHead(school))?.ordem ?? 0;
    expect(outcome(await change({ fuso_horario: 'America/Rio_Branco', janelas: 'relogio' }))).toContain('200');
    expect(await windows()).toEqual(
      isoOf([
        RUNNING,
        ['2027-03-10T13:00:00Z', '2027-03-10T16:30:00Z'],
        ['2027-03-15T13:00:00Z', '2027-03-15T16:30:00Z'],
      ]),
    );
    expect(await findStaleReleases(school, t.clock())).toEqual([]);
    const [act] = await actsAfter(school, before);
    expect(act).toMatchObject({
      acao: 'configuracao_alterada',
      detalhe: { fuso_horario: 'America/Rio_Branco', janelas: 'relogio', janelas_movidas: 2 },
    });
  });

  it('[ESC-9] do not begin in the past: the choice is refused as a whole, and the preview says which', async () => {
    // 8h of Noronha is 7h of Brasília, and it is 7h30 there.
    const { janelas } = bodyOf('PreviaFuso', await preview('America/Noronha'));
    expect(janelas.map(({ comecaria_antes }) => comecaria_antes)).toEqual([true, false]);
    expect(outcome(await change({ fuso_horario: 'America/Noronha', janelas: 'relogio' }))).toBe(
      '422 janela_no_passado',
    );
    expect(await windows()).toEqual(isoOf([RUNNING, SOON, LATER]));
    expect(await settings()).toMatchObject({ fuso_horario: 'America/Sao_Paulo' });
    expect(outcome(await change({ fuso_horario: 'America/Noronha', janelas: 'instante' }))).toContain('200');
  });

  it('are of nobody else, and a choice without a zone is refused', async () => {
    expect(outcome(await change({ janelas: 'relogio' }))).toBe('422 fuso_ausente');
    expect(outcome(await preview('America/Atlantida'))).toBe('422 fuso_desconhecido');
    expect(outcome(await preview('America/Manaus', await t.signIn('coord.ines')))).toBe('403 acesso_negado');
    expect(
      outcome(await otto.get(`/api/v2/gestao/escolas/2/configuracao/previa_fuso?fuso_horario=America/Manaus`)),
    ).toBe('404 nao_encontrado');
  });
});
