/** Students by file, over HTTP: the report, the mending of a line, the application, and taking it back. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { checksums } from '../../../test/checksums.ts';
import { outcome, send } from '../../../test/gestao/staff.ts';
import { createImportador, type Importacao } from '../../../test/importacao/importador.ts';
import type { Client } from '../../../test/index.ts';
import { tables } from '../../../test/tables.ts';

const t = await createImportador();
afterAll(t.close);
let otto: Client;
beforeAll(async () => {
  otto = await t.signIn('dir.otto');
});

const HEAD = 'id_externo;nome;data_nascimento;turma';
const file = (...rows: readonly string[]) => [HEAD, ...rows].join('\r\n');
const linha = (importacao: Importacao, ordem: number, body: object) =>
  send(otto, 'PUT', `gestao/importacoes/${importacao.importacao_id}/linhas/${ordem}`, body);
const people = async () => {
  const { rows } = await tables(t.db).execute(
    sql`select p.nome, p.id_externo, p.ativa, p.origem, t.codigo from pessoa p
          left join turma_aluno m on m.escola_id = p.escola_id and m.pessoa_id = p.id and m.status = 'Atual'
          left join turma t on t.escola_id = m.escola_id and t.id = m.turma_id
         where p.escola_id = 1 and p.id_externo is not null order by p.id_externo`,
  );
  return rows;
};

describe('the report of a file', () => {
  it('says line by line what it would do, and writes nothing of people', async () => {
    const before = await checksums(t.db);
    const made = await t.judged(
      otto,
      file('1;Íris Côrtes;28/02/2012;3B', '2;Davi Nogueira;31/02/2012;3B', '3;Lia;;9Z'),
    );
    expect(made).toMatchObject({
      situacao: 'pronta',
      codificacao: 'utf-8',
      amostras: ['Íris Côrtes'],
      resumo: { criar: 1, erro: 2, igual: 0, aviso: 0 },
      progresso: null,
      erro: null,
    });
    const lines = await t.lines(otto, made.importacao_id);
    expect(lines.map(({ linha: at, acao, nome }) => [at, acao, nome])).toEqual([
      [2, 'criar', 'Íris Côrtes'],
      [3, 'erro', 'Davi Nogueira'],
      [4, 'erro', 'Lia'],
    ]);
    expect(lines[1]?.problemas).toEqual([
      {
        campo: 'data_nascimento',
        codigo: 'data_invalida',
        gravidade: 'erro',
        valor: '31/02/2012',
        mensagem: 'Linha 3, data_nascimento: "31/02/2012" não é uma data.',
        motivo: 'não é uma data.',
        como_resolver: 'Escreva dia/mês/ano, por exemplo 28/02/2012.',
        candidatos: [],
      },
    ]);
    expect(lines[2]?.problemas).toMatchObject([{ campo: 'turma', codigo: 'turma_desconhecida', valor: '9Z' }]);
    expect(await t.lines(otto, made.importacao_id, 'acao=erro&campo=turma')).toHaveLength(1);
    const after = await checksums(t.db);
    for (const name of ['pessoa', 'turma_aluno', 'diretorio_login']) expect(after[name]).toBe(before[name]);
  });

  it('comes back as a file, with formulas behind an apostrophe', async () => {
    const made = await t.judged(otto, file('4;=cmd|calc;;3B', '5;+55;31/02/2012;3B', '6;@soma;;3B'));
    const { raw } = { raw: await otto.get(`/api/v2/gestao/importacoes/${made.importacao_id}/linhas.csv?acao=erro`) };
    expect(String(raw.body)).toBe(
      `\uFEFFid_externo;nome;data_nascimento;turma;problema;como resolver\r\n5;'+55;31/02/2012;3B;"Linha 3, data_nascimento: ""31/02/2012"" não é uma data.";Escreva dia/mês/ano, por exemplo 28/02/2012.\r\n`,
    );
    const lines = await t.lines(otto, made.importacao_id);
    expect(lines.map(({ nome }) => nome)).toEqual(['=cmd|calc', '+55', '@soma']);
    const back = await t.judged(otto, file("5;'+55;28/02/2012;3B"));
    expect((await t.lines(otto, back.importacao_id))[0]?.nome).toBe('+55');
  });

  it('marks the later of two lines of one key, and the example row', async () => {
    const made = await t.judged(otto, file('7;Um;;3B', '7;Outro;;3B', 'EXEMPLO-APAGUE;Maria;;3B'));
    const lines = await t.lines(otto, made.importacao_id);
    expect(lines.map(({ problemas }) => problemas.map(({ codigo }) => codigo))).toEqual([
      [],
      ['linha_repetida'],
      ['linha_de_exemplo'],
    ]);
  });
});

describe('a line is mended in the report', () => {
  it('and is judged at once, with the lines of the same key', async () => {
    const made = await t.judged(otto, file('8;Rui Sá;31/02/2012;3B', '9;Ana;;3B', '9;Bia;;3B'));
    const valores = [{ campo: 'data_nascimento', valor: '28/02/2012' }];
    const { body } = await linha(made, 1, { valores });
    expect(body).toMatchObject({ linha: { acao: 'criar', problemas: [] }, resumo: { criar: 2, erro: 1 } });
    const other = await linha(made, 2, { valores: [{ campo: 'id_externo', valor: '10' }] });
    expect(other.body).toMatchObject({ resumo: { criar: 3, erro: 0 }, versao: 3 });
    expect((await t.lines(otto, made.importacao_id)).map(({ acao }) => acao)).toEqual(['criar', 'criar', 'criar']);
    const out = await linha(made, 3, { decisao: 'pular' });
    expect(out.body).toMatchObject({ linha: { acao: 'ignorada', decisao: 'pular' }, resumo: { ignorada: 1 } });
    expect(outcome(await linha(made, 99, { decisao: 'pular' }))).toBe('404 nao_encontrado');
    expect(outcome(await linha(made, 1, { valores: [{ campo: 'perfil', valor: 'x' }] }))).toBe(
      '422 campo_de_outro_tipo',
    );
  });

  it('that somebody else mended meanwhile is not written over; another line is', async () => {
    const made = await t.judged(otto, file('81;Rui Sá;31/02/2012;3B', '82;Ana;31/02/2012;3B'));
    const [read] = await t.lines(otto, made.importacao_id);
    expect(read?.versao).toBe(1);
    const dia = (valor: string, versao: number) => ({ valores: [{ campo: 'data_nascimento', valor }], versao });
    const first = await linha(made, 1, dia('28/02/2012', 1));
    expect(first.body).toMatchObject({ linha: { versao: 2 } });
    expect(outcome(await linha(made, 1, dia('01/03/2012', 1)))).toBe('409 versao_diferente');
    expect(await t.read(otto, made.importacao_id)).toMatchObject({ versao: Object(first.body).versao });
    expect(outcome(await linha(made, 2, dia('28/02/2012', 1)))).toBe('200');
    const [kept] = await t.lines(otto, made.importacao_id);
    expect(kept?.valores).toContainEqual({ campo: 'data_nascimento', valor: '28/02/2012' });
    expect(outcome(await linha(made, 1, { versao: 2 }))).toBe('400 pedido_invalido');
  });

  it('[PIM-2] a person of the same name and birth date is proposed, and a person decides', async () => {
    await tables(t.db).execute(sql`update pessoa set data_nascimento = '2009-05-04' where nome = 'Bruno Dias'`);
    const { rows } = await tables(t.db).execute(sql`select id, nome from pessoa where data_nascimento = '2009-05-04'`);
    const [bruno] = rows;
    if (!bruno) {
      await tables(t.db).execute(sql`update pessoa set data_nascimento = '2009-05-04' where id = 4`);
    }
    const nome = String(Object((await tables(t.db).execute(sql`select nome from pessoa where id = 4`)).rows[0]).nome);
    const made = await t.judged(otto, file(`11;${nome};04/05/2009;3B`));
    const [line] = await t.lines(otto, made.importacao_id);
    expect(line).toMatchObject({ acao: 'erro', problemas: [{ codigo: 'pessoa_parecida', candidatos: [{ id: 4 }] }] });
    const same = await linha(made, 1, { decisao: 'mesma', pessoa_id: 4 });
    expect(same.body).toMatchObject({ linha: { pessoa_id: 4, decisao: 'mesma', problemas: [] } });
    const another = await linha(made, 1, { decisao: 'outra' });
    expect(another.body).toMatchObject({ linha: { acao: 'criar', pessoa_id: null } });
  });
});

describe('classes that the school does not have yet', () => {
  it('are made where a person allows it, and go with the file that made them', async () => {
    const content =
      'id_externo;nome;turma;serie\n900;Novo Um;1 Z;3ª série\n901;Nova Dois;1z;3ª série\n902;Sem Série;2Z;9º ano';
    const asked = await t.judged(otto, content);
    expect(asked.resumo).toMatchObject({ erro: 3 });
    const allowed = await t.remapped(otto, asked, { criar_turmas: true });
    expect(allowed.resumo).toMatchObject({ criar: 2, erro: 1 });
    expect(allowed.novas_turmas).toEqual([{ codigo: '1 Z', serie: '3ª série', sede: 'Centro' }]);
    const missing = (await t.lines(otto, allowed.importacao_id))[2]?.problemas;
    expect(missing).toMatchObject([{ codigo: 'turma_sem_serie', campo: 'serie', valor: '9º ano' }]);
    expect(missing?.[0]?.motivo).toBe('não é uma série da escola, e 2Z é uma turma nova.');
    expect(missing?.[0]?.candidatos.map(({ nome }) => nome)).toContain('3ª série');
    const before = await checksums(t.db);
    const done = await t.applied(otto, allowed);
    expect(done.resumo).toMatchObject({ criar: 2, erro: 1 });
    const classes = async () =>
      (await tables(t.db).execute(sql`select codigo, versao from turma where codigo like '1_Z' and escola_id = 1`))
        .rows;
    expect(await classes()).toEqual([{ codigo: '1 Z', versao: 2 }]);
    expect((await t.undone(otto, done)).situacao).toBe('desfeita');
    const after = await checksums(t.db);
    for (const name of ['pessoa', 'turma_aluno', 'diretorio_login', 'turma'])
      expect([name, after[name]]).toEqual([name, before[name]]);
  });
});

describe('the application', () => {
  let first: Importacao;

  it('makes people without a password and enrols them, and the same file again changes nothing', async () => {
    const content = file('100;Ada Reis;28/02/2012;3B', '101;Ivo Sá;;3A', '102;Zoé;;1Z');
    const made = await t.judged(otto, content);
    const before = await checksums(t.db);
    first = await t.applied(otto, made);
    expect(first).toMatchObject({ situacao: 'aplicada', resumo: { criar: 2, erro: 1 } });
    expect(first.desfazer_ate).not.toBeNull();
    expect(await people()).toMatchObject([
      { nome: 'Ada Reis', id_externo: '100', origem: 'csv', codigo: '3B' },
      { nome: 'Ivo Sá', id_externo: '101', codigo: '3A' },
    ]);
    const { rows } = await tables(t.db).execute(
      sql`select p.senha_hash, d.login from pessoa p join diretorio_login d on d.pessoa_id = p.id where p.id_externo = '100'`,
    );
    expect(rows).toMatchObject([{ senha_hash: '!' }]);
    expect(String(Object(rows[0]).login)).toMatch(/^ada\.reis\d{2,3}$/u);
    expect(outcome(await t.upload(otto, content))).toBe('409 mesmo_arquivo_aplicado');
    const again = await t.judged(otto, content, 'alunos', '&forcar=1');
    expect(again.resumo).toMatchObject({ criar: 0, igual: 2, erro: 1 });
    expect(
      outcome(
        await send(otto, 'POST', `gestao/importacoes/${again.importacao_id}/aplicacao`, {
          linhas_com_erro: 'pular',
          versao: again.versao,
        }),
      ),
    ).toBe('409 nada_a_aplicar');
    const after = await checksums(t.db);
    expect(after['pessoa']).not.toBe(before['pessoa']);
  });

  it('[PIM-4] changes what the file says, moves, and leaves what it does not say', async () => {
    t.clock.advance(1);
    const made = await t.judged(
      otto,
      'id_externo;nome;email;turma;data_nascimento\n100;Ada Reis Lima;ada@escola.br;3A;-\n101;Ivo Sá;;3A;',
    );
    const lines = await t.lines(otto, made.importacao_id);
    expect(lines.map(({ acao }) => acao)).toEqual(['mover', 'igual']);
    expect(lines[0]?.mudancas).toEqual([
      { campo: 'nome', antes: 'Ada Reis', depois: 'Ada Reis Lima' },
      { campo: 'data_nascimento', antes: '28/02/2012', depois: null },
      { campo: 'email', antes: null, depois: 'ada@escola.br' },
      { campo: 'turma', antes: '3B', depois: '3A' },
    ]);
    const before = await checksums(t.db);
    const done = await t.applied(otto, made);
    expect(await people()).toMatchObject([{ nome: 'Ada Reis Lima', codigo: '3A' }, { codigo: '3A' }]);
    expect(
      outcome(await send(otto, 'POST', `gestao/importacoes/${first.importacao_id}/desfazer`, { versao: first.versao })),
    ).toBe('409 nao_e_a_mais_nova');
    expect(await t.undone(otto, done)).toMatchObject({ situacao: 'desfeita', desfazer_ate: null });
    const after = await checksums(t.db);
    for (const name of ['pessoa', 'turma_aluno', 'diretorio_login', 'carteira', 'moeda_lancamento'])
      expect([name, after[name]]).toEqual([name, before[name]]);
  });

  it('[PIM-6] ends the access of who has left, and gives it back', async () => {
    const leaving = await t.judged(otto, 'id_externo;nome;turma;situacao\n101;Ivo Sá;3A;Transferido');
    expect((await t.lines(otto, leaving.importacao_id))[0]?.acao).toBe('inativar');
    await t.applied(otto, leaving, { confirmacao: leaving.confirmacao_necessaria ?? undefined });
    expect(await people()).toMatchObject([{ ativa: true }, { ativa: false }]);
    const back = await t.judged(otto, file('101;Ivo Sá;;3A'));
    expect((await t.lines(otto, back.importacao_id))[0]?.acao).toBe('reativar');
    await t.applied(otto, back);
    expect(await people()).toMatchObject([{ ativa: true }, { ativa: true }]);
  });

  it('[PIM-5] asks for the number before more than a tenth lose their access', async () => {
    const made = await t.judged(otto, file('100;Ada Reis;;3B'));
    const absent = await t.remapped(otto, made, { ausentes: 'inativar' });
    expect(absent).toMatchObject({ resumo: { inativar: 1 }, confirmacao_necessaria: 1 });
    const ask = (more: object) =>
      send(otto, 'POST', `gestao/importacoes/${absent.importacao_id}/aplicacao`, {
        linhas_com_erro: 'pular',
        versao: absent.versao,
        ...more,
      });
    expect(outcome(await ask({}))).toBe('422 confirmacao_necessaria');
    expect(outcome(await ask({ confirmacao: 2 }))).toBe('422 confirmacao_necessaria');
    expect(outcome(await ask({ confirmacao: 1 }))).toBe('202');
    await t.work();
    expect(await people()).toMatchObject([{ ativa: true }, { ativa: false }]);
  });

  it('is refused when somebody changed a person or a class since', async () => {
    const made = await t.judged(otto, file('200;Nova;;3B'));
    await tables(t.db).execute(sql`update pessoa set versao = versao + 1 where id = 1`);
    const ask = await send(otto, 'POST', `gestao/importacoes/${made.importacao_id}/aplicacao`, {
      linhas_com_erro: 'pular',
      versao: made.versao,
    });
    expect(outcome(ask)).toBe('409 dados_mudaram');
    const again = await t.remapped(otto, made, {});
    expect((await t.applied(otto, again)).situacao).toBe('aplicada');
  });

  it('of two files at once gives one 409', async () => {
    const [a, b] = [await t.judged(otto, file('300;Um;;3B')), await t.judged(otto, file('301;Dois;;3B'))];
    const ask = ({ importacao_id, versao }: Importacao) =>
      send(otto, 'POST', `gestao/importacoes/${importacao_id}/aplicacao`, { linhas_com_erro: 'pular', versao });
    const both = await Promise.all([ask(a), ask(b)]);
    expect(both.map(outcome).toSorted()).toEqual(['202', '409 importacao_em_curso']);
    await t.work();
  });

  it('is taken back but for who has worked since', async () => {
    t.clock.advance(1);
    const made = await t.judged(otto, file('400;Fica Aqui;;3B', '401;Vai Embora;;3B'));
    const done = await t.applied(otto, made);
    await tables(t.db).execute(sql`insert into carteira (escola_id, turma_aluno_id, moedas, vidas, vidas_desde)
      select 1, m.id, 5, 5, null from turma_aluno m join pessoa p on p.id = m.pessoa_id where p.id_externo = '400'`);
    const undone = await t.undone(otto, done);
    expect(undone.situacao).toBe('desfeita');
    const lines = await t.lines(otto, made.importacao_id);
    expect(lines.map(({ problemas }) => problemas.map(({ codigo }) => codigo))).toEqual([['ja_ha_atividade'], []]);
    expect((await people()).map((row) => Object(row).id_externo)).toEqual(expect.arrayContaining(['400']));
    expect((await people()).map((row) => Object(row).id_externo)).not.toContain('401');
  });
});

it('a moved student with coins goes back with them', async () => {
  t.clock.advance(1);
  const made = await t.applied(otto, await t.judged(otto, file('700;Com Moedas;;3B')));
  await tables(t.db).execute(sql`insert into carteira (escola_id, turma_aluno_id, moedas, vidas)
    select 1, m.id, 30, 5 from turma_aluno m join pessoa p on p.id = m.pessoa_id where p.id_externo = '700'`);
  t.clock.advance(1);
  const moved = await t.applied(otto, await t.judged(otto, file('700;Com Moedas;;3A')));
  expect(moved.resumo).toMatchObject({ mover: 1 });
  await t.undone(otto, moved);
  const { rows } = await tables(t.db).execute(sql`select t.codigo, c.moedas from turma_aluno m
    join pessoa p on p.id = m.pessoa_id join turma t on t.id = m.turma_id join carteira c on c.turma_aluno_id = m.id
    where p.id_externo = '700' and m.status = 'Atual'`);
  expect(rows).toEqual([{ codigo: '3B', moedas: 30 }]);
  expect((await t.lines(otto, moved.importacao_id))[0]?.problemas).toEqual([]);
  expect(made.situacao).toBe('aplicada');
});

it('is not for who may not import, nor of another school', async () => {
  for (const login of ['coord.ines', 'prof.helena', 'vida.julia', 'sup.nair', 'bia'])
    expect(outcome(await t.upload(await t.signIn(login), file('1;A;;3B')))).toMatch(/^403 /u);
  const made = await t.judged(otto, file('500;A;;3B'));
  const rui = await t.signIn('admin.rui');
  expect((await rui.get(`/api/v2/gestao/importacoes/${made.importacao_id}?escola_id=2`)).status).toBe(404);
  const foreign = await t.judged(rui, file('501;A;;Z9'));
  expect((await t.lines(rui, foreign.importacao_id))[0]?.problemas).toMatchObject([{ codigo: 'turma_desconhecida' }]);
});
