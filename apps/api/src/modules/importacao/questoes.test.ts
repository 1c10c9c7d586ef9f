/** Questions by file over HTTP: handed in, judged, looked at, mended, applied, taken back. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { send } from '../../../test/gestao/staff.ts';
import { createImportador, type Importacao } from '../../../test/importacao/importador.ts';
import { moodle, multichoice, PIXEL } from '../../../test/importacao/questoes.ts';
import type { Client } from '../../../test/index.ts';

const t = await createImportador();
afterAll(t.close);
let ines: Client;
let ana: Client;
let otto: Client;
beforeAll(async () => {
  ines = await t.signIn('coord.ines');
  ana = await t.signIn('prof.helena');
  otto = await t.signIn('dir.otto');
  await t.db.query(`with area as (
      insert into area_conhecimento (escola_id, codigo, nome, nome_curto)
      select id, 'ARIT', 'Aritmética', 'Arit.' from escola returning escola_id, id)
    insert into materia (escola_id, area_conhecimento_id, nome) select escola_id, id, 'Aritmética' from area`);
});

const CSV = (linhas: readonly string[]) => ['codigo;materia;enunciado;a;b;c;gabarito;objeto', ...linhas].join('\n');
const SOMA = 'IMP-1;Aritmética;Quanto é $2+2$?;3;4;5;B;';
const rows = async () => (await t.db.query<{ n: number }>('select count(*)::int as n from questao')).rows[0]?.n ?? 0;
const judged = (client: Client, file: string) => t.judged(client, file, 'questoes');
const acoes = async (client: Client, { importacao_id }: Importacao) =>
  (await t.lines(client, importacao_id)).map(({ acao }) => acao);

describe('a table of questions', () => {
  it('is judged without a write, applied, known again, revised and taken back', async () => {
    const before = await rows();
    const made = await judged(
      ines,
      CSV([SOMA, 'IMP-2;Aritmética;Sem gabarito?;1;2;;;', 'IMP-3;Alquimia;De quê?;1;2;;A;']),
    );
    expect(made).toMatchObject({ situacao: 'pronta', formato: 'csv', resumo: { criar: 1, erro: 2 } });
    expect(await rows()).toBe(before);
    const lines = await t.lines(ines, made.importacao_id);
    expect(lines.map(({ problemas }) => problemas.map(({ codigo }) => codigo))).toEqual([
      [],
      ['sem_gabarito'],
      ['materia_desconhecida'],
    ]);
    expect(made.categorias).toMatchObject([
      { categoria: 'Aritmética', questoes: 2 },
      { categoria: 'Alquimia', materia_id: null },
    ]);

    const done = await t.applied(ines, made);
    expect(done).toMatchObject({ situacao: 'aplicada', resumo: { criar: 1, erro: 2 } });
    expect(await rows()).toBe(before + 1);
    const [line] = await t.lines(ines, made.importacao_id);
    const stored = await ines.get(`/api/v2/gestao/questoes/${line?.banco_questao_id}`);
    expect(stored.body).toMatchObject({ codigo: 'IMP-1', gabarito: 'B', situacao: 'aprovada', origem: 'Importação' });
    expect(Reflect.get(Object(stored.body), 'enunciado')).toContain('data-tex="2%2B2"');

    t.clock.advance(60_000);
    const again = await judged(ines, CSV([SOMA, '']));
    expect(await acoes(ines, again)).toEqual(['igual']);

    t.clock.advance(60_000);
    const revised = await judged(ines, CSV([SOMA.replace('$2+2$', '$2+3$').replace('B', 'C')]));
    expect(await acoes(ines, revised)).toEqual(['nova_revisao']);
    const after = await t.applied(ines, revised);
    expect(after.resumo).toMatchObject({ nova_revisao: 1 });
    expect(await rows()).toBe(before + 2);

    expect(await t.undone(ines, after)).toMatchObject({ situacao: 'desfeita' });
    expect(await rows()).toBe(before + 1);
    expect(await t.undone(ines, done)).toMatchObject({ situacao: 'desfeita' });
    expect(await rows()).toBe(before);
  });

  it('takes the subject that a person chose for a folder, or for all', async () => {
    t.clock.advance(60_000);
    const made = await judged(
      ines,
      CSV(['CAT-1;Alquimia;O que é ouro?;metal;gás;;A;', 'CAT-2;;E prata?;metal;gás;;A;']),
    );
    expect(made.resumo).toMatchObject({ erro: 2 });
    const [materia] = (
      await t.db.query<{ id: number }>(
        "select m.id from materia m join escola e on e.id = m.escola_id where m.nome = 'Aritmética' order by m.escola_id",
      )
    ).rows;
    const materia_id = Number(materia?.id);
    const opcoes = {
      materia_id,
      categorias: [{ categoria: 'Alquimia', materia_id, objeto_conhecimento_id: null }],
    };
    expect((await t.remapped(ines, made, opcoes)).resumo).toMatchObject({ criar: 2, erro: 0 });
  });

  it('names a question that the bank has, and takes it where a person says so', async () => {
    t.clock.advance(60_000);
    const first = await t.applied(ines, await judged(ines, CSV([';Aritmética;Quanto é 7 x 8?;54;56;;B;'])));
    t.clock.advance(60_000);
    const made = await judged(
      ines,
      CSV([';Aritmética;Quanto é  7 x 8?;54;56;;B;', ';Aritmética;Quanto é 7 x 8?;54;56;;B;']),
    );
    expect(await acoes(ines, made)).toEqual(['duplicada', 'erro']);
    const put = await send(ines, 'PUT', `gestao/importacoes/${made.importacao_id}/linhas/1`, { decisao: 'outra' });
    expect(put.body).toMatchObject({ linha: { acao: 'criar' }, resumo: { criar: 1 } });
    const done = await t.applied(ines, await t.read(ines, made.importacao_id));
    expect(done.resumo).toMatchObject({ criar: 1, erro: 1 });
    await t.undone(ines, done);
    await t.undone(ines, first);
  });

  it('is mended line by line', async () => {
    t.clock.advance(60_000);
    const made = await judged(ines, CSV(['EM-1;Alquimia;Qual?;1;2;;;']));
    const mend = (valores: object[]) =>
      send(ines, 'PUT', `gestao/importacoes/${made.importacao_id}/linhas/1`, { valores });
    expect((await mend([{ campo: 'gabarito', valor: 'E' }])).status).toBe(422);
    expect((await mend([{ campo: 'gabarito', valor: 'b' }])).body).toMatchObject({
      linha: { acao: 'erro', problemas: [{ codigo: 'materia_desconhecida' }] },
    });
    expect((await mend([{ campo: 'materia', valor: 'aritmetica' }])).body).toMatchObject({ linha: { acao: 'criar' } });
  });
});

describe('pictures', () => {
  const file = moodle(
    multichoice({
      enunciado:
        '<p>Veja <img src="@@PLUGINFILE@@/m.png" alt="Mapa"> e <img src="https://fora.test/a.png" alt="Fora"></p>',
      alternativas: [
        [100, 'a'],
        [0, 'b'],
      ],
      arquivos: `<file name="m.png" encoding="base64">${PIXEL.toString('base64')}</file>`,
    }),
  ).replace(
    '<quiz>',
    '<quiz><question type="category"><category><text>$course$/top/Aritmética</text></category></question>',
  );

  it('are shown before anything is kept, kept by the application, and a question with a notice is a draft', async () => {
    t.clock.advance(60_000);
    const made = await judged(ines, file);
    expect(made).toMatchObject({ formato: 'moodle_xml', resumo: { criar: 1, aviso: 1 } });
    const previa = await ines.get(`/api/v2/gestao/importacoes/${made.importacao_id}/linhas/1/previa`);
    const { imagens, enunciado }: { imagens: { endereco: string; dados: string }[]; enunciado: string } = Object(
      previa.body,
    );
    expect(imagens).toHaveLength(1);
    expect(enunciado).toContain(imagens[0]?.endereco);
    expect(imagens[0]?.dados).toBe(`data:image/png;base64,${PIXEL.toString('base64')}`);
    const address = imagens[0]?.endereco ?? '';
    expect((await ines.get(address)).status).toBe(404);
    const done = await t.applied(ines, made);
    expect((await ines.get(address)).status).toBe(200);
    const [line] = await t.lines(ines, done.importacao_id);
    expect((await ines.get(`/api/v2/gestao/questoes/${line?.banco_questao_id}`)).body).toMatchObject({
      situacao: 'rascunho',
    });
    await t.undone(ines, done);
  });
});

describe('who hands in what', () => {
  it('a director no questions, a teacher no people', async () => {
    t.clock.advance(60_000);
    expect((await t.upload(otto, CSV([SOMA]), 'questoes')).status).toBe(403);
    expect((await t.upload(ana, 'nome;turma\nAna;3B', 'alunos')).status).toBe(403);
  });

  it('a teacher sees the own files of questions alone, a director none of them', async () => {
    t.clock.advance(60_000);
    const dela = await judged(ana, CSV(['HEL-1;Aritmética;Qual?;1;2;;A;']));
    t.clock.advance(60_000);
    const outra = await judged(ines, CSV(['INE-1;Aritmética;Qual é?;1;2;;A;']));
    const listed = async (client: Client): Promise<string[]> => {
      const body: { importacao_id: string }[] = Object((await client.get('/api/v2/gestao/importacoes')).body);
      return body.map(({ importacao_id }) => importacao_id);
    };
    expect(await listed(ana)).toEqual([dela.importacao_id]);
    expect(await listed(ines)).toEqual(expect.arrayContaining([dela.importacao_id, outra.importacao_id]));
    expect(await listed(otto)).not.toContain(dela.importacao_id);
    expect((await ana.get(`/api/v2/gestao/importacoes/${outra.importacao_id}`)).status).toBe(404);
    expect((await otto.get(`/api/v2/gestao/importacoes/${dela.importacao_id}/linhas`)).status).toBe(404);
    const done = await t.applied(ana, dela);
    const [line] = await t.lines(ana, done.importacao_id);
    expect((await ana.get(`/api/v2/gestao/questoes/${line?.banco_questao_id}`)).body).toMatchObject({
      autor_nome: expect.stringContaining('Helena'),
    });
  });

  it('an unknown file is named for what it is', async () => {
    t.clock.advance(60_000);
    expect((await t.upload(ines, '%PDF-1.4', 'questoes')).body).toMatchObject({
      codigo: 'formato_desconhecido',
    });
    const evil = await judged(ines, '<?xml version="1.0"?><!DOCTYPE quiz [<!ENTITY a "b">]><quiz>&a;</quiz>');
    expect(evil).toMatchObject({ situacao: 'recusada', erro: { codigo: 'xml_com_doctype' } });
  });
});
