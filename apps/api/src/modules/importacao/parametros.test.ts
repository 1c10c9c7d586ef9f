/** INEP's parameters for one exam over HTTP: booklets by agreement of keys, differing keys one by one, applied, taken back. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { bodyOf } from '../../../test/central_avaliacoes/exam-fixture.ts';
import { checksums } from '../../../test/checksums.ts';
import { urlOf } from '../../../test/gestao/rascunho-fixture.ts';
import { send } from '../../../test/gestao/staff.ts';
import { examFolder } from '../../../test/import-enem/fixture.ts';
import { inepFile, keyedExam } from '../../../test/import-enem/itens-prova.ts';
import { examZip, realPath, zipOf } from '../../../test/importacao/enem.ts';
import { analyzeQuestoes } from '../../../test/databases.ts';
import { createImportador, type Importacao, type Linha } from '../../../test/importacao/importador.ts';
import { type Client, world } from '../../../test/index.ts';
import { importEnem } from './enem/import-enem.ts';

const t = await createImportador({ agora: '2026-11-21T12:00:00Z' });
afterAll(t.close);
let ines: Client;
let helena: Client;
beforeAll(async () => {
  [ines, helena] = [await t.signIn('coord.ines'), await t.signIn('prof.helena')];
});

let year = 2050;
/** A published exam of the order before 2017. */
async function published() {
  year += 1;
  const questions = keyedExam(year);
  const { avaliacao_id } = await importEnem(t.db, {
    folder: examFolder({ questions }),
    escola_id: world.escola,
    agora: t.clock(),
  });
  await analyzeQuestoes(t.db);
  return { questions, avaliacao_id };
}
const forExam = (id: number): string => `&avaliacao_conhecimento_id=${id}`;
const judged = (file: string, query: string) => {
  t.clock.advance(60_000);
  return t.judged(ines, file, 'parametros_tri', query);
};
const areasOf = ({ parametros }: Importacao) =>
  parametros?.areas.map(({ area_codigo, situacao, caderno }) => `${area_codigo} ${situacao} ${caderno}`);
const mend = (line: Linha | undefined, of: Importacao, body: object) =>
  send(ines, 'PUT', `gestao/importacoes/${of.importacao_id}/linhas/${line?.ordem}`, body);
const lineOf = async (of: Importacao, nome: string, query = '') =>
  (await t.lines(ines, of.importacao_id, query)).find((one) => one.nome === nome);
const apply = (client: Client, { importacao_id, versao }: Importacao) =>
  send(client, 'POST', `gestao/importacoes/${importacao_id}/aplicacao`, { linhas_com_erro: 'pular', versao });
/** Sums of what parameters change; the instant of a change is its own. */
async function stored() {
  const { questao, avaliacao_item, caderno_item } = await checksums(t.db, ['atualizada_em']);
  return { questao, avaliacao_item, caderno_item };
}
const refusal = (answer: { status: number; body: unknown }) =>
  `${answer.status} ${String(Reflect.get(Object(answer.body), 'codigo'))}`;

describe('the booklets of a published exam [QIM-1]', () => {
  it('are proposed by their keys, applied in one go and taken back to the last byte', async () => {
    const { questions, avaliacao_id } = await published();
    const before = await stored();
    const made = await judged(inepFile(questions), forExam(avaliacao_id));
    expect(made).toMatchObject({ situacao: 'pronta', formato: 'csv', resumo: { atualizar: 185, erro: 0, igual: 0 } });
    expect(areasOf(made)).toEqual(['CH proposta 10', 'CN proposta 10', 'LC proposta 10', 'MT proposta 10']);
    expect(made.parametros?.areas[0]?.candidatos[0]).toEqual({ caderno: '10', cor: 'AZUL', iguais: 45, comuns: 45 });
    expect(await stored()).toEqual(before);

    const done = await t.applied(ines, made);
    expect(done.resumo).toMatchObject({ atualizar: 185, erro: 0 });
    expect(await stored()).not.toEqual(before);
    expect((await judged(inepFile(questions), `${forExam(avaliacao_id)}&forcar=1`)).resumo).toMatchObject({
      igual: 185,
      atualizar: 0,
    });

    expect(await t.undone(ines, done)).toMatchObject({ situacao: 'desfeita' });
    expect(await stored()).toEqual(before);
  });

  it('are found by their keys, whatever their numbers: the one with the items in another order comes first', async () => {
    const { questions, avaliacao_id } = await published();
    const text = inepFile(questions, ({ prova }) => (prova === 10 ? { prova: 30 } : {}));
    const made = await judged(text, forExam(avaliacao_id));
    expect(areasOf(made)).toEqual(['CH proposta 30', 'CN proposta 30', 'LC proposta 30', 'MT proposta 30']);
    const candidates = made.parametros?.areas.map(({ candidatos }) => candidatos.map(({ caderno }) => caderno));
    expect(candidates).toEqual(Array.from({ length: 4 }, () => ['30', '20']));
    const { parametros } = await t.applied(ines, made);
    expect(parametros?.areas.map(({ na_escala }) => na_escala)).toEqual([45, 45, 50, 45]);
  });

  it('have to be chosen below 90 % of equal keys, and nothing is applied until then', async () => {
    const { questions, avaliacao_id } = await published();
    const other = (key: string) => (key === 'A' ? 'B' : 'A');
    const text = inepFile(questions, ({ area, key, posicao }) =>
      area === 'MT' && posicao % 5 === 0 ? { key: other(key) } : {},
    );
    const made = await judged(text, forExam(avaliacao_id));
    expect(areasOf(made)).toEqual(['CH proposta 10', 'CN proposta 10', 'LC proposta 10', 'MT por_escolher null']);
    expect(made.parametros?.areas.at(-1)?.candidatos[0]).toMatchObject({ caderno: '10', iguais: 36, comuns: 45 });
    expect(refusal(await apply(ines, made))).toBe('409 caderno_por_escolher');

    const cadernos = [{ area_codigo: 'MT', caderno: '10' }];
    const chosen = await t.remapped(ines, made, { cadernos });
    expect(areasOf(chosen)?.at(-1)).toBe('MT escolhida 10');
    expect(chosen.resumo).toMatchObject({ atualizar: 176, erro: 9 });
    const left = await t.remapped(ines, chosen, { cadernos: [{ area_codigo: 'MT', caderno: null }] });
    expect(areasOf(left)?.at(-1)).toBe('MT deixada null');
    expect(left.resumo).toMatchObject({ atualizar: 140, erro: 0 });
    expect((await t.applied(ines, left)).resumo).toMatchObject({ atualizar: 140 });
  });
});

describe("INEP's word on an item", () => {
  it('annuls X, keeps out of the scale what was dropped with a key [QIM-2], and asks for a differing key [QIM-3]', async () => {
    const { questions, avaliacao_id } = await published();
    const own = questions.find(({ index }) => index === 140)?.correctAlternative ?? '';
    const inep = own === 'A' ? 'B' : 'A';
    const text = inepFile(questions, ({ prova, posicao }) => {
      if (prova !== 10) return {};
      if (posicao === 136) return { key: 'X', aban: 1, a: '' };
      if (posicao === 138) return { aban: 1, a: '' };
      return posicao === 140 || posicao === 141 ? { key: posicao === 140 ? inep : 'D' } : {};
    });
    const made = await judged(text, forExam(avaliacao_id));
    expect((await lineOf(made, 'Questão 140', 'acao=erro'))?.problemas).toMatchObject([
      { codigo: 'gabarito_diverge', gravidade: 'erro', candidatos: [{ nome: inep }, { nome: own }] },
    ]);
    const line = await lineOf(made, 'Questão 140', 'acao=erro');
    const foreign = 'ABCDE'.split('').find((key) => key !== own && key !== inep) ?? '';
    const bad = await mend(line, made, { valores: [{ campo: 'gabarito', valor: foreign }] });
    expect(refusal(bad)).toBe('422 campo_de_outro_tipo');
    expect((await mend(line, made, { valores: [{ campo: 'gabarito', valor: inep }], versao: 1 })).status).toBe(200);
    const stale = await mend(line, made, { valores: [{ campo: 'gabarito', valor: own }], versao: 1 });
    expect(refusal(stale)).toBe('409 versao_diferente');

    await t.applied(ines, await t.read(ines, made.importacao_id));
    const { rows } = await t.db.query(
      `select i.numero, i.anulada, i.fora_da_tri, q.gabarito from avaliacao_item i
         join questao q on q.escola_id = i.escola_id and q.id = i.questao_id
        where i.escola_id = $1 and i.avaliacao_id = $2 and i.numero in (136, 138, 140) order by i.numero`,
      [world.escola, avaliacao_id],
    );
    expect(rows).toMatchObject([
      { numero: 136, anulada: true, fora_da_tri: false },
      { numero: 138, anulada: false, fora_da_tri: true },
      { numero: 140, anulada: false, gabarito: inep },
    ]);
  });

  it('is not written over a question that somebody changed since the report', async () => {
    const { questions, avaliacao_id } = await published();
    const made = await judged(inepFile(questions), forExam(avaliacao_id));
    await t.db.query(
      `update avaliacao_item set anulada = true where escola_id = $1 and avaliacao_id = $2 and numero = 140`,
      [world.escola, avaliacao_id],
    );
    expect((await t.applied(ines, made)).resumo).toMatchObject({ atualizar: 184, erro: 1 });
    expect((await lineOf(made, 'Questão 140', 'acao=erro'))?.problemas.at(-1)?.codigo).toBe('mudou_desde');
  });
});

describe('a draft', () => {
  it('gets its booklet and parameters, says which questions it lacks [QIM-4], and loses both again', async () => {
    year += 1;
    const questions = keyedExam(year, 2020).map((one) => ({ ...one, context: `Inventado ${one.slug} de ${year}.` }));
    const some = questions.filter(({ index }) => index !== 143 && index !== 151);
    t.clock.advance(60_000);
    const exam = await t.applied(ines, await t.judged(ines, examZip(some, {}, `enem-${year}`), 'questoes'));
    const id = exam.importacao_id;
    const look = async () => bodyOf('ConferenciaImportada', await ines.get(urlOf(id, 'conferencia')));
    const before = await look();

    const made = await judged(inepFile(questions), `&rascunho_id=${id}`);
    expect(made.parametros?.areas.find(({ area_codigo }) => area_codigo === 'MT')).toMatchObject({
      situacao: 'proposta',
      faltam: [143, 151],
    });
    const done = await t.applied(ines, made);
    const after = await look();
    expect(after.areas.find(({ area_codigo }) => area_codigo === 'CH')?.tri.motivo).toBeNull();
    expect(after.areas.find(({ area_codigo }) => area_codigo === 'MT')?.tri.numeros).toEqual([143, 151]);
    expect((await judged(inepFile(questions), `&rascunho_id=${id}&forcar=1`)).resumo).toMatchObject({
      igual: 183,
      atualizar: 0,
    });
    await t.undone(ines, done);
    expect(await look()).toEqual(before);
  });
});

describe('a file that is not taken', () => {
  let exam: Awaited<ReturnType<typeof published>>;
  beforeAll(async () => {
    exam = await published();
  });
  const sent = (client: Client, file: string, query: string) => {
    t.clock.advance(60_000);
    return t.upload(client, file, 'parametros_tri', query);
  };

  it('names one exam, of a school in reach, and of a profile that may change it', async () => {
    const { questions, avaliacao_id } = exam;
    const text = inepFile(questions);
    expect(refusal(await sent(ines, text, ''))).toBe('422 prova_necessaria');
    expect((await sent(ines, text, forExam(999_999_999))).status).toBe(404);
    expect(refusal(await sent(helena, text, forExam(avaliacao_id)))).toBe('403 prova_publicada');
    const otto = await t.signIn('dir.otto');
    expect(refusal(await sent(otto, text, forExam(avaliacao_id)))).toBe('403 tipo_de_outro_perfil');
  });

  it.each([
    ['a table of something else', 'nome;nota\nAna;7'],
    ['our own format of the command', 'item;a;b;c\n1;1;0;0,2'],
  ])('holds %s', async (_name, text) => {
    const made = await judged(text, forExam(exam.avaliacao_id));
    expect(made).toMatchObject({ situacao: 'recusada', erro: { codigo: 'parametros_desconhecidos' } });
  });
});

const REAL = realPath('enem/2016') !== null;
describe.skipIf(!REAL)(`ENEM 2016${REAL ? '' : ' (skipped: ../shared/data is not beside the checkout)'}`, () => {
  it('gets the parameters of INEP without its own file in the zip', async () => {
    t.clock.advance(60_000);
    const exam = await t.applied(ines, await t.judged(ines, zipOf(realPath('enem/2016') ?? ''), 'questoes'));
    const file = readFileSync(realPath('tri/ITENS_PROVA_2016.csv') ?? '', 'latin1');
    const made = await judged(file, `&rascunho_id=${exam.importacao_id}`);
    expect(made.parametros?.areas.map(({ area_codigo, situacao }) => `${area_codigo} ${situacao}`)).toEqual([
      'CH proposta',
      'CN proposta',
      'LC proposta',
      'MT proposta',
    ]);
    expect((await t.applied(ines, made)).resumo.atualizar).toBeGreaterThan(170);
  });
});
