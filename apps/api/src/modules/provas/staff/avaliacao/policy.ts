/** Who reads a published exam and what each may do with it now (school §0.3, rules MON-2, MON-5, MON-6). */
import { mayPublishProvas } from '@luneta/domain/autoria-direito';
import { cancelamentoErro, restauracaoErro } from '@luneta/domain/monta-cancelamento';
import { faseDaProva, type FaseDaProva } from '@luneta/domain/monta-mudanca';
import type { components } from '@luneta/openapi';

import type { Sessao } from '../../../../http/sessao.ts';
import type { Alcance } from '../../../escola/index.ts';
import type { TurmaRow } from './partes-store.ts';
import type { AvaliacaoRow } from './store.ts';

/** Profiles that act on every exam of the school. */
const KEEPERS: readonly string[] = ['coordenador', 'gestao_vida', 'gestao_escola', 'diretor', 'admin'];
const WRITERS: readonly string[] = ['professor', 'coordenador', 'gestao_vida', 'diretor', 'admin'];

type Reader = Pick<Sessao, 'pessoa_id' | 'perfil_real'>;

/** Everything that decides about one exam. */
export type Fatos = {
  readonly row: AvaliacaoRow;
  /** All its classes, those out of reach too. */
  readonly turmas: readonly TurmaRow[];
  readonly rascunho_id: string | null;
};

export const isMine = ({ autor_id }: Pick<AvaliacaoRow, 'autor_id'>, { pessoa_id }: Reader): boolean =>
  autor_id === pessoa_id;

/** Whether the person makes this exam: a teacher the own one for own classes, where the school lets teachers publish. */
export function isMaker(
  { row, turmas }: Fatos,
  reader: Reader,
  reach: Alcance['turmas'],
  professor_publica: boolean,
): boolean {
  if (reader.perfil_real !== 'professor') return KEEPERS.includes(reader.perfil_real);
  const taught = turmas.every(({ turma_id }) => reach?.includes(turma_id));
  return mayPublishProvas(reader.perfil_real, professor_publica) && isMine(row, reader) && taught;
}

/**
 * Whether the person may have it on paper: a teacher the own one for own classes, published by whoever. Other profiles are
 * those of the contract. [MON-8]
 */
export function mayPrint(
  { row, turmas }: Pick<Fatos, 'row' | 'turmas'>,
  reader: Reader,
  reach: Alcance['turmas'],
): boolean {
  if (reader.perfil_real !== 'professor') return true;
  return isMine(row, reader) && turmas.every(({ turma_id }) => reach?.includes(turma_id));
}

/** Over the classes that take it; one for which it was cancelled counts only where none is left. */
export function faseOf({ turmas }: Pick<Fatos, 'turmas'>, agora: Date): FaseDaProva {
  const taking = turmas.filter(({ cancelada_em }) => cancelada_em === null);
  const windows = (taking.length > 0 ? taking : turmas).map(({ dias }) => ({
    dias: dias.map(({ dia_prova, inicio_em, fim_em }) => ({
      dia_prova,
      inicioMs: Date.parse(inicio_em),
      fimMs: Date.parse(fim_em),
    })),
  }));
  return faseDaProva(windows, agora.getTime());
}

/** Somebody has begun a day, on a screen or on paper. */
export const hasStarts = ({ turmas }: Pick<Fatos, 'turmas'>): boolean =>
  turmas.some(({ dias }) => dias.some(({ qtde_iniciadas }) => qtde_iniciadas > 0));

const msOf = (date: Date | null) => date?.getTime() ?? null;

/** What the person may do with the exam now. */
export function podeOf(
  fatos: Fatos,
  reader: Reader,
  { maker, agora }: { readonly maker: boolean; readonly agora: Date },
): components['schemas']['AvaliacaoPode'] {
  const { row, rascunho_id } = fatos;
  const isKeeper = KEEPERS.includes(reader.perfil_real);
  const isOpen = row.cancelada_em === null && cancelamentoErro(msOf(row.liberado_em), agora.getTime()) === null;
  const isOver = faseOf(fatos, agora) === 'depois';
  return {
    despublicar: maker && isOpen && !isOver && rascunho_id !== null && !hasStarts(fatos),
    mudar_turmas: maker && isOpen && !isOver,
    cancelar: isKeeper && isOpen,
    descancelar: isKeeper && restauracaoErro(msOf(row.cancelada_em), agora.getTime()) === null,
    reparar: isKeeper && isOpen,
    copiar: WRITERS.includes(reader.perfil_real),
  };
}
