/** Questions as the XML of Moodle's question bank, with their pictures inside. */
import { createColecao } from './colecao.ts';
import {
  type Exportado,
  type ImagemExportada,
  type Imagens,
  type Perda,
  perdasDe,
  type QuestaoExportada,
} from './modelo.ts';
import { comPassagem, semControle, xmlText } from './textos.ts';

/** What the format has no place for; a passage goes before the stem. */
const FORA = ['tri', 'lingua', 'dificuldade', 'texto_base', 'fonte'] as const;

/** A section that nothing inside ends. */
const cdata = (text: string): string => `<![CDATA[${semControle(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

const fileOf = ({ nome, bytes }: ImagemExportada): string =>
  `<file name="${xmlText(nome)}" path="/" encoding="base64">${Buffer.from(bytes).toString('base64')}</file>`;

/** A path as Moodle writes folders: a slash of a name is doubled. */
export const pastaDe = ({ materia, objeto }: QuestaoExportada): string =>
  [
    '$course$',
    'top',
    ...[materia, objeto ?? ''].filter((name) => name !== '').map((name) => name.replaceAll('/', '//')),
  ].join('/');

type Escrita = { readonly xml: string; readonly perdas: readonly Perda[] };

/** One question; each of its texts carries the pictures that it uses. */
function escrever(questao: QuestaoExportada, imagens: Imagens): Escrita {
  const perdas: Perda[] = [];
  const texto = (nome: string, html: string, atributos = '', dentro = ''): string => {
    const colecao = createColecao(imagens, (file) => `@@PLUGINFILE@@/${encodeURIComponent(file)}`);
    const written = colecao.html(questao, html);
    perdas.push(...colecao.perdas());
    return `<${nome} format="html"${atributos}><text>${cdata(written)}</text>${colecao.usadas().map(fileOf).join('')}${dentro}</${nome}>`;
  };
  const { codigo, tipo, alternativas, gabarito, comentario, orientacoes, pontuacao } = questao;
  const tags = [...questao.habilidades, ...questao.etiquetas].map((tag) => `<tag><text>${xmlText(tag)}</text></tag>`);
  const answers = alternativas.map(({ letra, texto: option, motivo }) =>
    texto('answer', option, ` fraction="${letra === gabarito ? 100 : 0}"`, texto('feedback', motivo)),
  );
  const own =
    tipo === 'discursiva'
      ? [texto('graderinfo', orientacoes), '<responseformat>editor</responseformat>']
      : [
          '<single>true</single><shuffleanswers>false</shuffleanswers><answernumbering>ABCD</answernumbering>',
          ...answers,
        ];
  const xml = `<question type="${tipo === 'discursiva' ? 'essay' : 'multichoice'}">
<name><text>${xmlText(codigo)}</text></name>
${texto('questiontext', comPassagem(questao))}
${texto('generalfeedback', comentario)}
<defaultgrade>${pontuacao ?? 1}</defaultgrade><penalty>0</penalty><hidden>0</hidden><idnumber>${xmlText(codigo)}</idnumber>
${own.join('\n')}
<tags>${tags.join('')}</tags>
</question>`;
  return { xml, perdas };
}

export function exportMoodle(questoes: readonly QuestaoExportada[], imagens: Imagens): Exportado {
  const parts: string[] = [];
  const perdas: Perda[] = [...perdasDe(questoes, FORA)];
  let folder = '';
  for (const questao of questoes) {
    if (pastaDe(questao) !== folder) {
      folder = pastaDe(questao);
      parts.push(`<question type="category"><category><text>${xmlText(folder)}</text></category></question>`);
    }
    const written = escrever(questao, imagens);
    parts.push(written.xml);
    perdas.push(...written.perdas);
  }
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${parts.join('\n')}\n</quiz>\n`;
  return { nome_arquivo: 'questoes.xml', tipo: 'application/xml', bytes: Buffer.from(xml), perdas };
}
