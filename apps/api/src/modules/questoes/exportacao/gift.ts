/** Questions as GIFT. It holds no pictures. */
import { createColecao } from './colecao.ts';
import { type Exportado, perda, type Perda, perdasDe, type QuestaoExportada } from './modelo.ts';
import { pastaDe } from './moodle.ts';
import { comPassagem, enderecosDe, textosDe } from './textos.ts';

/** What the format has no place for; a passage goes before the stem. */
const FORA = ['tri', 'lingua', 'dificuldade', 'pontuacao', 'orientacoes', 'texto_base', 'fonte'] as const;

/** Signs that steer stand behind a backslash, and a break is written. */
const escape = (text: string): string =>
  text.replaceAll(/[\\~=#{}:]/gu, (sign) => `\\${sign}`).replaceAll(/\r\n?|\n/gu, '\\n');
const inMark = (text: string): string => text.replaceAll(/[[\]\\]/gu, (sign) => `\\${sign}`);

function escrever(questao: QuestaoExportada, html: (text: string) => string): string {
  const { codigo, tipo, alternativas, gabarito, comentario, habilidades, etiquetas } = questao;
  const text = (source: string) => escape(html(source));
  const marks = [`[id:${inMark(codigo)}]`, ...[...habilidades, ...etiquetas].map((tag) => `[tag:${inMark(tag)}]`)];
  const options = alternativas.map(({ letra, texto, motivo }) => {
    const reason = motivo === '' ? '' : `#${text(motivo)}`;
    return `\t${letra === gabarito ? '=' : '~'}${text(texto)}${reason}`;
  });
  const general = comentario === '' ? [] : [`\t####${text(comentario)}`];
  const body = tipo === 'discursiva' ? general : [...options, ...general];
  const answers = body.length === 0 ? '{}' : `{\n${body.join('\n')}\n}`;
  return `// ${marks.join(' ')}\n::${escape(codigo)}::[html]${text(comPassagem(questao))}${answers}\n`;
}

export function exportGift(questoes: readonly QuestaoExportada[]): Exportado {
  const colecao = createColecao(new Map(), (nome) => nome);
  const perdas: Perda[] = [...perdasDe(questoes, FORA)];
  const parts: string[] = [];
  let folder = '';
  for (const questao of questoes) {
    if (pastaDe(questao) !== folder) {
      folder = pastaDe(questao);
      parts.push(`$CATEGORY: ${folder}\n`);
    }
    if (textosDe(questao).some((html) => enderecosDe(html).length > 0)) perdas.push(perda(questao, 'imagens'));
    parts.push(escrever(questao, (text) => colecao.html(questao, text)));
  }
  return {
    nome_arquivo: 'questoes.gift',
    tipo: 'text/plain; charset=utf-8',
    bytes: Buffer.from(parts.join('\n')),
    perdas,
  };
}
