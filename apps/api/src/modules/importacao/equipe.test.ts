/** The staff and class lists by file, over HTTP. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { checksums } from '../../../test/checksums.ts';
import { send } from '../../../test/gestao/staff.ts';
import { createImportador } from '../../../test/importacao/importador.ts';
import type { Client } from '../../../test/index.ts';
import { tables } from '../../../test/tables.ts';

const t = await createImportador();
afterAll(t.close);
let otto: Client;
beforeAll(async () => {
  otto = await t.signIn('dir.otto');
});

const staff = async () =>
  (
    await tables(t.db).execute(sql`
      select p.nome, p.perfil, p.origem, p.senha_hash, array_agg(t.codigo order by t.codigo) filter (where t.codigo is not null) as turmas
        from pessoa p join diretorio_login d on d.pessoa_id = p.id
        left join turma_professor x on x.escola_id = p.escola_id and x.pessoa_id = p.id
        left join turma t on t.escola_id = x.escola_id and t.id = x.turma_id
       where d.login like 'nova.%' group by p.id, p.nome, p.perfil, p.origem, p.senha_hash order by p.nome`)
  ).rows;

describe('the staff', () => {
  const HEAD = 'nome;login;email;perfil;turmas';

  it('is made without a password, with its classes, found again, and taken back', async () => {
    const before = await checksums(t.db);
    const content = [HEAD, 'Alba Reis;nova.alba;;Professora;3A, 3B', 'Caio Luz;nova.caio;;Coordenação;'].join('\n');
    const made = await t.judged(otto, content, 'equipe');
    expect(made.resumo).toMatchObject({ criar: 2, erro: 0 });
    const done = await t.applied(otto, made);
    expect(await staff()).toEqual([
      { nome: 'Alba Reis', perfil: 'professor', origem: 'csv', senha_hash: '!', turmas: ['3A', '3B'] },
      { nome: 'Caio Luz', perfil: 'coordenador', origem: 'csv', senha_hash: '!', turmas: null },
    ]);
    const again = await t.judged(otto, content, 'equipe', '&forcar=1');
    expect(again.resumo).toMatchObject({ igual: 2, criar: 0 });
    t.clock.advance(1);
    const change = await t.judged(otto, `${HEAD}\nAlba Reis Melo;nova.alba;alba@escola.br;Coordenadora;`, 'equipe');
    expect((await t.lines(otto, change.importacao_id))[0]?.mudancas).toEqual([
      { campo: 'nome', antes: 'Alba Reis', depois: 'Alba Reis Melo' },
      { campo: 'perfil', antes: 'professor', depois: 'coordenador' },
      { campo: 'email', antes: null, depois: 'alba@escola.br' },
    ]);
    const changed = await t.applied(otto, change);
    expect(changed.situacao).toBe('aplicada');
    await t.undone(otto, changed);
    expect(await staff()).toMatchObject([{ nome: 'Alba Reis', perfil: 'professor', turmas: ['3A', '3B'] }, {}]);
    await t.undone(otto, await t.read(otto, done.importacao_id));
    const after = await checksums(t.db);
    for (const name of ['pessoa', 'turma_professor', 'diretorio_login'])
      expect([name, after[name]]).toEqual([name, before[name]]);
  });

  it('[EQU-2] is not made above who asks, and names and classes must be known', async () => {
    const made = await t.judged(
      otto,
      [
        HEAD,
        'Um Diretor;nova.dir;;diretor;',
        'Um Aluno;nova.alu;;aluno;',
        'Sem Turma;nova.turma;;professor;9Z',
        'Otto;dir.otto;;professor;',
        'Bia;bia;;professor;',
      ].join('\n'),
      'equipe',
    );
    const lines = await t.lines(otto, made.importacao_id);
    expect(lines.map(({ acao }) => acao)).toEqual(['erro', 'erro', 'erro', 'erro', 'erro']);
    expect(lines.map(({ problemas }) => problemas[0]?.codigo)).toEqual([
      'perfil_acima',
      'valor_desconhecido',
      'turma_desconhecida',
      'perfil_acima',
      'perfil_acima',
    ]);
    const lia = await t.signIn('gestao.lia');
    const own = await t.judged(lia, `${HEAD}\nOutra Gestão;nova.gestao;;gestao_escola;`, 'equipe');
    expect((await t.lines(lia, own.importacao_id))[0]?.problemas).toMatchObject([{ codigo: 'perfil_acima' }]);
  });
});

describe('the class list of the year', () => {
  it('moves who is known by a key, and asks about who is known by the name alone', async () => {
    await tables(t.db).execute(sql`update pessoa set id_externo = 'ra-4' where id = 4`);
    const name = String(Object((await tables(t.db).execute(sql`select nome from pessoa where id = 3`)).rows[0]).nome);
    const made = await t.judged(otto, `aluno;turma\nra-4;3A\nbruno;3A\n${name};3A\nNinguém;3A\ndora;3A`, 'turmas');
    const lines = await t.lines(otto, made.importacao_id);
    expect(lines.map(({ acao, problemas }) => [acao, problemas[0]?.codigo])).toEqual([
      ['mover', undefined],
      ['erro', 'linha_repetida'],
      ['erro', 'pessoa_por_nome'],
      ['erro', 'pessoa_desconhecida'],
      ['mover', undefined],
    ]);
    const answer = await send(otto, 'PUT', `gestao/importacoes/${made.importacao_id}/linhas/3`, { decisao: 'mesma' });
    expect(answer.body).toMatchObject({ linha: { acao: 'mover', pessoa_id: 3 } });
    const accepted = await t.remapped(otto, made, { nomes: 'aceitar' }).catch((error: unknown) => error);
    expect(String(accepted)).toContain('versao_diferente');
    const now = await t.read(otto, made.importacao_id);
    expect((await t.remapped(otto, now, { nomes: 'aceitar' })).resumo).toMatchObject({ mover: 3, erro: 2 });
  });
});
