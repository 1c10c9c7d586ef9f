/** [QIM-7] What is exported and read again is the same question, for what the format holds; what it does not hold is told. */
import {
  assert,
  asyncProperty,
  constantFrom,
  integer,
  oneof,
  option,
  record,
  string,
  subarray,
  tuple,
  uniqueArray,
} from 'fast-check';
import { describe, expect, it } from 'vitest';

import { htmlDaQuestao, lerArquivo, PASTA, PIXEL } from '../../../../../test/importacao/questoes.ts';
import { cleanHtml } from '../../../../http/rich-text/clean-html.ts';
import { escapeHtml } from '../../../../http/rich-text/escape-html.ts';
import { renderFormula } from '../../../../http/rich-text/formulas.ts';
import { exportar, type FormatoExportado } from '../../../questoes/exportacao/exportar.ts';
import type { Imagens, QuestaoExportada } from '../../../questoes/exportacao/modelo.ts';
import { textosDe } from '../../../questoes/exportacao/textos.ts';
import { imagemOf, isImagem } from './imagens.ts';
import type { QuestaoLida } from './modelo.ts';

const kept = imagemOf('a.png', PIXEL, PASTA);
if (!isImagem(kept)) throw new Error('no picture');
const IMAGENS: Imagens = new Map([[kept.endereco, { nome: 'mapa.png', tipo: kept.tipo, bytes: kept.bytes }]]);

const math = (tex: string, display = false): string => {
  const drawn = renderFormula(tex, display);
  return 'mathml' in drawn ? drawn.mathml : '';
};

const FORMULAS = [
  math('\\frac{1}{2}'),
  math('2'),
  math('a < b'),
  math('x_1 \\% \\{y\\}', true),
  math('\\text{se } x = 1'),
];
const MARKS = [
  '<strong>forte</strong>',
  'H<sub>2</sub>O',
  'a<br>b',
  '<em lang="en">word</em>',
  '<math><mi>x</mi></math>',
];
const NASTY = [
  '=1+1',
  "'=x",
  '~a =b #c {d} e:f \\g',
  '$x$ e \\(y\\)',
  'R$ 5,00 a R$ 6,00',
  ']]>',
  '"a";b,c',
  '[tag:x] // y',
  '-> %50%',
  '-3',
  '@@PLUGINFILE@@',
];

const text = constantFrom(...NASTY, 'Qual é a cor?', 'Ação').map((one) => escapeHtml(one));
// U+FFFD stands for what could not be read, and the library that writes workbooks leaves it out.
const words = string({ unit: 'grapheme', maxLength: 12 }).map((one) =>
  escapeHtml(one.replaceAll(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}\p{Cf}\p{Co}\uFFFD\uFFFE\uFFFF]/gu, 'ç')),
);
const piece = constantFrom(...FORMULAS, ...MARKS);
const line = tuple(words, text, piece).map((parts) => cleanHtml(parts.join(' ')).trim());
const paragraph = line.map((one) => `<p>${one}</p>`);
const block = constantFrom('<ul><li>um</li><li>dois</li></ul>', '<table><tr><td>1</td></tr></table>', '');
const picture = constantFrom(`<p><img src="${kept.endereco}" alt="Mapa &quot;1&quot;"></p>`, '');
const stem = tuple(paragraph, block, picture, paragraph).map((parts) => parts.join(''));
const plainStem = tuple(words, text).map(([one, other]) => cleanHtml(`<p>${one} ${other}</p><p>?</p>`));
const rich = option(stem, { nil: '' });
const nome = constantFrom('Matemática', 'Artes/Música', 'Física & Química', 'Ciências: "da" Terra');

const objetiva = record({
  codigo: constantFrom('MAT-1', 'Q [2]', 'a:b=c', 'Ç/9'),
  materia: nome,
  objeto: option(nome, { nil: null }),
  habilidades: subarray(['EF09MA01', 'EM13CNT202', 'MT-H3']),
  etiquetas: subarray(['revisão', 'prova 1', 'a] b', 'c#d']),
  tipo: constantFrom('objetiva' as const),
  texto_base: option(record({ titulo: constantFrom('', 'Fábula'), conteudo: stem, fonte: constantFrom('', 'Livro') }), {
    nil: null,
  }),
  enunciado: oneof(stem, plainStem),
  alternativas: uniqueArray(line, { minLength: 2, maxLength: 5, comparator: 'IsStrictlyEqual' }).chain((texts) =>
    tuple(
      ...texts.map((texto, n) =>
        option(line, { nil: '' }).map((motivo) => ({ letra: LETTERS[n] ?? 'E', texto: `${n} ${texto}`, motivo })),
      ),
    ),
  ),
  gabarito: constantFrom('A' as const, 'B' as const),
  comentario: rich,
  dificuldade: constantFrom('facil' as const, 'medio' as const, 'dificil' as const, null),
  lingua: constantFrom(1 as const, 2 as const, null),
  tri: option(
    record({
      a: integer({ min: 1, max: 30 }).map((n) => n / 10),
      b: integer({ min: -30, max: 30 }).map((n) => n / 10),
      c: constantFrom(0, 0.25),
      origem: constantFrom('INEP'),
    }),
    { nil: null },
  ),
  pontuacao: constantFrom(null),
  orientacoes: constantFrom(''),
});
const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const;
const discursiva = tuple(objetiva, rich, constantFrom(2.5, null)).map(([one, orientacoes, pontuacao]) => ({
  ...one,
  tipo: 'discursiva' as const,
  alternativas: [],
  gabarito: null,
  tri: null,
  orientacoes,
  pontuacao,
}));

type Comparada = Omit<QuestaoExportada, 'codigo'> & { readonly codigo: string | null };

/** A question that was read, with subject and topic as they are proposed. */
const lida = (questao: QuestaoLida): Comparada => ({
  codigo: questao.codigo,
  materia: questao.materia ?? questao.categoria[0] ?? '',
  objeto: questao.objeto ?? questao.categoria[1] ?? null,
  habilidades: questao.habilidades,
  etiquetas: questao.etiquetas,
  tipo: questao.tipo,
  texto_base: questao.texto_base,
  enunciado: questao.enunciado,
  alternativas: questao.alternativas,
  gabarito: questao.gabarito,
  comentario: questao.comentario,
  dificuldade: questao.dificuldade,
  lingua: questao.lingua,
  tri: questao.tri,
  pontuacao: questao.pontuacao,
  orientacoes: questao.orientacoes,
});

const semPassagem = (questao: QuestaoExportada): QuestaoExportada => ({
  ...questao,
  tri: null,
  lingua: null,
  dificuldade: null,
  texto_base: null,
  enunciado: questao.texto_base ? `${questao.texto_base.conteudo}\n${questao.enunciado}` : questao.enunciado,
});
const naTabela = (questao: QuestaoExportada): QuestaoExportada => ({
  ...questao,
  pontuacao: null,
  orientacoes: '',
  texto_base: questao.texto_base && { titulo: '', conteudo: questao.texto_base.conteudo, fonte: '' },
  alternativas: questao.alternativas.map((one) => ({ ...one, motivo: '' })),
});

/** What stays of a question in each format. */
const CABE: Readonly<Record<FormatoExportado, (questao: QuestaoExportada) => QuestaoExportada>> = {
  csv: naTabela,
  xlsx: naTabela,
  moodle_xml: semPassagem,
  gift: (questao) => ({ ...semPassagem(questao), pontuacao: null, orientacoes: '' }),
  qti30: (questao) => ({
    ...questao,
    tri: null,
    lingua: null,
    texto_base: questao.texto_base && { ...questao.texto_base, fonte: '' },
  }),
};

/** GIFT holds no pictures. */
const withoutPictures = (questao: QuestaoExportada): QuestaoExportada => {
  const plain = (html: string) => html.replaceAll(/<img[^>]*>/gu, '');
  return {
    ...questao,
    texto_base: questao.texto_base && { ...questao.texto_base, conteudo: plain(questao.texto_base.conteudo) },
    enunciado: plain(questao.enunciado),
    comentario: plain(questao.comentario),
    orientacoes: plain(questao.orientacoes),
  };
};

const FORMATOS: readonly FormatoExportado[] = ['csv', 'xlsx', 'moodle_xml', 'gift', 'qti30'];

async function backAndForth(formato: FormatoExportado, questoes: readonly QuestaoExportada[]) {
  const { bytes, nome_arquivo, perdas } = await exportar(formato, questoes, IMAGENS);
  return { lidas: (await lerArquivo(bytes, nome_arquivo)).questoes, perdas };
}

describe('export and import again', () => {
  it.each(FORMATOS)('%s gives equal questions', async (formato) => {
    await assert(
      asyncProperty(
        uniqueArray(oneof(objetiva, discursiva), { minLength: 1, maxLength: 3, selector: ({ codigo }) => codigo }),
        async (questoes: readonly QuestaoExportada[]) => {
          const { lidas } = await backAndForth(formato, questoes);
          const wanted = questoes.map((one) => CABE[formato](formato === 'gift' ? withoutPictures(one) : one));
          expect(lidas.map(lida)).toEqual(wanted);
          expect(lidas.flatMap(({ problemas }) => problemas.filter(({ gravidade }) => gravidade === 'erro'))).toEqual(
            [],
          );
          const used = new Set(wanted.flatMap((one) => textosDe(one).flatMap((html) => [...html.matchAll(/<img/gu)])));
          const found = lidas.flatMap((one) => [...htmlDaQuestao(one).matchAll(/<img/gu)]);
          expect(found).toHaveLength(used.size);
        },
      ),
      { numRuns: 40 },
    );
  });

  const CHEIA: QuestaoExportada = {
    codigo: 'C1',
    materia: 'M',
    objeto: null,
    habilidades: [],
    etiquetas: [],
    tipo: 'objetiva',
    texto_base: { titulo: 'T', conteudo: '<p>t</p>', fonte: 'F' },
    enunciado: `<p>x? <img src="${kept.endereco}" alt="m"></p>`,
    alternativas: [
      { letra: 'A', texto: 'a', motivo: 'sim' },
      { letra: 'B', texto: 'b', motivo: '' },
    ],
    gabarito: 'A',
    comentario: '',
    dificuldade: 'facil',
    lingua: 1,
    tri: { a: 1, b: 0, c: 0, origem: 'INEP' },
    pontuacao: 2,
    orientacoes: '<p>o</p>',
  };

  it.each<readonly [FormatoExportado, readonly string[]]>([
    ['csv', ['motivos', 'pontuacao', 'orientacoes', 'fonte']],
    ['xlsx', ['motivos', 'pontuacao', 'orientacoes', 'fonte']],
    ['moodle_xml', ['tri', 'lingua', 'dificuldade', 'texto_base', 'fonte']],
    ['gift', ['tri', 'lingua', 'dificuldade', 'pontuacao', 'orientacoes', 'texto_base', 'fonte', 'imagens']],
    ['qti30', ['tri', 'lingua', 'fonte']],
  ])('%s tells what it cannot hold', async (formato, campos) => {
    const { perdas } = await backAndForth(formato, [CHEIA]);
    expect(perdas.filter(({ campo }) => campo !== 'imagem_ausente').map(({ campo }) => campo)).toEqual(campos);
    expect(perdas.every(({ codigo, mensagem }) => codigo === 'C1' && mensagem.endsWith('.'))).toBe(true);
  });

  it.each(FORMATOS)('%s without the keys has none', async (formato) => {
    const { lidas } = await backAndForth(formato, [{ ...CHEIA, gabarito: null }]);
    expect(lidas.map(({ gabarito }) => gabarito)).toEqual([null]);
  });
});
