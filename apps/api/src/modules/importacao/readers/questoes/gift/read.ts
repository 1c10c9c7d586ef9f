/** Reads GIFT, block by block. Pure: it knows no school. */
import { alternativasDemais, colunaDe, letraDe, montar, splitEtiquetas } from '../conferir.ts';
import { type Conteudo, createConteudo, type Escrita } from '../conteudo.ts';
import { LeituraRecusada } from '../../leitura.ts';
import { type Alternativa, type CampoDaQuestao, LIMITES, type QuestaoLida } from '../modelo.ts';
import { categoriaDe } from '../moodle/categoria.ts';
import { escritaDe } from '../moodle/texto.ts';
import { casos } from '../problemas.ts';
import { BlocoIlegivel, type FormatoGift, type Partes, partesDe, takeFormato } from './bloco.ts';
import { type Bloco, blocosDe } from './blocos.ts';
import { type Escolha, type Respostas, respostasDe } from './respostas.ts';

const ESCRITAS: Readonly<Record<Exclude<FormatoGift, 'moodle'>, Escrita>> = {
  html: 'html',
  markdown: 'markdown',
  plain: 'texto',
};

type Lendo = { readonly partes: Partes; readonly conteudo: Conteudo };

/** Lines of a text without a format are those of the file; a break is written `\n`. */
const oneLine = (text: string): string => text.replaceAll(/[ \t]*\n[ \t]*/gu, ' ');

function textoDe({ partes, conteudo }: Lendo, campo: CampoDaQuestao, given: string, as: 'texto' | 'linha'): string {
  const { formato, texto } = takeFormato(given, partes.formato);
  const source = partes.ler(formato === 'moodle' ? oneLine(texto) : texto).trim();
  if (source === '') return '';
  return conteudo[as](campo, source, formato === 'moodle' ? escritaDe(undefined, source) : ESCRITAS[formato]);
}

const isRight = ({ certa, peso }: Escolha): boolean => (peso === null ? certa : peso >= 99.9);
const percent = (peso: number): string => `${String(peso).replace('.', ',')}%`;

/** @returns whether one option alone is right */
function checkKey(escolhas: readonly Escolha[], { dizer }: Conteudo): boolean {
  const right = escolhas.filter(isRight).length;
  const partial = escolhas.find(({ peso }) => peso !== null && peso > 0 && peso < 99.9)?.peso;
  const penalty = escolhas.find(({ peso }) => peso !== null && peso < 0)?.peso;
  if (right > 1) dizer(casos.variasCertas());
  else if (partial != null) dizer(right === 0 ? casos.variasCertas() : casos.nota(percent(partial)));
  else if (right === 0) dizer(casos.semGabarito());
  else if (penalty != null) dizer(casos.penalidade(percent(penalty)));
  return right === 1 && partial == null;
}

function multipla(lendo: Lendo, escolhas: readonly Escolha[]): Pick<QuestaoLida, 'alternativas' | 'gabarito'> {
  if (escolhas.length > 5) lendo.conteudo.dizer(alternativasDemais(escolhas.length));
  const isClear = checkKey(escolhas, lendo.conteudo);
  const alternativas = escolhas.slice(0, 5).flatMap(({ texto, motivo }, index): Alternativa[] => {
    const letra = letraDe(index);
    const campo = colunaDe(index);
    if (letra === null) return [];
    return [{ letra, texto: textoDe(lendo, campo, texto, 'linha'), motivo: textoDe(lendo, campo, motivo, 'linha') }];
  });
  return { alternativas, gabarito: isClear ? letraDe(escolhas.findIndex(isRight)) : null };
}

function perguntado(lendo: Lendo, respostas: Exclude<Respostas, { tipo: 'outra' }>) {
  if (respostas.tipo === 'dissertativa') return { tipo: 'discursiva' } as const;
  if (respostas.tipo === 'multipla') return { tipo: 'objetiva', ...multipla(lendo, respostas.escolhas) } as const;
  const [sim, nao] = respostas.motivos;
  return {
    tipo: 'objetiva',
    alternativas: [
      { letra: 'A', texto: 'Verdadeiro', motivo: textoDe(lendo, 'a', sim, 'linha') },
      { letra: 'B', texto: 'Falso', motivo: textoDe(lendo, 'b', nao, 'linha') },
    ],
    gabarito: respostas.verdadeira ? 'A' : 'B',
  } as const;
}

function readBloco({ linha, texto, categoria, id, etiquetas }: Bloco, pasta: string): QuestaoLida {
  const conteudo = createConteudo(pasta);
  const common = {
    linha,
    categoria: categoriaDe(categoria ?? ''),
    codigo: id === null ? null : id.slice(0, 60),
    ...splitEtiquetas(etiquetas),
  };
  let partes: Partes;
  try {
    partes = partesDe(texto);
  } catch (error) {
    if (!(error instanceof BlocoIlegivel)) throw error;
    conteudo.dizer(casos.bloco(texto, error.message));
    return montar({ ...common, nome: texto, tipo: 'objetiva' }, conteudo);
  }
  const lendo = { partes, conteudo };
  const named = { ...common, nome: partes.titulo };
  const enunciado = textoDe(lendo, 'enunciado', partes.enunciado, 'texto');
  if (partes.respostas === null) {
    conteudo.dizer(casos.solto(partes.titulo));
    return montar({ ...named, tipo: 'objetiva', enunciado, ignorada: true }, conteudo);
  }
  const respostas = respostasDe(partes.respostas);
  const outra = respostas.tipo === 'outra' ? respostas.nome : /[\p{L}\p{N}]/u.test(partes.depois) ? 'lacunas' : null;
  if (outra !== null || respostas.tipo === 'outra') {
    conteudo.dizer(casos.tipo(outra ?? 'desconhecida'));
    return montar({ ...named, tipo: 'objetiva', enunciado }, conteudo);
  }
  const comentario = textoDe(lendo, 'comentario', respostas.geral, 'texto');
  return montar({ ...named, enunciado, ...perguntado(lendo, respostas), comentario }, conteudo);
}

/** @throws LeituraRecusada for a file without a question, or with too many */
export function readGift(texto: string, pasta: string): readonly QuestaoLida[] {
  const blocos = blocosDe(texto.replace(/^\uFEFF/u, ''));
  if (blocos.length === 0) throw new LeituraRecusada('sem_questoes');
  if (blocos.length > LIMITES.questoes) throw new LeituraRecusada('questoes_demais');
  return blocos.map((bloco) => readBloco(bloco, pasta));
}
