/** States of a place as chips and cells show them. Pure. */
import type { ConferenciaImportada, ConferenciaItem, ConferenciaLugar, EstadoDoLugar } from '@luneta/api-client';
import {
  ChartNoAxesColumn,
  Check,
  CircleDashed,
  type IconShape,
  ImageOff,
  KeyRound,
  MessageSquareText,
  ArrowUpDown,
} from '@luneta/ui/icons';

/** In the order of the chips. */
export const ORDEM = [
  'ok',
  'faltando',
  'gabarito_diverge',
  'sem_imagem',
  'sem_descricao',
  'sem_parametro',
  'area_trocada',
] as const satisfies readonly EstadoDoLugar[];

export const ICONS: Readonly<Record<EstadoDoLugar, IconShape>> = {
  ok: Check,
  faltando: CircleDashed,
  gabarito_diverge: KeyRound,
  sem_imagem: ImageOff,
  sem_descricao: MessageSquareText,
  sem_parametro: ChartNoAxesColumn,
  area_trocada: ArrowUpDown,
};

export const TONES = {
  ok: 'success',
  faltando: 'danger',
  gabarito_diverge: 'danger',
  sem_imagem: 'warning',
  sem_descricao: 'warning',
  sem_parametro: 'boss',
  area_trocada: 'info',
} as const satisfies Readonly<Record<EstadoDoLugar, string>>;

export const lugaresOf = ({ areas }: Pick<ConferenciaImportada, 'areas'>): readonly ConferenciaLugar[] =>
  areas.flatMap(({ lugares }) => lugares);

/** Places that are not in order, of one state where one is chosen. */
export const faltasOf = (prova: ConferenciaImportada, estado: EstadoDoLugar | null): readonly ConferenciaLugar[] =>
  lugaresOf(prova).filter((lugar) => (estado === null ? lugar.estado !== 'ok' : lugar.estado === estado));

/** The fault behind this number, the first after the last; null without another one. */
export function nextOf(faltas: readonly ConferenciaLugar[], numero: number): ConferenciaLugar | null {
  const others = faltas.filter((lugar) => lugar.numero !== numero);
  return others.find((lugar) => lugar.numero > numero) ?? others[0] ?? null;
}

/** The fault before this number, the last before the first. */
export function previousOf(faltas: readonly ConferenciaLugar[], numero: number): ConferenciaLugar | null {
  const others = faltas.filter((lugar) => lugar.numero !== numero);
  const before = others.filter((lugar) => lugar.numero < numero);
  return before[before.length - 1] ?? others[others.length - 1] ?? null;
}

/** The question of a pair that has to be mended first. */
export const itemOf = ({ itens }: ConferenciaLugar): ConferenciaItem | undefined =>
  itens.find(({ falhas }) => falhas.length > 0) ?? itens[0];
