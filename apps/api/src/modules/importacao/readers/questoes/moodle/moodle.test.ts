import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import {
  codigosDe,
  lerArquivo,
  moodle,
  multichoice,
  PASTA,
  PIXEL,
} from '../../../../../../test/importacao/questoes.ts';
import { categoriaDe } from './categoria.ts';

const read = async (questions: string) => (await lerArquivo(moodle(questions), 'banco.xml')).questoes;
const one = async (question: string) => {
  const [questao] = await read(question);
  if (!questao) throw new Error('no question');
  return questao;
};

const SOMA = {
  enunciado: '<p>Quanto é 2 + 2?</p>',
  alternativas: [
    [0, '3'],
    [100, '4', 'Isso.'],
    [0, '5'],
  ],
} as const;

describe('a multiple choice question of Moodle', () => {
  it('has stem, options with reasons, key, comment, code, tags and skills', async () => {
    const mais = `<generalfeedback format="html"><text><![CDATA[<p>Some.</p>]]></text></generalfeedback>
      <idnumber>MAT-7</idnumber><tags><tag><text>adição</text></tag><tag><text>ef01ma06</text></tag></tags>`;
    expect(await one(multichoice({ ...SOMA, mais }))).toMatchObject({
      codigo: 'MAT-7',
      nome: 'Nome',
      tipo: 'objetiva',
      enunciado: '<p>Quanto é 2 + 2?</p>',
      alternativas: [
        { letra: 'A', texto: '3', motivo: '' },
        { letra: 'B', texto: '4', motivo: 'Isso.' },
        { letra: 'C', texto: '5', motivo: '' },
      ],
      gabarito: 'B',
      comentario: '<p>Some.</p>',
      etiquetas: ['adição'],
      habilidades: ['EF01MA06'],
      problemas: [],
    });
  });

  it.each([
    [
      'two whole marks',
      [
        [100, 'a'],
        [100, 'b'],
      ],
      ['varias_certas'],
    ],
    [
      'halves',
      [
        [50, 'a'],
        [50, 'b'],
        [0, 'c'],
      ],
      ['varias_certas'],
    ],
    [
      'a part beside the whole',
      [
        [100, 'a'],
        [50, 'b'],
      ],
      ['nota_parcial'],
    ],
    [
      'no mark',
      [
        [0, 'a'],
        [0, 'b'],
      ],
      ['sem_gabarito'],
    ],
    [
      'a mark taken away',
      [
        [100, 'a'],
        [-33.33333, 'b'],
      ],
      ['penalidade_ignorada'],
    ],
    [
      'equal options',
      [
        [100, 'a'],
        [0, '<b>a</b>'],
      ],
      ['alternativa_repetida'],
    ],
    [
      'six options',
      [
        [100, 'a'],
        [0, 'b'],
        [0, 'c'],
        [0, 'd'],
        [0, 'e'],
        [0, 'f'],
      ],
      ['alternativas_demais'],
    ],
    ['one option', [[100, 'a']], ['sem_alternativas']],
  ] as const)('with %s says so', async (_name, alternativas, codigos) => {
    expect(codigosDe(await one(multichoice({ enunciado: 'x?', alternativas })))).toEqual(codigos);
  });

  it('that takes several answers is left out', async () => {
    const several = multichoice(SOMA).replace('<single>true', '<single>false');
    expect(codigosDe(await one(several))).toEqual(['varias_certas']);
  });
});

describe('the other types', () => {
  it('true or false becomes two options, an essay a text question with points and guidance', async () => {
    const [verdade, texto] = await read(`
      <question type="truefalse"><questiontext format="html"><text>Chove?</text></questiontext>
        <answer fraction="0"><text>true</text></answer><answer fraction="100"><text>false</text></answer></question>
      <question type="essay"><questiontext format="plain_text"><text>Fale de &lt;si&gt;.</text></questiontext>
        <defaultgrade>2.5</defaultgrade><graderinfo format="html"><text>Olhe a norma.</text></graderinfo></question>`);
    expect(verdade).toMatchObject({ tipo: 'objetiva', gabarito: 'B', problemas: [] });
    expect(verdade?.alternativas.map(({ texto: said }) => said)).toEqual(['Verdadeiro', 'Falso']);
    expect(texto).toMatchObject({
      tipo: 'discursiva',
      enunciado: '<p>Fale de &lt;si&gt;.</p>',
      pontuacao: 2.5,
      orientacoes: 'Olhe a norma.',
      alternativas: [],
      gabarito: null,
      problemas: [],
    });
  });

  it.each(['shortanswer', 'numerical', 'matching', 'cloze', 'ddwtos', 'novo_tipo'])('%s is left out', async (type) => {
    const text = `<question type="${type}"><questiontext><text>x</text></questiontext></question>`;
    expect(codigosDe(await one(text))).toEqual(['tipo_nao_suportado']);
  });

  it('a description is no question', async () => {
    const text = '<question type="description"><questiontext><text>Leia.</text></questiontext></question>';
    expect(await one(text)).toMatchObject({
      ignorada: true,
      problemas: [{ codigo: 'texto_solto', gravidade: 'aviso' }],
    });
  });
});

describe('pictures', () => {
  const file = (nome: string, bytes = PIXEL) =>
    `<file name="${nome}" path="/" encoding="base64">${bytes.toString('base64')}</file>`;
  const asking = (html: string, arquivos = '') => one(multichoice({ ...SOMA, enunciado: `<p>${html}</p>`, arquivos }));

  it('of the file get their later address and keep their description', async () => {
    const { enunciado, imagens, problemas } = await asking(
      '<img src="@@PLUGINFILE@@/mapa%20novo.png" alt="Mapa &quot;novo&quot;" width="30" onload="x()">',
      file('mapa novo.png'),
    );
    const [imagem] = imagens;
    expect(imagem?.endereco).toMatch(new RegExp(`^${PASTA}[0-9a-f]{64}\\.png$`, 'u'));
    expect(enunciado).toBe(`<p><img src="${imagem?.endereco}" alt="Mapa &quot;novo&quot;" width="30"></p>`);
    expect(problemas).toEqual([]);
  });

  it.each([
    ['of another address', 'https://exemplo.test/a.png', '', 'imagem_remota'],
    ['without a scheme', '//exemplo.test/a.png', '', 'imagem_remota'],
    ['that is not there', '@@PLUGINFILE@@/a.png', '', 'imagem_ausente'],
    ['cut short', '@@PLUGINFILE@@/a.png', file('a.png', PIXEL.subarray(0, 20)), 'imagem_quebrada'],
    ['as SVG', '@@PLUGINFILE@@/a.png', file('a.png', Buffer.from('<svg onload="x"/>')), 'imagem_nao_suportada'],
    ['of two megabytes', '@@PLUGINFILE@@/a.png', file('a.png', Buffer.alloc(2_000_001)), 'imagem_grande'],
  ])('%s is named, and the question stays', async (_name, src, arquivos, codigo) => {
    const { enunciado, problemas } = await asking(`<img src="${src}" alt="Mapa">`, arquivos);
    expect(enunciado).toBe('<p><em>[Imagem indisponível: Mapa]</em></p>');
    expect(problemas).toMatchObject([{ codigo, gravidade: 'aviso' }]);
  });

  it('in the text itself is taken, however long its bytes are', async () => {
    const long = Buffer.concat([PIXEL.subarray(0, 33), Buffer.alloc(60_000), PIXEL.subarray(33)]);
    const { imagens } = await asking(`<img alt="x" src="data:image/png;base64,${long.toString('base64')}">`);
    expect(imagens).toHaveLength(1);
  });

  it('without a description is told, a decorative one is not', async () => {
    expect(codigosDe(await asking('<img src="@@PLUGINFILE@@/a.png">', file('a.png')))).toEqual([
      'imagem_sem_descricao',
    ]);
    expect(codigosDe(await asking('<img alt="" src="@@PLUGINFILE@@/a.png">', file('a.png')))).toEqual([]);
  });

  it.each([
    '<a href="@@PLUGINFILE@@/som.mp3">Ouça</a>',
    '<video src="x"></video>',
    '<iframe src="https://v.test"></iframe>',
  ])('a question with %s is left out', async (html) =>
    expect(codigosDe(await asking(html))).toContain('midia_nao_suportada'),
  );
});

describe('formulas', () => {
  it.each([
    ['\\(x^2\\)', 'x%5E2'],
    ['$$\\frac{1}{2}$$', '%5Cfrac%7B1%7D%7B2%7D'],
    ['\\(a &lt; b\\)', 'a%20%3C%20b'],
    ['\\(<span>x_1</span>+1\\)', 'x_1%2B1'],
  ])('%s is drawn with its source', async (tex, source) => {
    const { enunciado, problemas } = await one(multichoice({ ...SOMA, enunciado: `<p>Veja ${tex}.</p>` }));
    expect(enunciado).toContain(`data-tex="${source}"`);
    expect(problemas).toEqual([]);
  });

  it('that cannot be drawn is told and stays as it is written', async () => {
    const { enunciado, problemas } = await one(multichoice({ ...SOMA, enunciado: '<p>\\(\\nada{x}^2\\)</p>' }));
    expect(enunciado).toBe('<p>\\(\\nada{x}^2\\)</p>');
    expect(problemas).toMatchObject([{ codigo: 'formula_invalida', gravidade: 'aviso', valor: '\\(\\nada{x}^2\\)' }]);
  });

  it('prices are none', async () => {
    const { enunciado } = await one(multichoice({ ...SOMA, enunciado: '<p>De R$ 5,00 por R$ 4,00.</p>' }));
    expect(enunciado).toBe('<p>De R$ 5,00 por R$ 4,00.</p>');
  });
});

describe('folders', () => {
  it.each([
    ['$course$/top/Matemática/Funções', ['Matemática', 'Funções']],
    ['$course$/Default for Álgebra/Graus', ['Álgebra', 'Graus']],
    ['$system$/top/Entrada//saída', ['Entrada/saída']],
    ['', []],
  ])('%s is read as its names', (path, names) => expect(categoriaDe(path)).toEqual(names));

  it('hold for the questions behind them', async () => {
    const folder = '<question type="category"><category><text>$course$/top/Física</text></category></question>';
    expect(await read(`${multichoice(SOMA)}${folder}${multichoice(SOMA)}`)).toMatchObject([
      { categoria: [], linha: 1 },
      { categoria: ['Física'], linha: 2 },
    ]);
  });
});

describe('files that stand for the release 3.3 of Moodle', () => {
  const folder = new URL('../../../../../../../../../shared/data/moodle/', import.meta.url);
  const sample = (nome: string) => readFileSync(new URL(nome, folder));

  it.skipIf(!existsSync(folder))('give the recorded verdicts (skipped without ../shared/data)', async () => {
    const [som] = (await lerArquivo(sample('multichoice.xml'), 'multichoice.xml')).questoes;
    expect(som).toMatchObject({ gabarito: 'B', problemas: [{ codigo: 'midia_nao_suportada', valor: 'bonjour.mp3' }] });
    expect(som?.imagens).toHaveLength(4);
    const { questoes } = await lerArquivo(sample('truefalse.xml'), 'truefalse.xml');
    expect(questoes.map(({ gabarito, problemas, imagens }) => [gabarito, problemas, imagens.length])).toEqual([
      ['B', [], 4],
      ['A', [], 4],
    ]);
  });
});
