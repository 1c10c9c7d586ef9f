/** Reads the XML in which Moodle writes its question bank. Pure: it knows no school. */
import { createConteudo } from '../conteudo.ts';
import { montar, splitEtiquetas } from '../conferir.ts';
import { LeituraRecusada } from '../../leitura.ts';
import { LIMITES, type QuestaoLida } from '../modelo.ts';
import { casos } from '../problemas.ts';
import { decodeDocument, type Elemento, filhoDe, filhosDe, parseXml, textOf } from '../xml/arvore.ts';
import { categoriaDe } from './categoria.ts';
import { readMultichoice, readTrueFalse, type Respostas } from './respostas.ts';
import { readTexto, wordOf } from './texto.ts';

/** What Moodle's other types are called on its screens. */
const OUTROS: Readonly<Record<string, string>> = {
  shortanswer: 'resposta curta',
  numerical: 'numérica',
  matching: 'associação',
  cloze: 'lacunas',
  calculated: 'calculada',
  calculatedsimple: 'calculada simples',
  calculatedmulti: 'múltipla escolha calculada',
  ddwtos: 'arrastar para o texto',
  ddimageortext: 'arrastar para a imagem',
  ddmarker: 'arrastar marcadores',
  gapselect: 'escolher palavras',
  randomsamatch: 'associação aleatória',
  multichoiceset: 'tudo ou nada',
};

const SEM_RESPOSTAS: Respostas = { alternativas: [], gabarito: null };

function pontosDe(question: Elemento): number | null {
  const points = Number(textOf(filhoDe(question, 'defaultgrade')).trim());
  return Number.isFinite(points) && points > 0 && points !== 1 && points <= 99_999
    ? Math.round(points * 100) / 100
    : null;
}

function readQuestao(question: Elemento, linha: number, categoria: readonly string[], pasta: string): QuestaoLida {
  const conteudo = createConteudo(pasta);
  const type = question.atributos['type'] ?? '';
  const tags = filhosDe(filhoDe(question, 'tags') ?? question, 'tag').map(wordOf);
  const idnumber = wordOf(filhoDe(question, 'idnumber'));
  const common = {
    linha,
    categoria,
    codigo: idnumber === '' ? null : idnumber.slice(0, 60),
    nome: wordOf(filhoDe(question, 'name')),
    ...splitEtiquetas(tags),
  };
  const isEssay = type === 'essay';
  if (type === 'description') conteudo.dizer(casos.solto(common.nome));
  else if (!isEssay && type !== 'multichoice' && type !== 'truefalse') conteudo.dizer(casos.tipo(OUTROS[type] ?? type));
  if (conteudo.problemas().length > 0)
    return montar({ ...common, tipo: 'objetiva', ignorada: type === 'description' }, conteudo);
  const enunciado = readTexto(conteudo, 'enunciado', filhoDe(question, 'questiontext'));
  const respostas = isEssay
    ? SEM_RESPOSTAS
    : type === 'truefalse'
      ? readTrueFalse(question, conteudo)
      : readMultichoice(question, conteudo);
  return montar(
    {
      ...common,
      tipo: isEssay ? 'discursiva' : 'objetiva',
      enunciado,
      ...respostas,
      comentario: readTexto(conteudo, 'comentario', filhoDe(question, 'generalfeedback')),
      orientacoes: isEssay ? readTexto(conteudo, 'comentario', filhoDe(question, 'graderinfo')) : '',
      pontuacao: isEssay ? pontosDe(question) : null,
    },
    conteudo,
  );
}

/** @throws LeituraRecusada for a file that is no question bank, or is made to harm */
export function readMoodle(bytes: Uint8Array, pasta: string): readonly QuestaoLida[] {
  const root = parseXml(decodeDocument(bytes));
  if (root.nome !== 'quiz') throw new LeituraRecusada('xml_desconhecido');
  const questoes: QuestaoLida[] = [];
  let categoria: readonly string[] = [];
  for (const question of filhosDe(root, 'question')) {
    if (question.atributos['type'] === 'category') categoria = categoriaDe(wordOf(filhoDe(question, 'category')));
    else questoes.push(readQuestao(question, questoes.length + 1, categoria, pasta));
    if (questoes.length > LIMITES.questoes) throw new LeituraRecusada('questoes_demais');
  }
  return questoes;
}
