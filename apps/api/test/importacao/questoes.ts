/** Files of questions for tests, written here. Only tests import it. */
import { strToU8, zipSync, type Zippable } from 'fflate';

import { formatoDeQuestoes } from '../../src/modules/importacao/readers/questoes/formato.ts';
import type { QuestaoGuardada } from '../../src/modules/importacao/questoes/guardada.ts';
import type { QuestaoLida } from '../../src/modules/importacao/readers/questoes/modelo.ts';
import { type LeituraDeQuestoes, readQuestoes } from '../../src/modules/importacao/readers/questoes/read.ts';

/** Where pictures of the school are, in what the readers give. */
export const PASTA = '/api/v2/midias/1/';

/** A PNG of one pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** Reads a file as the upload tells its format. */
export async function lerArquivo(
  file: string | Uint8Array,
  nome: string,
  { html = false, mapeamento = null }: { html?: boolean; mapeamento?: Record<string, string> | null } = {},
): Promise<LeituraDeQuestoes> {
  const bytes = typeof file === 'string' ? strToU8(file) : file;
  const told = formatoDeQuestoes(bytes, nome);
  if (!('formato' in told)) throw new Error(told.desconhecido);
  return readQuestoes({ bytes, formato: told.formato, planilha: 1, pasta: PASTA, html, mapeamento });
}

/** A question as the line of a file keeps it. */
export const GUARDADA: QuestaoGuardada = {
  codigo: null,
  nome: 'Quanto é 2 + 2?',
  categoria: [],
  materia: null,
  objeto: null,
  habilidades: [],
  etiquetas: [],
  tipo: 'objetiva',
  texto_base: null,
  enunciado: '<p>Quanto é 2 + 2?</p>',
  alternativas: [
    { letra: 'A', texto: '3', motivo: '' },
    { letra: 'B', texto: '4', motivo: '' },
  ],
  gabarito: 'B',
  comentario: '',
  dificuldade: null,
  lingua: null,
  tri: null,
  pontuacao: null,
  orientacoes: '',
  imagens: [],
  ignorada: false,
  problemas: [],
};

/** All HTML of a question. */
export const htmlDaQuestao = ({ enunciado, alternativas, comentario, orientacoes, texto_base }: QuestaoLida): string =>
  [
    texto_base?.conteudo ?? '',
    enunciado,
    ...alternativas.flatMap(({ texto, motivo }) => [texto, motivo]),
    comentario,
    orientacoes,
  ].join('\n');

export const codigosDe = ({ problemas }: QuestaoLida): readonly string[] => problemas.map(({ codigo }) => codigo);

/** A Moodle question bank around its questions. */
export const moodle = (questions: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>${questions}</quiz>`;

const cdata = (text: string): string => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

type Multipla = {
  readonly enunciado: string;
  readonly alternativas: readonly (readonly [fracao: number, texto: string, motivo?: string])[];
  /** Elements besides them. */
  readonly mais?: string;
  readonly arquivos?: string;
};

export const multichoice = ({ enunciado, alternativas, mais = '', arquivos = '' }: Multipla): string =>
  `<question type="multichoice"><name><text>Nome</text></name>
  <questiontext format="html"><text>${cdata(enunciado)}</text>${arquivos}</questiontext><single>true</single>
  ${alternativas
    .map(
      ([fraction, text, reason = '']) =>
        `<answer fraction="${fraction}" format="html"><text>${cdata(text)}</text><feedback format="html"><text>${cdata(reason)}</text></feedback></answer>`,
    )
    .join('\n')}${mais}</question>`;

const QTI3 = 'xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0"';

type Item = {
  readonly corpo: string;
  readonly opcoes: readonly string[];
  readonly mais?: string;
  readonly fim?: string;
};

/** An item of QTI 3.0 whose first option is right. */
export const itemQti3 = ({ corpo, opcoes, mais = '', fim = '' }: Item): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<qti-assessment-item ${QTI3} identifier="i1" title="Item" adaptive="false" time-dependent="false">
  <qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="identifier"><qti-correct-response><qti-value>o0</qti-value></qti-correct-response></qti-response-declaration>
  ${mais}<qti-item-body>${corpo}<qti-choice-interaction response-identifier="RESPONSE" max-choices="1">
  ${opcoes.map((text, index) => `<qti-simple-choice identifier="o${index}">${text}</qti-simple-choice>`).join('\n')}
  </qti-choice-interaction></qti-item-body>${fim}</qti-assessment-item>`;

type Recurso = { readonly href: string; readonly tipo?: string; readonly xml: string; readonly metadados?: string };

/** A package with a manifest that names these files; others lie beside them. */
export function pacoteQti(recursos: readonly Recurso[], outros: Zippable = {}): Uint8Array {
  const resources = recursos.map(
    ({ href, tipo = 'imsqti_item_xmlv3p0', metadados = '' }, index) =>
      `<resource identifier="r${index}" type="${tipo}" href="${href}">${metadados}<file href="${href}"/></resource>`,
  );
  const manifest = `<?xml version="1.0"?><manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"><resources>${resources.join('')}</resources></manifest>`;
  return zipSync({
    'imsmanifest.xml': strToU8(manifest),
    ...Object.fromEntries(recursos.map(({ href, xml }) => [href, strToU8(xml)])),
    ...outros,
  });
}
