/** A question as the editor holds it, and what is sent of it. Pure. */
import type { QuestaoGestao, QuestaoNovaRequest, QuestaoSituacao } from '@luneta/api-client';
import { LETRAS, MAX_ALTERNATIVAS, type Letra, type QuestaoTipo } from '@luneta/domain';
import type { OptionDraft } from '@luneta/ui/editor';

export type Valores = {
  codigo: string;
  tipo: QuestaoTipo;
  materia_id: number | null;
  objeto_conhecimento_id: number | null;
  habilidades: readonly number[];
  etiquetas: readonly string[];
  texto_base_id: number | null;
  enunciado: string;
  alternativas: readonly OptionDraft[];
  comentario: string;
  dificuldade: '' | 'facil' | 'medio' | 'dificil';
  lingua_estrangeira: '' | '1' | '2';
  par_id: number | null;
  pontuacao: string;
  orientacoes: string;
  /** The state that is asked for; '' keeps the one that stands. */
  situacao: '' | 'em_revisao' | 'aprovada';
};

type Pedido = Omit<QuestaoNovaRequest, 'params' | 'aceita_repetida'>;

/** How many empty alternatives a new question begins with. */
const BEGINS_WITH = 4;
const blank = (id: number): OptionDraft => ({ id, texto: '', motivo: '', correta: false });
const blanks = (n: number, from = 0) => Array.from({ length: n }, (_, i) => blank(from + i + 1));

export const NOVA: Valores = {
  codigo: '',
  tipo: 'objetiva',
  materia_id: null,
  objeto_conhecimento_id: null,
  habilidades: [],
  etiquetas: [],
  texto_base_id: null,
  enunciado: '',
  alternativas: blanks(BEGINS_WITH),
  comentario: '',
  dificuldade: '',
  lingua_estrangeira: '',
  par_id: null,
  pontuacao: '',
  orientacoes: '',
  situacao: '',
};

export function valoresOf(questao: QuestaoGestao): Valores {
  const written = questao.alternativas.map(({ letra, texto, motivo }, n) => ({
    id: n + 1,
    texto,
    motivo,
    correta: letra === questao.gabarito,
  }));
  return {
    codigo: questao.codigo,
    tipo: questao.tipo,
    materia_id: questao.materia_id,
    objeto_conhecimento_id: questao.objeto_conhecimento_id,
    habilidades: questao.habilidades.map(({ habilidade_id }) => habilidade_id),
    etiquetas: questao.etiquetas,
    texto_base_id: questao.texto_base?.texto_base_id ?? null,
    enunciado: questao.enunciado,
    alternativas: [...written, ...blanks(Math.max(0, 2 - written.length), written.length)],
    comentario: questao.comentario,
    dificuldade: questao.dificuldade ?? '',
    lingua_estrangeira: questao.lingua_estrangeira === null ? '' : questao.lingua_estrangeira === 1 ? '1' : '2',
    par_id: questao.par_id,
    pontuacao: questao.pontuacao === null ? '' : String(questao.pontuacao).replace('.', ','),
    orientacoes: questao.orientacoes,
    situacao: '',
  };
}

const isUntouched = ({ texto, motivo, correta }: OptionDraft) => texto === '' && motivo === '' && !correta;

/** Without the empty ones at the end, which nobody has begun. */
export function escritas({ tipo, alternativas }: Valores): readonly OptionDraft[] {
  if (tipo === 'discursiva') return [];
  const begun = alternativas.map((option) => !isUntouched(option));
  return alternativas.slice(0, Math.min(begun.lastIndexOf(true) + 1, MAX_ALTERNATIVAS));
}

const letraAt = (place: number): Letra => LETRAS[place] ?? 'E';

/** The letter of the right one; null while none is marked. */
export function gabaritoOf(options: readonly OptionDraft[]): Letra | null {
  const place = options.findIndex(({ correta }) => correta);
  return place < 0 ? null : letraAt(place);
}

/** Points as they are typed; null for none, NaN for what is no number. */
export const pontosOf = (typed: string): number | null =>
  typed.trim() === '' ? null : Number(typed.trim().replace(',', '.'));

/** What is sent. A question without a subject is sent with 0, which the schema refuses at its field. */
export function pedidoOf(valores: Valores): Pedido {
  const { codigo, tipo, materia_id, lingua_estrangeira, dificuldade, situacao, pontuacao, ...rest } = valores;
  const options = escritas(valores);
  const discursiva = tipo === 'discursiva';
  return {
    ...(codigo.trim() !== '' && { codigo: codigo.trim() }),
    tipo,
    materia_id: materia_id ?? 0,
    objeto_conhecimento_id: rest.objeto_conhecimento_id,
    habilidades: [...rest.habilidades],
    etiquetas: [...rest.etiquetas],
    texto_base_id: rest.texto_base_id,
    enunciado: rest.enunciado,
    alternativas: options.map(({ texto, motivo }, n) => ({ letra: letraAt(n), texto, motivo })),
    gabarito: gabaritoOf(options),
    comentario: rest.comentario,
    dificuldade: dificuldade === '' ? null : dificuldade,
    lingua_estrangeira: lingua_estrangeira === '' ? null : lingua_estrangeira === '1' ? 1 : 2,
    par_id: lingua_estrangeira === '' ? null : rest.par_id,
    pontuacao: discursiva ? pontosOf(pontuacao) : null,
    orientacoes: discursiva ? rest.orientacoes : '',
    ...(situacao !== '' && { situacao }),
  };
}

/** Whether it has to be whole: only a draft may lack something (BAN-1). */
export const mustBeWhole = ({ situacao }: Valores, stands: QuestaoSituacao): boolean =>
  (situacao === '' ? stands : situacao) !== 'rascunho';
