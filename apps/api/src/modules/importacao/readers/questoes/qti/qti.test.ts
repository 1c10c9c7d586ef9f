import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import {
  codigosDe,
  itemQti3,
  lerArquivo,
  pacoteQti,
  PASTA,
  PIXEL,
} from '../../../../../../test/importacao/questoes.ts';
import type { QuestaoLida } from '../modelo.ts';

const one = async (file: string | Uint8Array): Promise<QuestaoLida> => {
  const [questao] = (await lerArquivo(file, 'item.xml')).questoes;
  if (!questao) throw new Error('no question');
  return questao;
};

const item2 = (versao: '2p1' | '2p2', { max = '1', cardinality = 'single', response = '', body = '' } = {}) =>
  `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v${versao}" identifier="q" title="Título" adaptive="false">
  <responseDeclaration identifier="R" cardinality="${cardinality}" baseType="identifier">${response || '<correctResponse><value>b</value></correctResponse>'}</responseDeclaration>
  <itemBody><p>Quanto é 2 &gt; 1?</p>${body}<choiceInteraction responseIdentifier="R" maxChoices="${max}"><prompt>Marque:</prompt>
  <simpleChoice identifier="a">um</simpleChoice><simpleChoice identifier="b">dois<feedbackInline identifier="b" outcomeIdentifier="F">Isso.</feedbackInline></simpleChoice>
  </choiceInteraction></itemBody>
  <modalFeedback outcomeIdentifier="F" identifier="a" showHide="show">Não.</modalFeedback>
  <modalFeedback outcomeIdentifier="F" identifier="sempre" showHide="show"><p>Comente.</p></modalFeedback></assessmentItem>`;

describe('an item with options', () => {
  const wanted = {
    nome: 'Título',
    tipo: 'objetiva',
    enunciado: '<p>Quanto é 2 &gt; 1?</p>\n<p>Marque:</p>',
    alternativas: [
      { letra: 'A', texto: 'um', motivo: 'Não.' },
      { letra: 'B', texto: 'dois', motivo: 'Isso.' },
    ],
    gabarito: 'B',
    comentario: '<p>Comente.</p>',
    problemas: [],
  };

  it.each(['2p1', '2p2'] as const)('of version %s is read', async (versao) => {
    expect(await one(item2(versao))).toMatchObject(wanted);
  });

  it('of version 3.0 is read', async () => {
    expect(await one(itemQti3({ corpo: '<p>Quanto?</p>', opcoes: ['um', 'dois'] }))).toMatchObject({
      enunciado: '<p>Quanto?</p>',
      gabarito: 'A',
      problemas: [],
    });
  });

  it('has its key by a mapping with one positive entry', async () => {
    const entry = (key: string, value: number) => `<mapEntry mapKey="${key}" mappedValue="${value}"/>`;
    const response = `<mapping>${entry('a', -1)}${entry('b', 1)}</mapping>`;
    expect(await one(item2('2p1', { response }))).toMatchObject({ gabarito: 'B', problemas: [] });
    const both = `<mapping>${entry('a', 0.5)}${entry('b', 1)}</mapping>`;
    expect(codigosDe(await one(item2('2p1', { response: both })))).toEqual(['nota_parcial']);
  });

  it.each([
    ['several answers', item2('2p1', { max: '2', cardinality: 'multiple' }), 'varias_certas'],
    ['no key', item2('2p1', { response: '<correctResponse><value>z</value></correctResponse>' }), 'sem_gabarito'],
    ['another interaction', itemQti3({ corpo: '<qti-text-entry-interaction/>', opcoes: ['a'] }), 'tipo_nao_suportado'],
    ['values that are drawn', item2('2p1', { body: '<printedVariable identifier="x"/>' }), 'tipo_nao_suportado'],
    ['a way of its own', item2('2p1').replace('adaptive="false"', 'adaptive="true"'), 'tipo_nao_suportado'],
    ['a sound', item2('2p1', { body: '<object data="a.mp3" type="audio/mpeg"/>' }), 'midia_nao_suportada'],
  ])('with %s is left out', async (_name, xml, codigo) => {
    expect(codigosDe(await one(xml))).toContain(codigo);
  });

  it('keeps MathML, with a prefix or without, and the source of its annotation', async () => {
    const math = '<m:math xmlns:m="http://www.w3.org/1998/Math/MathML"><m:mi>x</m:mi></m:math>';
    const annotated =
      '<math><semantics><mi>y</mi><annotation encoding="application/x-tex">y</annotation></semantics></math>';
    const { enunciado } = await one(itemQti3({ corpo: `<p>${math}${annotated}</p>`, opcoes: ['a', 'b'] }));
    expect(enunciado).toBe('<p><math><mi>x</mi></math><math data-tex="y"><mi>y</mi></math></p>');
  });
});

it('an item with a long answer is a text question with its guidance', async () => {
  const xml = `<assessmentItem identifier="q" title="t"><itemBody><rubricBlock view="scorer"><p>Olhe.</p></rubricBlock>
    <p>Fale.</p><extendedTextInteraction responseIdentifier="R"/></itemBody></assessmentItem>`;
  expect(await one(xml)).toMatchObject({
    tipo: 'discursiva',
    enunciado: '<p>Fale.</p>',
    orientacoes: '<p>Olhe.</p>',
    problemas: [],
  });
});

describe('a package', () => {
  const item = (n: number, mais = '') => itemQti3({ corpo: `<p>Questão ${n}?</p>${mais}`, opcoes: ['a', 'b'] });

  it('has pictures beside its items, words of its catalogue and a passage', async () => {
    const stimulus = `<qti-assessment-stimulus identifier="s" title="Fábula"><qti-stimulus-body><p>Era uma vez.</p></qti-stimulus-body></qti-assessment-stimulus>`;
    const xml = itemQti3({
      corpo: '<p><img src="../img/a.png" alt="A"/></p>',
      opcoes: ['a', 'b'],
      mais: '<qti-assessment-stimulus-ref identifier="s" href="../s.xml"/>',
    });
    const metadados = `<metadata><lom><general><identifier><entry>POR-1</entry></identifier><keyword><string>fábula</string></keyword><keyword><string>EF67LP28</string></keyword></general>
      <classification><taxonPath><taxon><entry><string>Português</string></entry></taxon><taxon><entry><string>Leitura</string></entry></taxon></taxonPath></classification></lom></metadata>`;
    const zip = pacoteQti([{ href: 'itens/1.xml', xml, metadados }], {
      'img/a.png': PIXEL,
      's.xml': new TextEncoder().encode(stimulus),
    });
    const questao = await one(zip);
    expect(questao).toMatchObject({
      arquivo: 'itens/1.xml',
      codigo: 'POR-1',
      etiquetas: ['fábula'],
      habilidades: ['EF67LP28'],
      categoria: ['Português', 'Leitura'],
      texto_base: { titulo: 'Fábula', conteudo: '<p>Era uma vez.</p>', fonte: '' },
      problemas: [],
    });
    expect(questao.enunciado).toBe(`<p><img src="${PASTA}${questao.imagens[0]?.sha256}.png" alt="A"></p>`);
  });

  it('stands in the order of its test', async () => {
    const test =
      '<assessmentTest identifier="t"><assessmentItemRef href="2.xml"/><assessmentItemRef href="1.xml"/></assessmentTest>';
    const zip = pacoteQti([
      { href: '1.xml', xml: item(1) },
      { href: '2.xml', xml: item(2) },
      { href: 't.xml', xml: test, tipo: 'imsqti_test_xmlv2p1' },
    ]);
    const { questoes } = await lerArquivo(zip, 'p.zip');
    expect(questoes.map(({ enunciado }) => enunciado)).toEqual(['<p>Questão 2?</p>', '<p>Questão 1?</p>']);
  });

  it('with one broken item gives the others', async () => {
    const zip = pacoteQti([
      { href: '1.xml', xml: '<qti-assessment-item>' },
      { href: '2.xml', xml: item(2) },
    ]);
    const { questoes } = await lerArquivo(zip, 'p.zip');
    expect(questoes.map(codigosDe)).toEqual([['tipo_nao_suportado'], []]);
  });
});

describe('items of other programs', () => {
  const folder = new URL('../../../../../../../../../shared/data/qti/', import.meta.url);
  const cases = [
    ['choice-feedback.xml', 'A', []],
    ['choice-min.xml', null, ['varias_certas']],
    ['xchoiceS.xml', null, ['tipo_nao_suportado']],
  ] as const;

  it.skipIf(!existsSync(folder)).each(cases)('%s (skipped without ../shared/data)', async (nome, gabarito, codigos) => {
    const questao = await one(readFileSync(new URL(nome, folder)));
    expect([questao.gabarito, codigosDe(questao)]).toEqual([gabarito, codigos]);
  });
});
