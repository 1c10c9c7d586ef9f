import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';

import { codigosDe, lerArquivo, PASTA, PIXEL } from '../../../../../../test/importacao/questoes.ts';
import type { QuestaoLida } from '../modelo.ts';

const HEADING =
  'codigo;materia;objeto;habilidades;tipo;texto_base;enunciado;a;b;c;d;e;gabarito;comentario;dificuldade;lingua;tri_a;tri_b;tri_c;tri_origem;etiquetas;imagem';
const COLUNAS = HEADING.split(';');

type Linha = Readonly<Record<string, string>>;
const BASE: Linha = { enunciado: 'Quanto é 2 + 2?', a: '3', b: '4', gabarito: 'B' };

const csv = (...linhas: readonly Linha[]): string =>
  [
    HEADING,
    ...linhas.map((linha) => COLUNAS.map((name) => `"${(linha[name] ?? '').replaceAll('"', '""')}"`).join(';')),
  ].join('\n');

const one = async (linha: Linha, html = false): Promise<QuestaoLida> => {
  const [questao] = (await lerArquivo(csv({ ...BASE, ...linha }), 'q.csv', { html })).questoes;
  if (!questao) throw new Error('no question');
  return questao;
};

describe('a line of a table', () => {
  it('has everything a column says', async () => {
    const linha = {
      codigo: 'MAT-1',
      materia: 'Matemática',
      objeto: 'Adição',
      habilidades: 'EF01MA06, H3',
      texto_base: 'Leia.\n\nPense.',
      c: '5',
      comentario: 'Some.',
      dificuldade: 'Fácil',
      lingua: 'Espanhol',
      tri_a: '1,2',
      tri_b: '-0.5',
      tri_c: '0',
      tri_origem: 'INEP',
      etiquetas: 'soma; revisão',
    };
    expect(await one(linha)).toMatchObject({
      linha: 2,
      codigo: 'MAT-1',
      materia: 'Matemática',
      objeto: 'Adição',
      habilidades: ['EF01MA06', 'H3'],
      texto_base: { conteudo: '<p>Leia.</p><p>Pense.</p>' },
      enunciado: '<p>Quanto é 2 + 2?</p>',
      alternativas: [{ texto: '3' }, { texto: '4' }, { texto: '5' }],
      gabarito: 'B',
      comentario: '<p>Some.</p>',
      dificuldade: 'facil',
      lingua: 2,
      tri: { a: 1.2, b: -0.5, c: 0, origem: 'INEP' },
      etiquetas: ['soma', 'revisão'],
      problemas: [],
    });
  });

  it('is text, not HTML, with lines and formulas', async () => {
    const { enunciado } = await one({ enunciado: 'a <b> & c\nlinha $x^2$' });
    expect(enunciado).toMatch(/^<p>a &lt;b&gt; &amp; c<br>linha <math data-tex="x%5E2">.*<\/math><\/p>$/u);
  });

  it('is HTML where a person says so', async () => {
    const html = { enunciado: '<p>a <b>b</b><script>x()</script></p>', a: '<p>3</p>' };
    expect(await one(html, true)).toMatchObject({ enunciado: '<p>a <b>b</b></p>', alternativas: [{ texto: '3' }, {}] });
  });

  it.each([
    ['an empty stem', { enunciado: '' }, ['enunciado_vazio']],
    ['a gap between options', { a: '', b: '4' }, ['alternativa_vazia']],
    ['no key', { gabarito: '' }, ['sem_gabarito']],
    ['a key without its option', { gabarito: 'E' }, ['gabarito_sem_alternativa']],
    ['a key that is none', { gabarito: '*' }, ['sem_gabarito']],
    ['an unknown level', { dificuldade: 'enorme' }, ['valor_desconhecido']],
    ['half of the parameters', { tri_a: '1' }, ['tri_invalida', 'tri_invalida']],
    ['a parameter out of range', { tri_a: '11', tri_b: '0', tri_c: '0' }, ['tri_invalida']],
    ['the example', { codigo: 'EXEMPLO-APAGUE' }, ['linha_de_exemplo']],
    ['options of a text question', { tipo: 'discursiva', gabarito: '' }, ['alternativa_em_discursiva']],
  ])('with %s says so', async (_name, linha, codigos) => expect(codigosDe(await one(linha))).toEqual(codigos));

  it('of a text question needs its stem alone', async () => {
    expect(await one({ tipo: 'Discursiva', a: '', b: '', gabarito: '' })).toMatchObject({
      tipo: 'discursiva',
      problemas: [],
    });
  });
});

describe('headings', () => {
  const table = (heading: string) => `${heading}\nQuanto?;1;2;A`;

  it('are known by usual words, in any order, and by what a person says', async () => {
    const { questoes, colunas } = await lerArquivo(table('Pergunta;Alternativa A;Opção B;Resposta correta'), 'q.csv');
    expect(questoes).toMatchObject([{ enunciado: '<p>Quanto?</p>', gabarito: 'A', problemas: [] }]);
    expect(colunas.map(({ campo, situacao }) => [campo, situacao])).toEqual([
      ['enunciado', 'proposta'],
      ['a', 'proposta'],
      ['b', 'proposta'],
      ['gabarito', 'proposta'],
    ]);
    const said = { '1': 'enunciado', '2': 'a', '3': 'b', '4': 'gabarito' };
    const mapped = await lerArquivo(table('w;x;y;z'), 'q.csv', { mapeamento: said });
    expect(mapped.questoes).toMatchObject([{ gabarito: 'A', problemas: [] }]);
  });

  it.each([
    ['w;x;y;z', 'campo_necessario'],
    ['enunciado;a;a;gabarito', 'cabecalho_repetido'],
  ])('%s have to be told first', async (heading, erro) => {
    expect(await lerArquivo(table(heading), 'q.csv')).toMatchObject({ questoes: [], erro });
  });
});

describe('a zip of a table and pictures', () => {
  const zip = (linha: Linha, files = {}) =>
    zipSync({ 'lote/questoes.csv': strToU8(csv({ ...BASE, ...linha })), 'lote/imagens/Mapa.png': PIXEL, ...files });
  const first = async (file: Uint8Array) => (await lerArquivo(file, 'q.zip')).questoes[0];

  it('puts the pictures behind the stem, and into options that name one', async () => {
    const questao = await first(zip({ imagem: 'mapa.png', a: 'mapa.png' }));
    const tag = `<img src="${PASTA}${questao?.imagens[0]?.sha256}.png">`;
    expect(questao?.enunciado).toBe(`<p>Quanto é 2 + 2?</p><p>${tag}</p>`);
    expect(questao?.alternativas[0]?.texto).toBe(tag);
    expect(questao?.problemas).toMatchObject([{ codigo: 'imagem_sem_descricao' }]);
  });

  it('names a picture that is not there', async () => {
    expect((await first(zip({ imagem: 'outra.png' })))?.problemas).toMatchObject([
      { codigo: 'imagem_ausente', valor: 'outra.png' },
    ]);
  });

  it('needs one table', async () => {
    await expect(first(zip({}, { 'b.csv': strToU8(csv(BASE)) }))).rejects.toMatchObject({
      codigo: 'pacote_sem_questoes',
    });
    await expect(first(zipSync({ 'a.png': PIXEL }))).rejects.toMatchObject({ codigo: 'pacote_sem_questoes' });
  });
});
