/** An exam as the wizard holds it, and what is sent of it. Pure. */
import type { RascunhoAvaliacaoRequest, RascunhoDocumento, RascunhoItem, TipoAplicacao } from '@luneta/api-client';

export type Dia = {
  readonly dia_prova: number;
  readonly bateria: number;
  /** As it is typed. */
  readonly duracao_minutos: string;
  readonly proposta_redacao_id: number | null;
  readonly itens: readonly RascunhoItem[];
};
/** Times of the clock of the school; '' while they are not chosen. */
export type Janela = {
  readonly dia_prova: number;
  readonly inicio: string;
  readonly fim: string;
  readonly sala: string;
  readonly entrada: 'livre' | 'codigo';
};
export type TurmaDaProva = { readonly turma_id: number; readonly dias: readonly Janela[] };

export type Valores = {
  descricao: string;
  codigo: string;
  /** '' while none is chosen. */
  ciclo: string;
  serie: string;
  especie: RascunhoDocumento['especie'];
  tipo_aplicacao: TipoAplicacao;
  nota_maxima: string;
  solicitar_idioma: boolean;
  instrucoes: string;
  embaralhar: boolean;
  responde: 'versao' | 'sim' | 'nao';
  dias: readonly Dia[];
  turmas: readonly TurmaDaProva[];
};

type Pedido = Omit<RascunhoAvaliacaoRequest, 'params' | 'versao'>;

export const MAX_DIAS = 5;
export const MAX_ITENS = 200;
export const MAX_TURMAS = 60;
export const DURACAO = { min: 5, max: 600 } as const;

/** A day as it begins: one lesson of fifty minutes. */
export const novoDia = (dia_prova: number): Dia => ({
  dia_prova,
  bateria: 1,
  duracao_minutos: '50',
  proposta_redacao_id: null,
  itens: [],
});

export const NOVA: Valores = {
  descricao: '',
  codigo: '',
  ciclo: '',
  serie: '',
  especie: 'prova',
  tipo_aplicacao: 'Online',
  nota_maxima: '10',
  solicitar_idioma: false,
  instrucoes: '',
  embaralhar: false,
  responde: 'versao',
  dias: [novoDia(1)],
  turmas: [],
};

const idOf = (typed: string): number | null => (typed === '' ? null : Number(typed));
const typedId = (id: number | null): string => (id === null ? '' : String(id));
/** A number with a comma, as it is typed; NaN for what is none. */
export const numeroOf = (typed: string): number =>
  typed.trim() === '' ? Number.NaN : Number(typed.trim().replace(',', '.'));
export const typedNumero = (value: number): string => String(value).replace('.', ',');

export function valoresOf(documento: RascunhoDocumento): Valores {
  const { ciclo_id, serie_id, codigo, nota_maxima, responde_apos_entrega: responde, dias, turmas, ...rest } = documento;
  return {
    ...rest,
    codigo: codigo ?? '',
    ciclo: typedId(ciclo_id),
    serie: typedId(serie_id),
    nota_maxima: typedNumero(nota_maxima),
    responde: responde === null ? 'versao' : responde ? 'sim' : 'nao',
    dias: dias.map((dia) => ({ ...dia, duracao_minutos: String(dia.duracao_minutos) })),
    turmas: turmas.map(({ turma_id, dias: windows }) => ({
      turma_id,
      dias: windows.map(({ inicio, fim, sala, ...window }) => ({
        ...window,
        inicio: inicio ?? '',
        fim: fim ?? '',
        sala: sala ?? '',
      })),
    })),
  };
}

/** What is sent; what is no number is sent as such and refused at its field. */
export function pedidoOf(valores: Valores): Pedido {
  const { ciclo, serie, codigo, nota_maxima, responde, dias, turmas, embaralhar, ...rest } = valores;
  return {
    ...rest,
    codigo: codigo.trim() === '' ? null : codigo.trim(),
    ciclo_id: idOf(ciclo),
    serie_id: idOf(serie),
    nota_maxima: numeroOf(nota_maxima),
    // Paper has the printed order.
    embaralhar: embaralhar && rest.tipo_aplicacao === 'Online',
    responde_apos_entrega: responde === 'versao' ? null : responde === 'sim',
    dias: dias.map((dia) => ({
      ...dia,
      duracao_minutos: numeroOf(dia.duracao_minutos),
      itens: dia.itens.map((item) => ({ ...item })),
    })),
    turmas: turmas.map(({ turma_id, dias: windows }) => ({
      turma_id,
      dias: windows
        .filter(({ dia_prova }) => dias.some((dia) => dia.dia_prova === dia_prova))
        .map(({ inicio, fim, sala, ...window }) => ({
          ...window,
          inicio: inicio === '' ? null : inicio,
          fim: fim === '' ? null : fim,
          sala: sala.trim() === '' ? null : sala.trim(),
        })),
    })),
  };
}

/** A marco is the name of a roadmap: it has neither days nor classes. */
export const temDias = ({ especie }: Pick<Valores, 'especie'>): boolean => especie !== 'marco';
