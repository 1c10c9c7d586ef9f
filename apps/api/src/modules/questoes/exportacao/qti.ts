/** Questions as a package of QTI 3.0: items, passages and pictures, with their catalogue in the manifest. */
import { strToU8, zipSync } from 'fflate';

import { type Colecao, createColecao } from './colecao.ts';
import { type Exportado, type Imagens, perdasDe, type QuestaoExportada } from './modelo.ts';
import { semControle, xmlText } from './textos.ts';

const FORA = ['tri', 'lingua'] as const;
const QTI = 'xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0"';
const MATHML = 'xmlns="http://www.w3.org/1998/Math/MathML"';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Clean HTML as XML: void elements end themselves, every attribute has a value, formulas their namespace. */
const asXml = (html: string): string =>
  semControle(html).replaceAll(/<([a-z][a-z0-9]*)((?:\s[^<>]*)?)>/gu, (_whole, tag: string, attributes: string) => {
    const full = attributes.replaceAll(/\s([a-z][a-z-]*)(?=\s|$)/gu, ' $1=""');
    const end = ['br', 'hr', 'img'].includes(tag) ? '/' : '';
    return `<${tag}${tag === 'math' ? ` ${MATHML}` : ''}${full}${end}>`;
  });

/** A body may not hold bare text. */
const asBlock = (html: string): string =>
  html === '' || /^<(?:p|div|ul|ol|table|blockquote|pre|h[2-6]|figure|dl|hr)[\s>]/u.test(html)
    ? html
    : `<p>${html}</p>`;

type Escrevendo = { readonly questao: QuestaoExportada; readonly colecao: Colecao; readonly n: number };

const xmlOf = ({ questao, colecao }: Escrevendo, html: string): string => asXml(colecao.html(questao, html));

const feedback = (nome: string, xml: string): string =>
  xml === ''
    ? ''
    : `<qti-modal-feedback outcome-identifier="FEEDBACK" identifier="${nome}" show-hide="show"><qti-content-body>${xml}</qti-content-body></qti-modal-feedback>\n`;

function interactionOf(doing: Escrevendo): string {
  const { tipo, alternativas } = doing.questao;
  if (tipo === 'discursiva') return '<qti-extended-text-interaction response-identifier="RESPONSE"/>';
  const choices = alternativas.map(
    ({ letra, texto }) => `<qti-simple-choice identifier="${letra}">${xmlOf(doing, texto)}</qti-simple-choice>`,
  );
  return `<qti-choice-interaction response-identifier="RESPONSE" max-choices="1" shuffle="false">\n${choices.join('\n')}\n</qti-choice-interaction>`;
}

function declarationOf({ tipo, gabarito }: QuestaoExportada): string {
  const base = tipo === 'discursiva' ? 'string' : 'identifier';
  const key =
    gabarito === null ? '' : `<qti-correct-response><qti-value>${gabarito}</qti-value></qti-correct-response>`;
  return `<qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="${base}">${key}</qti-response-declaration>`;
}

const outcome = (nome: string, base: string, value: string): string =>
  `<qti-outcome-declaration identifier="${nome}" cardinality="single" base-type="${base}">${value}</qti-outcome-declaration>`;
const defaultOf = (value: string): string => `<qti-default-value><qti-value>${value}</qti-value></qti-default-value>`;

function itemOf(doing: Escrevendo): string {
  const { questao, n } = doing;
  const { codigo, texto_base, alternativas, enunciado, comentario, orientacoes, pontuacao } = questao;
  const points = pontuacao === null ? '' : outcome('MAXSCORE', 'float', defaultOf(String(pontuacao)));
  const passage =
    texto_base === null
      ? ''
      : `<qti-assessment-stimulus-ref identifier="t${n}" href="../textos/t${n}.xml" title="${xmlText(texto_base.titulo)}"/>\n`;
  const guide =
    orientacoes === ''
      ? ''
      : `<qti-rubric-block use="scoring" view="scorer"><qti-content-body>${asBlock(xmlOf(doing, orientacoes))}</qti-content-body></qti-rubric-block>\n`;
  const reasons = alternativas.map(({ letra, motivo }) => feedback(letra, xmlOf(doing, motivo)));
  return `${DECLARATION}<qti-assessment-item ${QTI} identifier="q${n}" title="${xmlText(codigo)}" adaptive="false" time-dependent="false" xml:lang="pt-BR">
${declarationOf(questao)}
${outcome('SCORE', 'float', defaultOf('0'))}${points}${outcome('FEEDBACK', 'identifier', '')}
${passage}<qti-item-body>
${guide}${asBlock(xmlOf(doing, enunciado))}
${interactionOf(doing)}
</qti-item-body>
<qti-response-processing template="https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct.xml"/>
${reasons.join('')}${feedback('COMENTARIO', xmlOf(doing, comentario))}</qti-assessment-item>
`;
}

const stimulusOf = (titulo: string, xml: string, n: number): string =>
  `${DECLARATION}<qti-assessment-stimulus ${QTI} identifier="t${n}" title="${xmlText(titulo)}" xml:lang="pt-BR"><qti-stimulus-body>${asBlock(xml)}</qti-stimulus-body></qti-assessment-stimulus>\n`;

const NIVEIS = { facil: 'easy', medio: 'medium', dificil: 'difficult' } as const;
const word = (name: string, text: string): string =>
  `<${name}><string language="pt-BR">${xmlText(text)}</string></${name}>`;

/** Code, words, level and folder of a question, as a catalogue writes them. */
function catalogueOf({ codigo, habilidades, etiquetas, dificuldade, materia, objeto }: QuestaoExportada): string {
  const keywords = [...habilidades, ...etiquetas].map((text) => word('keyword', text));
  const level =
    dificuldade === null
      ? ''
      : `<educational><difficulty><source>LOMv1.0</source><value>${NIVEIS[dificuldade]}</value></difficulty></educational>`;
  const taxons = [materia, objeto ?? '']
    .filter((name) => name !== '')
    .map((name) => `<taxon>${word('entry', name)}</taxon>`);
  return `<metadata><lom xmlns="http://ltsc.ieee.org/xsd/LOM"><general><identifier><catalog>codigo</catalog><entry>${xmlText(codigo)}</entry></identifier>${keywords.join('')}</general>${level}<classification><taxonPath>${taxons.join('')}</taxonPath></classification></lom></metadata>`;
}

type Parte = { readonly files: Readonly<Record<string, string>>; readonly resource: string };

function parteDe(doing: Escrevendo): Parte {
  const { questao, n } = doing;
  const item = `itens/q${n}.xml`;
  const passage = `textos/t${n}.xml`;
  const { texto_base } = questao;
  const text = texto_base && stimulusOf(texto_base.titulo, xmlOf(doing, texto_base.conteudo), n);
  const stimulus =
    text === null
      ? ''
      : `<resource identifier="rt${n}" type="imsqti_stimulus_xmlv3p0" href="${passage}"><file href="${passage}"/></resource>\n`;
  const depends = text === null ? '' : `<dependency identifierref="rt${n}"/>`;
  return {
    files: { [item]: itemOf(doing), ...(text !== null && { [passage]: text }) },
    resource: `<resource identifier="rq${n}" type="imsqti_item_xmlv3p0" href="${item}">${catalogueOf(questao)}<file href="${item}"/>${depends}</resource>\n${stimulus}`,
  };
}

export function exportQti(questoes: readonly QuestaoExportada[], imagens: Imagens): Exportado {
  const colecao = createColecao(imagens, (nome) => `../imagens/${nome}`, false);
  const partes = questoes.map((questao, index) => parteDe({ questao, colecao, n: index + 1 }));
  const pictures = colecao.usadas();
  const resources = pictures.map(
    ({ nome }, index) =>
      `<resource identifier="ri${index + 1}" type="webcontent" href="imagens/${nome}"><file href="imagens/${nome}"/></resource>\n`,
  );
  const manifest = `${DECLARATION}<manifest xmlns="http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1" identifier="questoes"><metadata><schema>QTI Package</schema><schemaversion>3.0.0</schemaversion></metadata><organizations/><resources>
${partes.map(({ resource }) => resource).join('')}${resources.join('')}</resources></manifest>
`;
  const texts = Object.fromEntries(partes.flatMap(({ files }) => Object.entries(files)));
  const entries = Object.entries({ 'imsmanifest.xml': manifest, ...texts }).map(([name, xml]) => [name, strToU8(xml)]);
  const zip = zipSync({
    ...Object.fromEntries(entries),
    ...Object.fromEntries(pictures.map(({ nome, bytes }) => [`imagens/${nome}`, bytes])),
  });
  const perdas = [...perdasDe(questoes, FORA), ...fontesDe(questoes), ...colecao.perdas()];
  return { nome_arquivo: 'questoes-qti.zip', tipo: 'application/zip', bytes: Buffer.from(zip), perdas };
}

/** A passage has its title, and no place for its source. */
const fontesDe = (questoes: readonly QuestaoExportada[]) =>
  perdasDe(
    questoes.filter(({ texto_base }) => texto_base !== null && texto_base.fonte !== ''),
    ['fonte'],
  );
