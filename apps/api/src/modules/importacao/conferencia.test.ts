/** 'Conferir prova importada': each fault at its place (rule QIM-8), the areas of each year, and who decides on a key (rule QIM-3). */
import { strToU8 } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { bodyOf } from '../../../test/central_avaliacoes/exam-fixture.ts';
import { pedidoOf, saveDraft, urlOf } from '../../../test/gestao/rascunho-fixture.ts';
import { outcome } from '../../../test/gestao/staff.ts';
import { PNG, question, record, url, wholeExam } from '../../../test/import-enem/fixture.ts';
import { examZip } from '../../../test/importacao/enem.ts';
import { createImportador } from '../../../test/importacao/importador.ts';
import { type Client, world } from '../../../test/index.ts';

const t = await createImportador({ agora: '2026-11-21T12:00:00Z' });
afterAll(t.close);
let ines: Client;
beforeAll(async () => {
  ines = await t.signIn('coord.ines');
});

async function imported(file: Uint8Array): Promise<string> {
  t.clock.advance(60_000);
  return (await t.applied(ines, await t.judged(ines, file, 'questoes'))).importacao_id;
}
const look = async (id: string, by = ines) => bodyOf('ConferenciaImportada', await by.get(urlOf(id, 'conferencia')));

/** Texts that differ between years and languages, as those of real exams do. */
const whole = (year: number) =>
  wholeExam(year).map((one) => ({ ...one, context: `Texto inventado ${one.slug} de ${year}.` }));

describe('the faults of a place', () => {
  it('are each listed at its number, counted once by the gravest, and stop the exam where they must', async () => {
    const picture = (slug: string, file: string) => ({ context: `![](${url(slug, file)}) Veja ${slug}.` });
    const questions = whole(2020)
      .filter(({ index }) => index !== 92)
      .map((one) => {
        if (one.index === 94) return { ...one, ...picture('94', 'ausente.png') };
        return one.index === 95 ? { ...one, ...picture('95', 'figura.png') } : one;
      });
    const items = questions.map((one) =>
      record(one, {
        ...(one.index === 93 && { inep_key: 'D' }),
        ...(one.index === 97 && { a: null, b: null, c: null }),
      }),
    );
    const id = await imported(
      examZip(questions, {
        'enem-2020/inep-crosswalk.json': strToU8(JSON.stringify({ items })),
        'enem-2020/questions/95/figura.png': PNG,
      }),
    );
    // Nobody's file makes these two: somebody changed the question in the bank.
    const { documento } = bodyOf('RascunhoAvaliacao', await ines.get(urlOf(id)));
    const [other, none] = [96, 98].map(
      (numero) => documento.dias.flatMap(({ itens }) => itens).find((item) => item.numero === numero)?.questao_id,
    );
    await t.db.query(
      `update questao set materia_id = (select q.materia_id from questao q where q.id = $2) where id = $1`,
      [other, documento.dias[0]?.itens[0]?.questao_id],
    );
    await t.db.query('update questao set gabarito = null where id = $1', [none]);

    const { areas, totais, pronta } = await look(id);
    const faults = areas
      .flatMap(({ lugares }) => lugares)
      .filter(({ estado }) => estado !== 'ok')
      .map(({ numero, itens }) => [numero, itens.flatMap(({ falhas }) => falhas)]);
    expect(faults).toEqual([
      [92, ['faltando']],
      [93, ['gabarito_diverge']],
      [94, ['sem_imagem']],
      [95, ['sem_descricao']],
      [96, ['area_trocada']],
      [97, ['sem_parametro']],
      [98, ['gabarito_diverge']],
    ]);
    expect([pronta, totais]).toEqual([
      false,
      {
        ok: 173,
        faltando: 1,
        gabarito_diverge: 2,
        sem_imagem: 1,
        area_trocada: 1,
        sem_descricao: 1,
        sem_parametro: 1,
      },
    ]);
    expect(areas.find(({ area_codigo }) => area_codigo === 'CN')?.tri).toEqual({ motivo: 'faltam', numeros: [92] });
  });

  it.each([
    [2014, [], ['CH 1–45', 'CN 46–90', 'LC 91–135', 'MT 136–180']],
    [2023, [5, 143], ['LC 1–45', 'CH 46–90', 'CN 91–135', 'MT 136–180']],
  ])('of a year like %i stand in its areas', async (year, lost, expected) => {
    const some = whole(year).filter(({ index, language }) => !lost.includes(index) || language === 'espanhol');
    const { areas, totais } = await look(await imported(examZip(some, {}, `enem-${year}`)));
    expect(areas.map(({ area_codigo, de, ate }) => `${area_codigo} ${de}–${ate}`)).toEqual(expected);
    expect(totais).toMatchObject({ ok: 180 - lost.length, faltando: lost.length });
    const missing = areas.flatMap(({ lugares }) => lugares).filter(({ estado }) => estado === 'faltando');
    expect(missing.map(({ numero }) => numero)).toEqual(lost);
  });
});

describe('a decision on a key', () => {
  let id: string;
  const decide = (by: Client) =>
    by.post(urlOf(id, 'gabaritos'), { numero: 140, lingua_estrangeira: null, gabarito: 'C' });
  const decided = async () =>
    (await look(id)).areas
      .flatMap(({ lugares }) => lugares)
      .filter(({ numero }) => numero === 140)
      .flatMap(({ itens }) => itens.map(({ gabarito_decidido }) => gabarito_decidido));
  const acts = async () =>
    (await t.db.query("select ordem from auditoria where acao = 'rascunho_gabarito_decidido'")).rows.length;
  beforeAll(async () => {
    id = await imported(examZip([question(140, { context: 'Outro texto inventado.' })]));
  });

  it('is of who may change the exam: others get a refusal, and nothing of it stands', async () => {
    const helena = await t.signIn('prof.helena');
    expect(outcome(await decide(helena))).toBe('404 nao_encontrado');
    const { documento, versao } = bodyOf('RascunhoAvaliacao', await ines.get(urlOf(id)));
    const [turma] = pedidoOf([]).turmas;
    const turmas = [world.turmaV2, world.turmaV1].map((turma_id) => ({ turma_id, dias: turma?.dias ?? [] }));
    expect((await saveDraft(ines, id, { ...documento, turmas, versao })).status).toBe(200);
    // One of the classes is taught by her: she looks on.
    expect(await look(id, helena)).toMatchObject({ editavel: false });
    expect(outcome(await decide(helena))).toBe('403 rascunho_de_outro');
    for (const login of ['sup.nair', 'gestao.lia']) expect((await decide(await t.signIn(login))).status).toBe(403);
    expect([await decided(), await acts()]).toEqual([[null], 0]);
  });

  it('is of coordination and the director, and leaves a row in the audit', async () => {
    const otto = await t.signIn('dir.otto');
    expect(await look(id, otto)).toMatchObject({ editavel: true });
    expect((await decide(otto)).status).toBe(200);
    expect([await decided(), await acts()]).toEqual([['C'], 1]);
  });

  it('is refused in the archive', async () => {
    await ines.post(urlOf(id, 'arquivamento'), { arquivada: true });
    expect(outcome(await decide(ines))).toBe('409 rascunho_arquivado');
    expect(await look(id)).toMatchObject({ editavel: false });
    expect(await acts()).toBe(1);
  });
});
