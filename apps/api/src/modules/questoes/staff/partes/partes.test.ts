/** Passages, skills, tags, subjects and topics. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestApp, world, type Client } from '../../../../../test/index.ts';
import { addCurso, addTopic } from '../../../../../test/base_conhecimentos/curso-fixture.ts';
import { bodyOf, createExam } from '../../../../../test/central_avaliacoes/exam-fixture.ts';
import { makeQuestao, putJson, readQuestao } from '../../../../../test/gestao/questao-fixture.ts';
import { outcome } from '../../../../../test/gestao/staff.ts';
import { tenant } from '../../../../database/tenant.ts';

const t = await createTestApp();
afterAll(t.close);
const school = tenant(t.db, world.escola);

let helena: Client;
let ines: Client;
let topic: { materia_id: number; objeto_conhecimento_id: number };
beforeAll(async () => {
  [helena, ines] = [await t.signIn('prof.helena'), await t.signIn('coord.ines')];
  topic = await addTopic(school);
});
const save = (part: string, body: object, client = ines) => putJson(client, `/api/v2/gestao/${part}`, body);
const list = (part: string) => helena.get(`/api/v2/gestao/${part}`);

describe('a passage', () => {
  const texto = { titulo: 'Rio', conteudo: '<p>O rio <b>corre</b>.</p><script>x</script>', fonte: 'Jornal' };
  const saved = async (body: object) => bodyOf('TextoBaseSalvo', await save('textos_base', body));

  it('stands before the stem where students read the question, and its former text stays where it was asked', async () => {
    const { texto_base } = await saved(texto);
    expect(texto_base).toMatchObject({ conteudo: '<p>O rio <b>corre</b>.</p>', versao: 1, qtde_questoes: 0 });
    const { texto_base_id } = texto_base;
    const used = await makeQuestao(ines, topic, { texto_base_id });
    const free = await makeQuestao(ines, topic, { texto_base_id });
    const exam = await createExam(t.db, {
      turmas: [{ turma_id: world.turmaV2, janelas: [['2026-11-21T12:00:00Z', '2026-11-21T15:00:00Z']] }],
      dias: [{ itens: [{ questao_id: used.banco_questao_id }] }],
    });
    const bia = await t.signIn('bia');
    await bia.post(`/api/v2/central_avaliacoes/${exam.turma_avaliacao_ids[0]}/1/inicio`);
    const asked = () => bia.get(`/api/v2/banco_questoes/${used.banco_questao_id}`);
    const before = bodyOf('Questao', await asked()).enunciado;
    expect(before).toBe(`<p>O rio <b>corre</b>.</p><p><small>Jornal</small></p>${used.enunciado}`);

    const change = { ...texto, texto_base_id, conteudo: '<p>O rio seca.</p>', versao: 1 };
    const after = await saved(change);
    expect(after).toMatchObject({ qtde_mantidas: 1, texto_base: { conteudo: '<p>O rio seca.</p>', qtde_questoes: 1 } });
    expect(after.texto_base.texto_base_id).not.toBe(texto_base_id);
    expect((await readQuestao(ines, free.banco_questao_id)).texto_base?.conteudo).toBe('<p>O rio seca.</p>');
    expect(bodyOf('Questao', await asked()).enunciado).toBe(before);
    expect(outcome(await save('textos_base', change))).toBe('409 versao_diferente');
  });

  it('that nobody was asked with changes in place', async () => {
    const { texto_base } = await saved({ ...texto, titulo: 'Mar' });
    const { texto_base_id } = texto_base;
    const { banco_questao_id } = await makeQuestao(ines, topic, { texto_base_id });
    const after = await saved({ titulo: 'Mar', texto_base_id, conteudo: '<p>Maré.</p>', arquivado: true, versao: 1 });
    expect(after).toMatchObject({
      qtde_mantidas: 0,
      texto_base: { texto_base_id, versao: 2, arquivado_em: expect.any(String) },
    });
    expect((await readQuestao(ines, banco_questao_id)).texto_base?.conteudo).toBe('<p>Maré.</p>');
    const titles = bodyOf('TextoBaseLista', await list('textos_base')).map(({ titulo }) => titulo);
    expect(titles).not.toContain('Mar');
    expect(bodyOf('TextoBaseLista', await list('textos_base?arquivadas=true&busca=mare'))).toHaveLength(1);
  });

  it.each([
    ['nothing to read', { conteudo: '<p>&nbsp;</p>' }, '422 texto_vazio'],
    ['no title', { titulo: '​' }, '422 nome_vazio'],
    ['a passage that is not there', { texto_base_id: 999_999, versao: 1 }, '404 nao_encontrado'],
  ])('with %s is refused', async (_name, more, code) => {
    expect(outcome(await save('textos_base', { ...texto, ...more }))).toBe(code);
  });
});

describe('a skill', () => {
  it('has a code of its system, once (BAN-6)', async () => {
    const skill = { sistema: 'BNCC', codigo: 'ef07ma17', descricao: 'Proporção', area_codigo: 'MT' };
    const made = bodyOf('Habilidade', await save('habilidades', skill));
    expect(made).toMatchObject({ codigo: 'EF07MA17', area_codigo: 'MT', versao: 1 });
    expect(outcome(await save('habilidades', skill))).toBe('409 habilidade_repetida');
    expect(outcome(await save('habilidades', { sistema: 'BNCC', codigo: 'H12' }))).toBe('422 codigo_invalido');
    expect(outcome(await save('habilidades', { ...skill, codigo: 'EF07MA18', area_codigo: 'QQ' }))).toBe(
      '422 area_desconhecida',
    );
    const { habilidade_id } = made;
    const question = await makeQuestao(ines, topic, { habilidades: [habilidade_id] });
    expect(question.habilidades).toMatchObject([{ codigo: 'EF07MA17' }]);
    const found = await helena.get(`/api/v2/gestao/questoes?habilidade=${habilidade_id}`);
    expect(bodyOf('GestaoQuestaoLista', found)).toMatchObject([{ habilidades: ['EF07MA17'] }]);
    expect(bodyOf('HabilidadeLista', await list('habilidades?busca=proporcao'))).toMatchObject([{ qtde_questoes: 1 }]);
    expect((await save('habilidades', skill, helena)).status).toBe(403);
  });
});

describe('a tag', () => {
  it('is renamed for all its questions, and no two have a name', async () => {
    const question = await makeQuestao(ines, topic, { etiquetas: ['Água'] });
    const tag = bodyOf('EtiquetaLista', await list('etiquetas')).find(({ nome }) => nome === 'Água');
    const rename = { etiqueta_id: tag?.etiqueta_id, nome: 'Hídrica', versao: 1 };
    expect(bodyOf('Etiqueta', await save('etiquetas', rename))).toMatchObject({
      nome: 'Hídrica',
      qtde_questoes: 1,
      versao: 2,
    });
    expect((await readQuestao(ines, question.banco_questao_id)).etiquetas).toEqual(['Hídrica']);
    expect(outcome(await save('etiquetas', { nome: 'hidrica' }))).toBe('409 nome_repetido');
    expect(outcome(await save('etiquetas', rename))).toBe('409 versao_diferente');
  });
});

describe('a subject', () => {
  it('is made in an area of ENEM that the school lacks, renamed and archived', async () => {
    const { areas } = bodyOf('MateriasDaEscola', await list('materias'));
    expect(areas.map(({ area_codigo }) => area_codigo)).toEqual(expect.arrayContaining(['LC', 'CH', 'CN', 'MT']));
    const made = bodyOf('MateriaDoBanco', await save('materias', { nome: 'Física', area_codigo: 'CN' }));
    expect(outcome(await save('materias', { nome: 'fisica', area_codigo: 'CN' }))).toBe('409 nome_repetido');
    const { materia_id } = made;
    const change = { materia_id, nome: 'Física 1', area_codigo: 'CN', arquivada: true, versao: 1 };
    expect(bodyOf('MateriaDoBanco', await save('materias', change))).toMatchObject({
      materia_nome: 'Física 1',
      versao: 2,
    });
    const { materias } = bodyOf('MateriasDaEscola', await list('materias'));
    expect(materias.map(({ materia_nome }) => materia_nome)).not.toContain('Física 1');
  });
});

describe('a topic', () => {
  const objeto = async (body: object) => bodyOf('ObjetoDoBanco', await save('objetos_conhecimento', body));

  it('stays in its subject and has a name of its own there', async () => {
    const { materia_id } = topic;
    const made = await objeto({ materia_id, descricao: 'Frações' });
    const same = { objeto_conhecimento_id: made.objeto_conhecimento_id, versao: 1 };
    expect(outcome(await save('objetos_conhecimento', { materia_id, descricao: 'fracoes' }))).toBe('409 nome_repetido');
    const other = await addTopic(school);
    const moved = { ...same, materia_id: other.materia_id, descricao: 'Frações' };
    expect(outcome(await save('objetos_conhecimento', moved))).toBe('422 materia_do_objeto');
    expect(await objeto({ ...same, materia_id, descricao: 'Frações 1', arquivado: true })).toMatchObject({ versao: 2 });
  });

  it('is merged into another of its subject, with a preview', async () => {
    const { materia_id, objeto_conhecimento_id: destino_id } = topic;
    const from = await objeto({ materia_id, descricao: 'A juntar' });
    const { objeto_conhecimento_id } = from;
    const question = await makeQuestao(ines, { materia_id, objeto_conhecimento_id });
    const url = `/api/v2/gestao/objetos_conhecimento/${objeto_conhecimento_id}/juncao`;
    const preview = await ines.get(url);
    expect(preview.body).toEqual({ qtde_questoes: 1, qtde_fases: 0, tem_curso: false });
    expect(outcome(await ines.post(url, { destino_id: objeto_conhecimento_id, versao: 1 }))).toBe(
      '422 destino_invalido',
    );
    expect((await ines.post(url, { destino_id, versao: 1 })).status).toBe(200);
    const after = await readQuestao(ines, question.banco_questao_id);
    expect(after.objeto_conhecimento_id).toBe(destino_id);
    expect(outcome(await ines.post(url, { destino_id, versao: 1 }))).toBe('409 versao_diferente');
  });

  it('with a course is not merged away', async () => {
    const { objeto_conhecimento_id } = await addCurso(school);
    const { rows } = await t.db.query('select materia_id::int from objeto_conhecimento where id = $1', [
      objeto_conhecimento_id,
    ]);
    const destino = await objeto({ materia_id: rows[0].materia_id, descricao: 'Destino' });
    const url = `/api/v2/gestao/objetos_conhecimento/${objeto_conhecimento_id}/juncao`;
    const refused = await ines.post(url, { destino_id: destino.objeto_conhecimento_id, versao: 1 });
    expect(outcome(refused)).toBe('409 objeto_com_curso');
  });
});
