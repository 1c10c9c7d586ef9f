/** What a draft of an exam lacks by itself, without looking at questions or classes. */
import { checagem, type Checagem, type Rascunho, type RascunhoDia, type RascunhoItem } from './rascunho.ts';

const NOME_MIN = 3;

/** Values that come more than once, each once. */
function repeated(values: readonly number[]): number[] {
  const seen = new Set<number>();
  return [...new Set(values.filter((value) => seen.size === seen.add(value).size))];
}

const stop = (codigo: string, alvo?: Checagem['alvo'], dados?: Checagem['dados']) =>
  checagem('impede', codigo, alvo, dados);

function headOf({ descricao, ciclo_id, nota_maxima, especie, dias }: Rascunho): Checagem[] {
  return [
    ...(descricao.trim().length < NOME_MIN ? [stop('sem_nome', { campo: 'descricao' })] : []),
    ...(ciclo_id === null ? [stop('sem_ciclo', { campo: 'ciclo_id' })] : []),
    ...(nota_maxima <= 0 ? [stop('nota_maxima_invalida', { campo: 'nota_maxima' })] : []),
    ...(dias.length === 0 && especie !== 'marco' ? [stop('sem_dias', { campo: 'dias' })] : []),
    ...(dias.length > 0 && especie === 'marco' ? [stop('marco_com_dias', { campo: 'dias' })] : []),
    ...repeated(dias.map(({ dia_prova }) => dia_prova)).map((dia_prova) => stop('dia_repetido', { dia_prova })),
  ];
}

/** Items by their number; a place has one, or one for each of the two languages. */
function placesOf({ itens }: RascunhoDia): Map<number, readonly RascunhoItem[]> {
  const places = new Map<number, readonly RascunhoItem[]>();
  for (const item of itens) places.set(item.numero, [...(places.get(item.numero) ?? []), item]);
  return places;
}

function placeOf(dia_prova: number, numero: number, itens: readonly RascunhoItem[]): Checagem[] {
  const linguas = new Set(itens.map(({ lingua_estrangeira }) => lingua_estrangeira));
  if (linguas.has(null) ? itens.length > 1 : linguas.size < itens.length)
    return [stop('numero_repetido', { dia_prova, numero })];
  return linguas.has(null) || linguas.size === 2 ? [] : [stop('lingua_incompleta', { dia_prova, numero })];
}

/** The first number that is missing; numbers run on from 1, or from the last one of the day before. */
function gapOf(numbers: readonly number[], before: number): number | null {
  const sorted = [...new Set(numbers)].sort((x, y) => x - y);
  const [first] = sorted;
  if (first === undefined) return null;
  const start = first === before + 1 ? first : 1;
  const at = sorted.findIndex((numero, index) => numero !== start + index);
  return at === -1 ? null : start + at;
}

function dayOf(dia: RascunhoDia, before: number): Checagem[] {
  const { dia_prova, itens } = dia;
  if (itens.length === 0) return dia.proposta_redacao_id === null ? [stop('dia_vazio', { dia_prova })] : [];
  const numbers = itens.map(({ numero }) => numero);
  const gap = gapOf(numbers, before);
  return [
    ...(gap === null ? [] : [stop('numero_faltando', { dia_prova, numero: gap })]),
    ...[...placesOf(dia)].flatMap(([numero, place]) => placeOf(dia_prova, numero, place)),
    ...itens
      .filter(({ pontuacao }) => pontuacao !== null && pontuacao <= 0)
      .map(({ numero, questao_id }) => stop('pontuacao_invalida', { dia_prova, numero, questao_id })),
  ];
}

const highest = (dia: RascunhoDia | undefined): number =>
  Math.max(0, ...(dia?.itens ?? []).map(({ numero }) => numero));

function itemsOf({ dias, solicitar_idioma }: Rascunho): Checagem[] {
  const itens = dias.flatMap((dia) => dia.itens);
  const hasLanguage = itens.some(({ lingua_estrangeira }) => lingua_estrangeira !== null);
  return [
    ...dias.flatMap((dia, index) => dayOf(dia, highest(dias[index - 1]))),
    ...repeated(itens.map(({ questao_id }) => questao_id)).map((questao_id) =>
      stop('questao_repetida', { questao_id }),
    ),
    ...(hasLanguage && !solicitar_idioma ? [stop('idioma_nao_pedido', { campo: 'solicitar_idioma' })] : []),
  ];
}

function classesOf({ turmas, dias, especie }: Rascunho): Checagem[] {
  const known = new Set(dias.map(({ dia_prova }) => dia_prova));
  const unset = turmas.flatMap(({ turma_id, dias: windows }) =>
    [...known]
      .filter(
        (dia_prova) => !windows.some((one) => one.dia_prova === dia_prova && one.inicio !== null && one.fim !== null),
      )
      .map((dia_prova) => stop('sem_horario', { campo: 'turmas', turma_id, dia_prova })),
  );
  const unknown = turmas.flatMap(({ turma_id, dias: windows }) =>
    windows
      .filter(({ dia_prova }) => !known.has(dia_prova))
      .map(({ dia_prova }) => stop('dia_desconhecido', { campo: 'turmas', turma_id, dia_prova })),
  );
  const twice = turmas.flatMap(({ turma_id, dias: windows }) =>
    repeated(windows.map(({ dia_prova }) => dia_prova)).map((dia_prova) =>
      stop('dia_repetido', { turma_id, dia_prova }),
    ),
  );
  return [
    ...(turmas.length === 0 && especie !== 'marco' ? [stop('sem_turmas', { campo: 'turmas' })] : []),
    ...repeated(turmas.map(({ turma_id }) => turma_id)).map((turma_id) => stop('turma_repetida', { turma_id })),
    ...unset,
    ...unknown,
    ...twice,
  ];
}

/** Everything that stops a draft by what stands in it alone. [MON-10] */
export const formaDoRascunho = (rascunho: Rascunho): Checagem[] => [
  ...headOf(rascunho),
  ...itemsOf(rascunho),
  ...classesOf(rascunho),
];
